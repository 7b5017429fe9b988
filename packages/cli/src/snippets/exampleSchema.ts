import {addMocksToSchema} from '@graphql-tools/mock';
import {isScalarType, isSpecifiedScalarType, type GraphQLSchema} from 'graphql';

type Resolvers = NonNullable<Parameters<typeof addMocksToSchema>[0]['resolvers']>;

/**
 * Adds mock resolvers to a schema. They return example values of the correct types.
 *
 * @param schema - schema of the GraphQL API
 * @param resolvers - resolvers of implemented fields, whose results are returned unchanged
 * @returns executable schema
 */
export function addExampleResolvers(schema: GraphQLSchema, resolvers?: Resolvers): GraphQLSchema {
  const scalars = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  );
  return addMocksToSchema({
    schema,
    mocks: {
      ...Object.fromEntries(scalars.map(({name}) => [name, () => (name === 'Timestamp' ? 1767225600 : 'text')])),
      // `hasNextPage` must be false, so that programs that read all pages end.
      Boolean: () => false,
      Int: () => 1500,
      Float: () => 1.5,
      String: () => 'text',
      ID: () => 'pay_8fJ2kQ9sLm3XvT0a',
    },
    ...(resolvers && {resolvers}),
  });
}
