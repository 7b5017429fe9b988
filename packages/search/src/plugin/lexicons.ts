import fs from 'node:fs';
import path from 'node:path';
import {parseLexicon, type LexiconEntry} from '../engine/words/lexicon';

const folder = path.resolve(__dirname, '../../lexicon');

/** The lexicons that come with search: words of the field in English, and in Spanish for those who ask in it. */
export const ownLexicons: readonly string[] = ['payments', 'spanish'].map((name) => path.join(folder, `${name}.txt`));

/**
 * @param files - lexicons, as `lexicon/payments.txt` explains them
 * @returns their entries
 * @throws Error for a line that is none
 */
export const readLexicons = (files: readonly string[] = ownLexicons): LexiconEntry[] =>
  files.flatMap((file) => parseLexicon(fs.readFileSync(file, 'utf8')));
