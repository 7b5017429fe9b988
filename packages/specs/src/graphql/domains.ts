import path from 'node:path';
import {Kind, parse} from 'graphql';
import {filesOf} from '@paydocs/core/fingerprint';
import {readPlain, type ReadSource} from '../readSource';
import {isExample} from './joinSchema';

/**
 * Finds out which file of a schema has which field, so that root fields can be grouped as those who
 * wrote the schema did.
 *
 * @param folder - absolute path of a file, or of a folder; files in SDL are read, results of introspection have no files
 * @param read - reads a file
 * @returns `Query.charges` → the title of its group; nothing when one file holds all
 */
export function domainsOf(folder: string, read: ReadSource = readPlain): Map<string, string> {
  const files = filesOf(folder).filter((file) => /\.(?:graphqls?|gql)$/.test(file) && !isExample(folder, file));
  const domains = new Map<string, string>();
  if (files.length < 2) return domains;
  for (const file of files) {
    const text = read(file);
    const title = titleOf(path.parse(file).name, text);
    for (const definition of parse(text, {noLocation: true}).definitions) {
      if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
      for (const field of definition.fields ?? []) domains.set(`${definition.name.value}.${field.name.value}`, title);
    }
  }
  return domains;
}

/** `apple-pay` → `Apple Pay`, as the texts of the file write it; else `Points of sale`. */
function titleOf(name: string, text: string): string {
  const words = name.split(/[-_. ]+/).filter(Boolean);
  const counts = new Map<string, number>();
  for (const [written] of text.matchAll(new RegExp(`\\b${words.map(escapeRegExp).join(' ')}\\b`, 'gi'))) {
    counts.set(written, (counts.get(written) ?? 0) + 1);
  }
  const [usual = words.join(' ')] = [...counts].sort(([, one], [, other]) => other - one).map(([written]) => written);
  return usual.charAt(0).toUpperCase() + usual.slice(1);
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
