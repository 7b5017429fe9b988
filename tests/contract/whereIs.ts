/** Where something stands in the files of the specifications, for messages of tests. */
import fs from 'node:fs';
import {listFiles} from '@paydocs/core/fingerprint';

const sources = ['openapi', 'graphql'].flatMap((folder) =>
  listFiles(folder).filter((file) => /\.(?:yaml|graphql)$/.test(file)),
);

/**
 * Finds a text in the specifications, whatever lines it is broken into.
 *
 * @param text - a part of a description, or a line
 * @param files - where to look; all files of both specifications by default
 * @returns the first place, such as `openapi/schemas/Payment.yaml:12`; the first of few files if it isn't there
 */
export function whereIs(text: string, files: readonly string[] = sources): string {
  const words = text.split(/\s+/).filter(Boolean);
  const pattern = new RegExp(words.map((word) => word.replace(/\W/g, '\\$&')).join('\\s+'));
  for (const file of files.filter((each) => fs.existsSync(each))) {
    const written = fs.readFileSync(file, 'utf8');
    const match = pattern.exec(written);
    if (match) return `${file}:${written.slice(0, match.index).split('\n').length}`;
  }
  return files.length < sources.length ? files.join(' ') : 'openapi or graphql';
}
