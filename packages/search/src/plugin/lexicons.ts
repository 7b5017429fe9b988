import fs from 'node:fs';
import path from 'node:path';
import {parseLexicon} from '../engine/words/lexicon';

const LEXICON_FOLDER = path.resolve(__dirname, '../../lexicon');

/**
 * Absolute paths of the built-in lexicons: English payment terms, and Spanish words for readers who search in Spanish.
 */
export const defaultLexiconFiles: readonly string[] = ['payments', 'spanish'].map((name) =>
  path.join(LEXICON_FOLDER, `${name}.txt`),
);

/**
 * Reads, checks, and joins lexicons.
 *
 * @param files - paths of lexicons; `lexicon/payments.txt` explains the format
 * @returns the lines of all lexicons, without comments
 * @throws Error if a line is invalid
 */
export function readLexicons(files: readonly string[] = defaultLexiconFiles): string {
  const lines = files.flatMap((file) => fs.readFileSync(file, 'utf8').split('\n'));
  const entries = lines.filter((line) => line.trim() && !line.startsWith('#')).join('\n');
  parseLexicon(entries);
  return entries;
}
