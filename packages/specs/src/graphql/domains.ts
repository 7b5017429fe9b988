import path from 'node:path';
import {Kind, parse} from 'graphql';
import {escapeRegExp, listFilesAt} from '@paydocs/core';
import {readPlainSource, type SourceReader} from '../readSource';
import {isExampleFile} from './joinSchema';

/**
 * Groups the fields of object types by the SDL file that defines them, as the schema's authors did.
 *
 * @param folder - absolute path of the schema's file or folder; introspection results (`.json`) are ignored
 * @param read - reader of the files
 * @returns titles of the groups by field: `Query.charges` maps to `Charges`; empty if there are fewer than two SDL
 *   files
 */
export function readDomainsByField(folder: string, read: SourceReader = readPlainSource): Map<string, string> {
  const files = listFilesAt(folder).filter((file) => /\.(?:graphqls?|gql)$/.test(file) && !isExampleFile(folder, file));
  const domains = new Map<string, string>();
  if (files.length < 2) return domains;
  for (const file of files) {
    const text = read(file);
    const title = getTitle(path.parse(file).name, text);
    for (const definition of parse(text, {noLocation: true}).definitions) {
      if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
      for (const field of definition.fields ?? []) domains.set(`${definition.name.value}.${field.name.value}`, title);
    }
  }
  return domains;
}

/**
 * Converts a file name to a title, in the most frequent spelling of the file's text: `apple-pay` becomes `Apple Pay`.
 * If the text doesn't contain the name, only the first letter is capitalized: `points-of-sale` becomes `Points of
 * sale`.
 */
function getTitle(name: string, text: string): string {
  const words = name.split(/[-_. ]+/).filter(Boolean);
  const counts = new Map<string, number>();
  for (const [spelling] of text.matchAll(new RegExp(`\\b${words.map(escapeRegExp).join(' ')}\\b`, 'gi'))) {
    counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
  }
  const [mostFrequent = words.join(' ')] = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([spelling]) => spelling);
  return mostFrequent.charAt(0).toUpperCase() + mostFrequent.slice(1);
}
