import type {GraphQLSchema} from 'graphql';
import {ownValue} from '@paydocs/core/ownValue';
import {kebab} from '@paydocs/core/kebab';
import {uniqueNames} from '../common/uniqueNames';
import {schemaMap, type SchemaMap} from './plugin/schemaMap';

export type Kind = keyof SchemaMap;
export type Entry = SchemaMap[Kind][string];

/** A page of the reference. */
export interface Page {
  kind: Kind;
  /** As in the schema. */
  name: string;
  /** Name of its file, and last part of its address; no other page of its kind has it. */
  page: string;
  entry: Entry;
}

/**
 * Names the page of each operation, directive and type: its name in kebab case. Of names that differ
 * in case or underscores alone, the later ones in the order of their characters get a number.
 *
 * @param schema - a valid schema
 * @returns all pages, by kind and name
 */
export function listPages(schema: GraphQLSchema): Page[] {
  return Object.entries(schemaMap(schema)).flatMap(([kind, entries]) => {
    // Docusaurus takes these files for the page of the folder that they are in.
    const pages = uniqueNames(Object.keys(entries), (name) => kebab(name) || 'name', ['index', 'readme', kind]);
    return [...pages].map(([name, page]) => ({kind: kind as Kind, name, page, entry: ownValue(entries, name)!}));
  });
}

/** @returns whether a page is that of a root field */
export function isOperation({kind}: Page): boolean {
  return kind === 'queries' || kind === 'mutations' || kind === 'subscriptions';
}

/** @returns what a page is called: a directive as it is written where it is used */
export function titleOf({kind, name}: Page): string {
  return kind === 'directives' ? `@${name}` : name;
}
