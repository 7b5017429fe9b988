/** Finds locations in the files of the specifications, for messages of tests. */
import fs from 'node:fs';
import {listFiles} from '@paydocs/core';

const sources = ['openapi', 'graphql'].flatMap((folder) =>
  listFiles(folder).filter((file) => /\.(?:yaml|graphql)$/.test(file)),
);

/**
 * Finds a text in the specifications, also across line breaks.
 *
 * @param text - a part of a description, or a line
 * @param files - paths of the files to search; all files of both specifications by default
 * @returns the first location, such as `openapi/schemas/Payment.yaml:12`; without one, the names of the files or folders
 */
export function findLocation(text: string, files: readonly string[] = sources): string {
  const words = text.split(/\s+/).filter(Boolean);
  const pattern = new RegExp(words.map((word) => word.replace(/\W/g, '\\$&')).join('\\s+'));
  for (const file of files.filter((each) => fs.existsSync(each))) {
    const content = fs.readFileSync(file, 'utf8');
    const match = pattern.exec(content);
    if (match) return `${file}:${content.slice(0, match.index).split('\n').length}`;
  }
  return files.length < sources.length ? files.join(' ') : 'openapi or graphql';
}
