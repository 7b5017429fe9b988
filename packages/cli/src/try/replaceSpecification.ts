import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@paydocs/core';
import {findReachableFiles} from './reachableFiles';

/** The user's files by path of the copy's file, relative to the copy's root. A folder represents its contents. */
export type Origins = Map<string, string>;

/** Matches what this project would interpret as a brand token; in a user's files, it's plain text. */
const BRAND_TOKEN = /\{(?= *product(?:[.-][A-Za-z]*)* *\})/g;

/**
 * Replaces the copy's OpenAPI description: its root file, and each file that it refers to.
 *
 * @param root - absolute path of the root file
 * @param copy - absolute path of a copy of the project
 * @param formatPath - formats the path of a file for messages
 * @returns path of each original file or folder, by path of the replaced file or folder relative to `copy`
 * @throws InputError if a file refers to one outside of the root file's folder, which would be published by accident
 */
export function replaceOpenApi(root: string, copy: string, formatPath: (file: string) => string): Origins {
  const files = findReachableFiles(root, formatPath);
  fs.rmSync(path.join(copy, 'openapi'), {recursive: true, force: true});
  const origins: Origins = new Map([['openapi', root]]);
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
 * @returns path of each original file or folder, by path of the replaced file or folder relative to `copy`
 */
export function replaceGraphql(source: string, copy: string): Origins {
  fs.rmSync(path.join(copy, 'graphql'), {recursive: true, force: true});
  const origins: Origins = new Map([['graphql', source]]);
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

/** Copies a file, and escapes what would be a brand token. Line numbers stay the same. */
function copyFile(file: string, copy: string, target: string, origins: Origins): void {
  const absolute = path.join(copy, target);
  fs.mkdirSync(path.dirname(absolute), {recursive: true});
  const text = fs.readFileSync(file, 'utf8');
  const escaped = text.replace(BRAND_TOKEN, '\\{');
  if (escaped === text) fs.copyFileSync(file, absolute);
  else fs.writeFileSync(absolute, escaped);
  origins.set(target.split(path.sep).join('/'), file);
}
