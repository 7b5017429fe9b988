import type {GraphQLSchema} from 'graphql';
import {getOwnValue, toKebabCase} from '@paydocs/core';
import {assignUniqueNames} from '../common/uniqueNames';
import {createSchemaMap, type SchemaMap} from './plugin/schemaMap';

export type EntryKind = keyof SchemaMap;
export type SchemaEntry = SchemaMap[EntryKind][string];

/** Page of the reference. */
export interface Page {
  kind: EntryKind;
  /** Name in the schema. */
  name: string;
  /** File name and last segment of the URL; unique among the pages of its kind. */
  slug: string;
  entry: SchemaEntry;
}

/**
 * Lists the pages of all operations, directives, and types. The slug of a page is its name in kebab case. If slugs of a
 * kind are the same, all but the first, in code unit order of the names, get a number.
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
    return [...pages].map(([name, slug]) => ({
      kind: kind as EntryKind,
      name,
      slug,
      entry: getOwnValue(entries, name)!,
    }));
  });
}

/** Checks whether a page documents a root field. */
export function isOperationPage({kind}: Page): boolean {
  return kind === 'queries' || kind === 'mutations' || kind === 'subscriptions';
}

/** Returns the title of a page. The title of a directive starts with `@`. */
export function getPageTitle({kind, name}: Page): string {
  return kind === 'directives' ? `@${name}` : name;
}
