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
