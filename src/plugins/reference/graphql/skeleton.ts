import {isDirective, isSpecifiedDirective, isSpecifiedScalarType, specifiedScalarTypes} from 'graphql';
import type {Kind, Page} from './pageNames';

/** A schema that has a word for each page, and nothing that a generator could misread. */
export interface Skeleton {
  sdl: string;
  /** Word → the page with that name. */
  pages: Map<string, Page>;
}

/** The language's own pages keep their names; all others are words of small letters, each of the same length. */
const wordOf = (index: number): string => {
  const letters = Array.from(
    {length: 5},
    (_, place) => 'abcdefghijklmnopqrstuvwxyz'[Math.floor(index / 26 ** place) % 26],
  );
  return `qzq${letters.reverse().join('')}qzq`;
};

const ROOTS = {queries: 'QueryRoot', mutations: 'MutationRoot', subscriptions: 'SubscriptionRoot'} as const;

/**
 * Reduces a schema to what decides which pages there are. The generator walks it and writes the files;
 * what a page holds, the schema itself says. So no two names can become one file name, and the time
 * that the generator takes grows with the number of pages alone.
 *
 * @param pages - all pages of the schema
 * @returns a valid schema with the same operations, directives and types, under other names
 */
export function skeletonOf(pages: readonly Page[]): Skeleton {
  const words = new Map<string, Page>();
  for (const page of pages) {
    if (!isOfTheLanguage(page)) words.set(wordOf(words.size), page);
  }
  const named = [...words].map(([word, page]) => ({word, page}));
  const ofKind = (kind: Kind): typeof named => named.filter(({page}) => page.kind === kind);
  // A type of the language has a page when something uses it.
  const used = specifiedScalarTypes.filter((type) => pages.some(({entry}) => entry.name === type.name));
  const roots = Object.entries(ROOTS).flatMap(([kind, name]) => {
    const fields = ofKind(kind as Kind).map(({word}) => `  ${word}: Boolean`);
    if (kind === 'queries') fields.push(...fields.splice(0, 1).map((first) => withArguments(first, used)));
    return fields.length > 0 ? [{kind, name, fields}] : [];
  });
  const sdl = [
    `schema {\n${roots.map(({kind, name}) => `  ${OPERATION[kind as keyof typeof ROOTS]}: ${name}`).join('\n')}\n}`,
    ...roots.map(({name, fields}) => `type ${name} {\n${fields.join('\n')}\n}`),
    ...ofKind('objects').map(({word}) => `type ${word} {\n  x: Boolean\n}`),
    ...ofKind('interfaces').map(({word}) => `interface ${word} {\n  x: Boolean\n}`),
    ...ofKind('inputs').map(({word}) => `input ${word} {\n  x: Boolean\n}`),
    ...ofKind('enums').map(({word}) => `enum ${word} {\n  X\n}`),
    ...ofKind('unions').map(({word}) => `union ${word} = QueryRoot`),
    ...ofKind('scalars').map(({word}) => `scalar ${word}`),
    ...ofKind('directives').map(({word, page}) => `directive @${word} on ${locationsOf(page)}`),
  ].join('\n\n');
  return {sdl: `${sdl}\n`, pages: words};
}

const OPERATION = {queries: 'query', mutations: 'mutation', subscriptions: 'subscription'} as const;

function withArguments(field: string, types: readonly {name: string}[]): string {
  const list = types.map(({name}, index) => `x${index}: ${name}`).join(', ');
  return list === '' ? field : field.replace(':', `(${list}):`);
}

const locationsOf = ({entry}: Page): string => (isDirective(entry) ? entry.locations.join(' | ') : '');

/** @returns whether a page is that of a scalar or directive of GraphQL itself */
export function isOfTheLanguage({entry, kind}: Page): boolean {
  if (kind === 'scalars') return isSpecifiedScalarType(entry as never);
  return kind === 'directives' && isSpecifiedDirective(entry as never);
}
