import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@paydocs/core';
import {findReachableFiles} from './reachableFiles';

/** Absolute paths of the user's files and folders, by the path of their copy relative to the copy's root. */
export type OriginalPaths = Map<string, string>;

/** Matches the brace of text that this project would replace as a brand token. In a user's files, it's plain text. */
const BRAND_TOKEN = /\{(?= *product(?:[.-][A-Za-z]*)* *\})/g;

/**
 * Replaces the copy's OpenAPI description with a user's: the root file, and each file to which it refers.
 *
 * @param root - absolute path of the root file
 * @param copy - absolute path of a copy of the project
 * @param formatPath - formats the path of a file for messages
 * @returns see {@link OriginalPaths}
 * @throws InputError if a file refers to one outside of the root file's folder, which would be published by accident
 */
export function replaceOpenApiDescription(
  root: string,
  copy: string,
  formatPath: (file: string) => string,
): OriginalPaths {
  const files = findReachableFiles(root, formatPath);
  fs.rmSync(path.join(copy, 'openapi'), {recursive: true, force: true});
  const origins: OriginalPaths = new Map([['openapi', root]]);
  for (const file of files) {
    const hasExtension = file !== root || /\.(?:ya?ml|json)$/.test(file);
    copyFile(file, copy, `openapi/${path.relative(path.dirname(root), file)}${hasExtension ? '' : '.yaml'}`, origins);
  }
  return origins;
}

/**
 * Replaces the copy's GraphQL schema with the schema files in a folder, or with one file.
 *
 * @param source - absolute path of a schema file, or of a folder with `.graphql`, `.graphqls`, `.gql`, and `.json`
 *   files
 * @param copy - absolute path of a copy of the project
 * @returns see {@link OriginalPaths}
 */
export function replaceGraphqlSchema(source: string, copy: string): OriginalPaths {
  fs.rmSync(path.join(copy, 'graphql'), {recursive: true, force: true});
  const origins: OriginalPaths = new Map([['graphql', source]]);
  if (fs.statSync(source).isDirectory()) {
    for (const file of listFiles(source).filter((name) => /\.(?:graphqls?|gql|json)$/.test(name))) {
      copyFile(file, copy, `graphql/${path.relative(source, file)}`, origins);
    }
    fs.mkdirSync(path.join(copy, 'graphql'), {recursive: true});
  } else {
    const hasExtension = /\.(?:graphqls?|gql|json)$/.test(source);
    copyFile(source, copy, `graphql/${path.basename(source)}${hasExtension ? '' : '.graphql'}`, origins);
  }
  return origins;
}

/**
 * Copies a file, escapes text that looks like a brand token, and adds the file to `origins`. Line numbers stay the
 * same.
 */
function copyFile(file: string, copy: string, target: string, origins: OriginalPaths): void {
  const absolute = path.join(copy, target);
  fs.mkdirSync(path.dirname(absolute), {recursive: true});
  const text = fs.readFileSync(file, 'utf8');
  const escaped = text.replace(BRAND_TOKEN, '\\{');
  if (escaped === text) fs.copyFileSync(file, absolute);
  else fs.writeFileSync(absolute, escaped);
  origins.set(target.split(path.sep).join('/'), file);
}
