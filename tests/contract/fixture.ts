/** Both specifications of the fixture site, and what its guides are checked against, from sources instead of generated files. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {getBrandTokens} from '@paydocs/core';
import {joinSchema, bundleOpenApi} from '@paydocs/specs/read';
import {createTokenReplacingReader, type OpenApiDocument} from '@paydocs/specs';
import {brand} from '../fixture-site/src/brand';
import {testData} from '../fixture-site/src/testData';
import {CONTENT} from '../fixtureSite';
import {readSpecifications} from './content';

const read = createTokenReplacingReader(getBrandTokens(brand));

const bundled = await bundleOpenApi(path.resolve(CONTENT, 'openapi'), path.resolve(CONTENT, 'redocly.yaml'), {read});

/** Freezes a value. Test files share what they load, so a change in one would affect the others. */
const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
};
freeze(bundled);
export const openapi = bundled as unknown as OpenApiDocument;
export const {sdl} = joinSchema(path.resolve(CONTENT, 'graphql'), {read});
export const specifications = readSpecifications({folder: CONTENT, openapi: bundled, sdl, brand, testData});

/** Writes both specifications to files in a new folder, which is deleted when the process ends. */
export function specificationFiles(): {openapi: string; sdl: string} {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'specifications-'));
  process.on('exit', () => fs.rmSync(folder, {recursive: true, force: true}));
  const files = {openapi: path.join(folder, 'openapi.json'), sdl: path.join(folder, 'schema.graphql')};
  fs.writeFileSync(files.openapi, JSON.stringify(openapi));
  fs.writeFileSync(files.sdl, sdl);
  return files;
}
