import fs from 'node:fs';
import path from 'node:path';
import {InputError, listFiles} from '@paydocs/core';
import {toDisplayPath} from '../../readSource';

const ROOT_NAMES = ['openapi.yaml', 'openapi.yml', 'openapi.json'];

/** Pattern of the key that only a root file contains. Version 2 of OpenAPI was called Swagger. */
const ROOT_KEY = /^(?:["']?(?:openapi|swagger)["']?\s*:|\s*\{?\s*"(?:openapi|swagger)"\s*:)/m;

/**
 * Finds the root file of an OpenAPI description: `openapi.yaml` (or `.yml`, `.json`), otherwise the only file in the
 * folder that declares an OpenAPI version, otherwise the only file.
 *
 * @param folder - absolute path of the folder
 * @returns absolute path of the root file
 * @throws InputError if there is no root file, or more than one
 */
export function findRootFile(folder: string): string {
  const conventionalRoot = ROOT_NAMES.map((name) => path.join(folder, name)).find((file) => fs.existsSync(file));
  if (conventionalRoot) return conventionalRoot;
  const files = listFiles(folder).filter((file) => /\.(?:ya?ml|json)$/.test(file));
  const [root, otherRoot] = files.filter((file) => ROOT_KEY.test(fs.readFileSync(file, 'utf8')));
  const names = ROOT_NAMES.join(' or ');
  if (!root) {
    // `assertRootFile` reports the actual format of the only file.
    if (files.length === 1 && files[0] !== undefined) return files[0];
    const message = `has no API description. Save the root file in this folder as ${names}.`;
    throw new InputError([{file: toDisplayPath(folder), message}], 'openapi/source');
  }
  if (otherRoot) {
    const message = `has more than one description, such as ${path.basename(root)} and ${path.basename(otherRoot)}. Rename the file that you want to use to ${names}.`;
    throw new InputError([{file: toDisplayPath(folder), message}], 'openapi/source');
  }
  return root;
}
