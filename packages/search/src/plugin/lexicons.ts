import fs from 'node:fs';
import path from 'node:path';
import {parseLexicon} from '../engine/words/lexicon';

const folder = path.resolve(__dirname, '../../lexicon');

/** The lexicons that come with search: words of the field in English, and in Spanish for those who ask in it. */
export const ownLexicons: readonly string[] = ['payments', 'spanish'].map((name) => path.join(folder, `${name}.txt`));

/**
 * @param files - lexicons, as `lexicon/payments.txt` explains them
 * @returns their lines without remarks
 * @throws Error for a line that is none
 */
export function readLexicons(files: readonly string[] = ownLexicons): string {
  const lines = files.flatMap((file) => fs.readFileSync(file, 'utf8').split('\n'));
  const telling = lines.filter((line) => line.trim() && !line.startsWith('#')).join('\n');
  parseLexicon(telling);
  return telling;
}
