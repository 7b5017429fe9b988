import fs from 'node:fs';
import {existsExactly} from '../existsExactly';
import {InputError} from '../inputError';
import {lineOfField} from './lines';
import type {Brand} from './types';

/**
 * Checks that the images that a brand names are there.
 *
 * @param brand - a checked brand
 * @param source - the text of the file that holds it
 * @param file - path of that file from the project's root, for messages
 * @throws InputError that lists every missing file with the line that names it
 */
export function checkImages({logo, favicon}: Brand, source = '', file = 'src/brand.ts'): void {
  const images: [field: string, image: string][] = [
    ['logo.light', logo.light],
    ['logo.dark', logo.dark],
    ['favicon', favicon],
  ];
  const problems = images.flatMap(([field, image]) => {
    const reason = mistake(`static/${image}`);
    if (reason === undefined) return [];
    const line = lineOfField(source, field.split('.'));
    const message = `${field} is "${image}", but static/${image} ${reason}. Put the image there, or use a different one.`;
    return [{file, ...(line && {line}), message}];
  });
  if (problems.length > 0) throw new InputError(problems);
}

function mistake(file: string): string | undefined {
  if (!existsExactly(file)) return "doesn't exist; check the capitalization";
  const stats = fs.statSync(file);
  if (!stats.isFile()) return 'is a folder';
  return stats.size === 0 ? 'is empty' : undefined;
}
