import fs from 'node:fs';
import path from 'node:path';
import {completeBrand} from '@paydocs/core/brand/complete';
import type {Brand} from '@paydocs/core/brand/types';

/** A file that is imported for the brand, and holds nothing else. */
const EXPORT = /^export const brand\b/m;

/**
 * Puts the brand of another provider in the place of a site's own: everything that is not known has a value that reads
 * as one.
 *
 * @param name - the provider's name
 * @param brand - the site's
 * @param file - the file that exports it, absolute, if the site has one
 * @returns whether there is such a file
 */
export function putBrand(name: string, {logo, favicon, colors}: Brand, file: string | undefined): boolean {
  if (file === undefined || !EXPORT.test(fs.readFileSync(file, 'utf8'))) return false;
  const values = completeBrand({name, tagline: taglineOf(name), logo, favicon, colors});
  const types = "import type {Brand} from '@paydocs/core/brand/types';\n\n";
  const isTyped = path.extname(file) === '.ts';
  const text = `export const brand${isTyped ? ': Brand' : ''} = ${JSON.stringify(values, null, 2)};\n`;
  fs.writeFileSync(file, isTyped ? types + text : text);
  return true;
}

/** @returns what a site says below the provider's name */
export const taglineOf = (name: string): string => `Explore the guides and examples to take payments with ${name}.`;
