import path from 'node:path';
import {Kind, parse} from 'graphql';
import {listFilesAt} from '@paydocs/core';
import {readPlain, type ReadSource} from '../readSource';
import {isExampleFile} from './joinSchema';

/**
 * Finds the file that defines each field, so that root fields can be grouped the way the schema's authors did.
 *
 * @param folder - absolute path of a file or a folder; only SDL files are read, because an introspection result isn't
 *   split into files
 * @param read - reads a file
 * @returns title of the group by field, such as `Query.charges`; empty if there is only one file
 */
export function readDomains(folder: string, read: ReadSource = readPlain): Map<string, string> {
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
 * Returns a title for a file name: `apple-pay` becomes `Apple Pay` if the file's text spells it like that,
 * `points-of-sale` becomes `Points of sale`.
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

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
