import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import {toKebabCase} from '@paydocs/core';
import {assignUniqueNames} from '../common/uniqueNames';

export type SchemaEntry = GraphQLField<unknown, unknown> | GraphQLDirective | GraphQLNamedType;

/** Page of the reference. */
export interface Page {
  /** Kind of the entry, as @graphql-markdown names it. */
  kind:
    | 'queries'
    | 'mutations'
    | 'subscriptions'
    | 'directives'
    | 'objects'
    | 'unions'
    | 'interfaces'
    | 'enums'
    | 'inputs'
    | 'scalars';
  /** Name in the schema. */
  name: string;
  /** Name in the changelog and in domains: `Query.charge`, `@live`, or `Charge`. */
  target: string;
  /** File name and last segment of the URL; unique among the pages of its kind. */
  slug: string;
  entry: SchemaEntry;
}

/**
 * Lists the pages of all operations, directives, and types, except the root types and introspection types. The slug of
 * a page is its name in kebab case. If slugs of a kind are the same, all but the first, in code unit order of the names,
 * get a number.
 *
 * @param schema - valid schema
 * @returns all pages, grouped by kind
 */
export function listPages(schema: GraphQLSchema): Page[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const [query, mutation, subscription] = roots;
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !roots.some((root) => root === type),
  );
  const createPages = (kind: Page['kind'], entries: readonly SchemaEntry[], prefix = ''): Page[] => {
    const entriesByName = new Map(entries.map((entry) => [entry.name, entry]));
    // Docusaurus uses files with these names as the index page of their folder.
    const reserved = ['index', 'readme', kind];
    const slugs = assignUniqueNames([...entriesByName.keys()], (name) => toKebabCase(name) || 'name', reserved);
    return [...slugs].map(([name, slug]) => ({
      kind,
      name,
      target: `${prefix}${name}`,
      slug,
      entry: entriesByName.get(name)!,
    }));
  };
  const createRootPages = (kind: Page['kind'], root: (typeof roots)[number]): Page[] =>
    root ? createPages(kind, Object.values(root.getFields()), `${root.name}.`) : [];
  return [
    ...createRootPages('queries', query),
    ...createRootPages('mutations', mutation),
    ...createRootPages('subscriptions', subscription),
    ...createPages('directives', schema.getDirectives(), '@'),
    ...createPages('objects', types.filter(isObjectType)),
    ...createPages('unions', types.filter(isUnionType)),
    ...createPages('interfaces', types.filter(isInterfaceType)),
    ...createPages('enums', types.filter(isEnumType)),
    ...createPages('inputs', types.filter(isInputObjectType)),
    ...createPages('scalars', types.filter(isScalarType)),
  ];
}

/** Checks whether a page documents a root field. */
export function isOperationPage({kind}: Page): boolean {
  return kind === 'queries' || kind === 'mutations' || kind === 'subscriptions';
}

/** Returns the title of a page. The title of a directive starts with `@`. */
export function getPageTitle({kind, name}: Page): string {
  return kind === 'directives' ? `@${name}` : name;
}
