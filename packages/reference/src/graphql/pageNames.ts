import type {GraphQLSchema} from 'graphql';
import {getOwnValue, toKebabCase} from '@paydocs/core';
import {assignUniqueNames} from '../common/uniqueNames';
import {createSchemaMap, type SchemaMap} from './plugin/schemaMap';

export type Kind = keyof SchemaMap;
export type Entry = SchemaMap[Kind][string];

/** A page of the reference. */
export interface Page {
  kind: Kind;
  /** Name in the schema. */
  name: string;
  /** Name of its file and last segment of its URL; unique among the pages of its kind. */
  slug: string;
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
  return Object.entries(createSchemaMap(schema)).flatMap(([kind, entries]) => {
    // Docusaurus uses files with these names as the index page of their folder.
    const pages = assignUniqueNames(Object.keys(entries), (name) => toKebabCase(name) || 'name', [
      'index',
      'readme',
      kind,
    ]);
    return [...pages].map(([name, slug]) => ({kind: kind as Kind, name, slug, entry: getOwnValue(entries, name)!}));
  });
}

/** @returns whether the page belongs to a root field */
export function isOperation({kind}: Page): boolean {
  return kind === 'queries' || kind === 'mutations' || kind === 'subscriptions';
}

/** @returns the title of a page. The title of a directive starts with `@`. */
export function getTitle({kind, name}: Page): string {
  return kind === 'directives' ? `@${name}` : name;
}
