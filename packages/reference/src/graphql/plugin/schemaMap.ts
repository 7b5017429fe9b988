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

/** Entries that have a page, by kind and name. The kinds are the ones that @graphql-markdown prints. */
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
 * Lists the entries that have a page: every root field, directive, and type, except the root types and introspection
 * types.
 *
 * @param schema - valid schema
 * @returns the entries by kind, in schema order
 */
export function createSchemaMap(schema: GraphQLSchema): SchemaMap {
  const query = schema.getQueryType();
  const mutation = schema.getMutationType();
  const subscription = schema.getSubscriptionType();
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && type !== query && type !== mutation && type !== subscription,
  );
  const filterTypes = (isKind: (type: GraphQLNamedType) => boolean): Types =>
    Object.fromEntries(types.filter(isKind).map((type) => [type.name, type]));
  return {
    queries: query?.getFields() ?? {},
    mutations: mutation?.getFields() ?? {},
    subscriptions: subscription?.getFields() ?? {},
    directives: Object.fromEntries(schema.getDirectives().map((directive) => [directive.name, directive])),
    objects: filterTypes(isObjectType),
    unions: filterTypes(isUnionType),
    interfaces: filterTypes(isInterfaceType),
    enums: filterTypes(isEnumType),
    inputs: filterTypes(isInputObjectType),
    scalars: filterTypes(isScalarType),
  };
}
