import fs from 'node:fs';
import {existsWithExactCase} from '../existsWithExactCase';
import {InputError} from '../inputError';
import {findFieldLine} from './findFieldLine';
import type {Brand} from './types';

/**
 * Checks that the images of a brand exist.
 *
 * @param brand - validated brand
 * @param source - content of the brand file
 * @param file - path of the brand file, relative to the project root, for messages
 * @throws InputError that lists each missing file with the line that names it
 */
export function checkBrandImages({logo, favicon}: Brand, source = '', file = 'src/brand.ts'): void {
  const images: [field: string, image: string][] = [
    ['logo.light', logo.light],
    ['logo.dark', logo.dark],
    ['favicon', favicon],
  ];
  const diagnostics = images.flatMap(([field, image]) => {
    const reason = checkImage(`static/${image}`);
    if (reason === undefined) return [];
    const line = findFieldLine(source, field.split('.'));
    const message = `${field} is "${image}", but static/${image} ${reason}. Save the image as static/${image}, or use a different one.`;
    return [{file, ...(line && {line}), message}];
  });
  if (diagnostics.length > 0) throw new InputError(diagnostics, 'config/brand');
}

function checkImage(file: string): string | undefined {
  if (!existsWithExactCase(file)) return "doesn't exist; check the capitalization";
  const stats = fs.statSync(file);
  if (!stats.isFile()) return 'is a folder';
  return stats.size === 0 ? 'is empty' : undefined;
}
