import fs from 'node:fs';
import {InputError} from '../inputError';
import type {Brand} from './types';

/**
 * Checks that the images that a brand names are there.
 *
 * @param brand - a checked brand
 * @throws InputError that lists every missing file
 */
export function checkImages({logo, favicon}: Brand): void {
  const missing = [
    ['logo.light', logo.light],
    ['logo.dark', logo.dark],
    ['favicon', favicon],
  ].filter(([, file]) => !fs.existsSync(`static/${file}`));
  if (missing.length > 0) {
    throw new InputError(
      missing.map(([field, file]) => ({
        file: 'src/brand.ts',
        message: `${field} is "${file}", but static/${file} does not exist. Put the image there, or name another one.`,
      })),
    );
  }
}
