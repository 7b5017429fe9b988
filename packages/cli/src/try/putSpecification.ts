import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@paydocs/core/fingerprint';
import {reachableFiles} from './reachableFiles';

/** File of the copy, by its path from the copy's root → file of the user. Folders stand for what is in them. */
export type Origins = Map<string, string>;

/** What this project would take for a token of the brand; in the files of others it is their text. */
const BRAND_TOKEN = /\{(?= *product(?:[.-][A-Za-z]*)* *\})/g;

/**
 * Puts an OpenAPI description in the place of the copy's own: the root file and each file that it
 * refers to.
 *
 * @param root - absolute path of the root file
 * @param copy - absolute path of a copy of the project
 * @param shown - names a file in messages
 * @returns where each file came from
 * @throws InputError when a file refers to one outside of the root file's folder: nobody means to publish that
 */
export function putOpenApi(root: string, copy: string, shown: (file: string) => string): Origins {
  const files = reachableFiles(root, shown);
  fs.rmSync(path.join(copy, 'openapi'), {recursive: true, force: true});
  const origins: Origins = new Map([['openapi', root]]);
  for (const file of files) {
    const isNamed = file !== root || /\.(?:ya?ml|json)$/.test(file);
    put(file, copy, `openapi/${path.relative(path.dirname(root), file)}${isNamed ? '' : '.yaml'}`, origins);
  }
  return origins;
}

/**
 * Puts a GraphQL schema in the place of the copy's own.
 *
 * @param source - absolute path of a file, or of a folder with files
 * @param copy - absolute path of a copy of the project
 * @returns where each file came from
 */
export function putGraphql(source: string, copy: string): Origins {
  fs.rmSync(path.join(copy, 'graphql'), {recursive: true, force: true});
  const origins: Origins = new Map([['graphql', source]]);
  if (fs.statSync(source).isDirectory()) {
    for (const file of listFiles(source).filter((name) => /\.(?:graphqls?|gql|json)$/.test(name))) {
      put(file, copy, `graphql/${path.relative(source, file)}`, origins);
    }
    fs.mkdirSync(path.join(copy, 'graphql'), {recursive: true});
  } else {
    const isNamed = /\.(?:graphqls?|gql|json)$/.test(source);
    put(source, copy, `graphql/${path.basename(source)}${isNamed ? '' : '.graphql'}`, origins);
  }
  return origins;
}

/** Copies a file so that nothing in it is a token. Lines stay where they are. */
function put(file: string, copy: string, target: string, origins: Origins): void {
  const absolute = path.join(copy, target);
  fs.mkdirSync(path.dirname(absolute), {recursive: true});
  const text = fs.readFileSync(file, 'utf8');
  const escaped = text.replace(BRAND_TOKEN, '\\{');
  if (escaped === text) fs.copyFileSync(file, absolute);
  else fs.writeFileSync(absolute, escaped);
  origins.set(target.split(path.sep).join('/'), file);
}
