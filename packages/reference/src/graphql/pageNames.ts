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
  /** Name in the schema. */
  name: string;
  /** Name of its file and last segment of its URL; unique among the pages of its kind. */
  page: string;
  entry: Entry;
}

/**
 * Lists the pages of all operations, directives, and types. The name of a page is the kebab case of the name in the schema.
 * If names differ only in case or underscores, all but the first in code unit order get a number.
 *
 * @param schema - valid schema
 * @returns all pages, grouped by kind
 */
export function listPages(schema: GraphQLSchema): Page[] {
  return Object.entries(schemaMap(schema)).flatMap(([kind, entries]) => {
    // Docusaurus uses files with these names as the index page of their folder.
    const pages = uniqueNames(Object.keys(entries), (name) => kebab(name) || 'name', ['index', 'readme', kind]);
    return [...pages].map(([name, page]) => ({kind: kind as Kind, name, page, entry: ownValue(entries, name)!}));
  });
}

/** @returns whether the page belongs to a root field */
export function isOperation({kind}: Page): boolean {
  return kind === 'queries' || kind === 'mutations' || kind === 'subscriptions';
}

/** @returns the title of a page. The title of a directive starts with `@`. */
export function titleOf({kind, name}: Page): string {
  return kind === 'directives' ? `@${name}` : name;
}
