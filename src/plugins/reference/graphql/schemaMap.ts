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

type Fields = Record<string, GraphQLField<unknown, unknown>>;
type Types = Record<string, GraphQLNamedType>;

/** What has a page of its own, by kind and name; the kinds are those of the package's printers. */
export interface SchemaMap {
  queries: Fields;
  mutations: Fields;
  subscriptions: Fields;
  directives: Record<string, GraphQLDirective>;
  objects: Types;
  unions: Types;
  interfaces: Types;
  enums: Types;
  inputs: Types;
  scalars: Types;
}

/**
 * Lists what has a page of its own: every root field, directive and type, apart from the root
 * types and the types of introspection.
 *
 * @param schema - a valid schema
 * @returns the entries by kind, in the schema's order
 */
export function schemaMap(schema: GraphQLSchema): SchemaMap {
  const query = schema.getQueryType();
  const mutation = schema.getMutationType();
  const subscription = schema.getSubscriptionType();
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && type !== query && type !== mutation && type !== subscription,
  );
  const ofKind = (isKind: (type: GraphQLNamedType) => boolean): Types =>
    Object.fromEntries(types.filter(isKind).map((type) => [type.name, type]));
  return {
    queries: query?.getFields() ?? {},
    mutations: mutation?.getFields() ?? {},
    subscriptions: subscription?.getFields() ?? {},
    directives: Object.fromEntries(schema.getDirectives().map((directive) => [directive.name, directive])),
    objects: ofKind(isObjectType),
    unions: ofKind(isUnionType),
    interfaces: ofKind(isInterfaceType),
    enums: ofKind(isEnumType),
    inputs: ofKind(isInputObjectType),
    scalars: ofKind(isScalarType),
  };
}

const known = new WeakMap<GraphQLSchema, SchemaMap>();

/**
 * Makes @graphql-markdown/graphql 1.x use {@link schemaMap}, once for each schema. Its own map
 *
 * - is made anew for each type and relation that is printed: eight tenths of the time on large
 *   schemas, and growing with the square of their size;
 * - takes a type whose name ends like a root type's, such as `Subscription` returned by a live
 *   subscription, for a group of operations: the type's page is lost, and one is made for each field.
 *
 * The package calls `getSchemaMap` as a property of its own module's exports, so replacing that
 * property reaches every caller. The test of this module tells when a new version no longer needs it.
 */
export function replaceSchemaMap(): void {
  const introspection = require('@graphql-markdown/graphql/introspection') as {getSchemaMap: typeof schemaMap};
  introspection.getSchemaMap = (schema) => {
    const map = known.get(schema) ?? schemaMap(schema);
    known.set(schema, map);
    return map;
  };
}

/**
 * Keeps @graphql-markdown/graphql 1.x from looking for what is related to a type: it walks over all
 * fields of the schema for each type, and our pages say it themselves (`usage.ts`).
 */
export function leaveOutRelations(): void {
  const relations = require('@graphql-markdown/graphql/relation') as Record<string, unknown>;
  for (const name of ['getRelationOfReturn', 'getRelationOfField', 'getRelationOfImplementation']) {
    relations[name] = () => ({});
  }
}
