import fs from 'node:fs';
import path from 'node:path';
import {InputError} from '@paydocs/core/inputError';
import {listFiles} from '@paydocs/core/fingerprint';
import {displayPath} from '../../readSource';

const ROOT_NAMES = ['openapi.yaml', 'openapi.yml', 'openapi.json'];

/** The key that only the root file of a description has. Swagger is what version 2 was called. */
const ROOT_KEY = /^(?:["']?(?:openapi|swagger)["']?\s*:|\s*\{?\s*"(?:openapi|swagger)"\s*:)/m;

/**
 * Finds the root file of an OpenAPI description: `openapi.yaml` or a sister, or else the only file
 * below the folder that says which version of OpenAPI it is written in, or the only file.
 *
 * @param folder - absolute path
 * @returns absolute path of the root file
 * @throws InputError when there is none, or more than one
 */
export function findRoot(folder: string): string {
  const named = ROOT_NAMES.map((name) => path.join(folder, name)).find((file) => fs.existsSync(file));
  if (named) return named;
  const files = listFiles(folder).filter((file) => /\.(?:ya?ml|json)$/.test(file));
  const [root, other] = files.filter((file) => ROOT_KEY.test(fs.readFileSync(file, 'utf8')));
  const names = ROOT_NAMES.join(' or ');
  if (!root) {
    // Of the only file, it can be said what it is instead.
    if (files.length === 1 && files[0] !== undefined) return files[0];
    const message = `has no API description. Save the root file there as ${names}.`;
    throw new InputError([{file: displayPath(folder), message}]);
  }
  if (other) {
    const message = `has more than one description, such as ${path.basename(root)} and ${path.basename(other)}. Rename the one that you want to use to ${names}.`;
    throw new InputError([{file: displayPath(folder), message}]);
  }
  return root;
}
