import fs from 'node:fs';
import path from 'node:path';
import {completeBrand} from '@paydocs/core/brand';
import type {Brand} from '@paydocs/core';

/** Matches the export of a file that only contains the brand. */
const BRAND_EXPORT = /^export const brand\b/m;

/**
 * Replaces a site's brand with another provider's. Each unknown value is a recognizable placeholder.
 *
 * @param name - the provider's name
 * @param brand - the site's brand
 * @param file - absolute path of the file that exports the brand, if the site has one
 * @returns whether the file was replaced; `false` if there's no such file
 */
export function replaceBrand(name: string, {logo, favicon, colors}: Brand, file: string | undefined): boolean {
  if (file === undefined || !BRAND_EXPORT.test(fs.readFileSync(file, 'utf8'))) return false;
  const values = completeBrand({name, tagline: createTagline(name), logo, favicon, colors});
  const types = "import type {Brand} from '@paydocs/core/client';\n\n";
  const isTyped = path.extname(file) === '.ts';
  const text = `export const brand${isTyped ? ': Brand' : ''} = ${JSON.stringify(values, null, 2)};\n`;
  fs.writeFileSync(file, isTyped ? types + text : text);
  return true;
}

/** Creates the tagline for a provider's name. */
const createTagline = (name: string): string => `Explore the guides and examples to accept payments with ${name}.`;
