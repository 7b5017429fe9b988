import {addMocksToSchema} from '@graphql-tools/mock';
import {isScalarType, isSpecifiedScalarType, type GraphQLSchema} from 'graphql';

type Resolvers = NonNullable<Parameters<typeof addMocksToSchema>[0]['resolvers']>;

/**
 * Makes a schema answer with made-up values of the right types.
 *
 * @param schema - the schema
 * @param resolvers - of fields that have behavior: what they return is given as it is
 * @returns a schema that can be executed
 */
export function exampleSchema(schema: GraphQLSchema, resolvers?: Resolvers): GraphQLSchema {
  const scalars = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  );
  return addMocksToSchema({
    schema,
    mocks: {
      ...Object.fromEntries(scalars.map(({name}) => [name, () => (name === 'Timestamp' ? 1767225600 : 'text')])),
      // Programs that read page after page come to an end.
      Boolean: () => false,
      Int: () => 1500,
      Float: () => 1.5,
      String: () => 'text',
      ID: () => 'pay_8fJ2kQ9sLm3XvT0a',
    },
    ...(resolvers && {resolvers}),
  });
}
