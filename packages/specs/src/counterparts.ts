/** Finds counterparts in the two APIs: a REST operation and a GraphQL operation, or a schema and a type. */
import {isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema} from 'graphql';
import {toKebabCase} from '@paydocs/core';
import {forEachOperation, type OpenApiDocument} from './openapi/document';
import {flattenSchema} from './openapi/flatten';

/** OpenAPI extension with the name of the GraphQL counterpart, for names that don't match; `false` if there is none. */
const GRAPHQL_NAME = 'x-graphql';

type CounterpartKind = 'operation' | 'type';

/** Names of the same operation or type in both APIs. */
interface CounterpartPair {
  kind: CounterpartKind;
  /** Operation ID or schema name. */
  rest: string;
  /** Name of the root field or type. */
  graphql: string;
}

interface CounterpartResult {
  pairs: CounterpartPair[];
  /** REST names whose `x-graphql` isn't in the GraphQL schema. */
  diagnostics: {name: string; message: string}[];
}

const STOP_WORDS = new Set(['get', 'retrieve', 'fetch', 'read', 'find', 'show', 'by', 'id', 'the', 'a']);
const LIST_WORDS = new Set(['list', 'search', 'all']);

/**
 * Finds the counterparts of both APIs. Operations match if their names have the same words in any order:
 * `payments_create` and `createPayment`, `subscriptions_get` and `subscription`. Types of the same kind match likewise:
 * `Payment-Status` and `PaymentStatus`, `RefundPaymentRequest` and `RefundPaymentInput`. The words after the last
 * hyphen are sufficient: `Payment-NextAction` and `NextAction`. Ambiguous names have no counterpart.
 *
 * @param document - bundled OpenAPI document of the REST API
 * @param schema - schema of the GraphQL API
 * @returns the pairs of names, and diagnostics about invalid values of `x-graphql`
 */
export function findCounterparts(document: OpenApiDocument, schema: GraphQLSchema): CounterpartResult {
  const pairs: CounterpartPair[] = [];
  const diagnostics: CounterpartResult['diagnostics'] = [];
  const addPair = (
    kind: CounterpartKind,
    rest: string,
    explicitName: unknown,
    exists: boolean,
    findByName: () => string | undefined,
  ): void => {
    if (explicitName === undefined) {
      const graphql = findByName();
      if (graphql !== undefined) pairs.push({kind, rest, graphql});
    } else if (typeof explicitName === 'string' && exists) pairs.push({kind, rest, graphql: explicitName});
    else if (explicitName !== false)
      diagnostics.push({
        name: rest,
        message: `${GRAPHQL_NAME} of ${rest} is ${JSON.stringify(explicitName)}, but the GraphQL schema has no such ${kind}. Correct the name, or set ${GRAPHQL_NAME} to false.`,
      });
  };

  const fields = new Set(
    [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
      Object.keys(root?.getFields() ?? {}),
    ),
  );
  const operations = indexNamesByKey([...fields], (name) =>
    toKey(toWords(name).filter((word) => !STOP_WORDS.has(word))),
  );
  forEachOperation(document, (operation) => {
    const {operationId} = operation;
    if (!operationId) return;
    const explicitName = (operation as Record<string, unknown>)[GRAPHQL_NAME];
    const exists = typeof explicitName === 'string' && fields.has(explicitName);
    addPair('operation', operationId, explicitName, exists, () => operations.get(toKey(getRestWords(operationId))));
  });

  const types = indexTypesByKind(schema);
  for (const [name, namedSchema] of Object.entries(document.components?.schemas ?? {})) {
    const explicitName = (namedSchema as Record<string, unknown>)[GRAPHQL_NAME];
    const exists = typeof explicitName === 'string' && schema.getType(explicitName) !== undefined;
    addPair('type', name, explicitName, exists, () => {
      const kind = getTypeKind(document, name);
      const words = toWords(name.replace(/Request$/, ''));
      const lastWords = name.includes('-') ? toWords(name.replace(/^.*-/, '')) : words;
      return kind && (types[kind].get(toKey(words)) ?? types[kind].get(toKey(lastWords)));
    });
  }
  return {pairs, diagnostics};
}

type TypeKind = 'object' | 'enum' | 'input';

function indexTypesByKind(schema: GraphQLSchema): Record<TypeKind, ReadonlyMap<string, string>> {
  const all = Object.values(schema.getTypeMap()).filter(({name}) => !name.startsWith('__'));
  const getNames = (isKind: (type: unknown) => boolean): string[] => all.filter(isKind).map(({name}) => name);
  return {
    object: indexNamesByKey(
      getNames((type) => isObjectType(type) || isInterfaceType(type)),
      (name) => toKey(toWords(name)),
    ),
    enum: indexNamesByKey(getNames(isEnumType), (name) => toKey(toWords(name))),
    input: indexNamesByKey(getNames(isInputObjectType), (name) => toKey(toWords(name.replace(/Input$/, '')))),
  };
}

function getTypeKind(document: OpenApiDocument, name: string): TypeKind | undefined {
  const pointer = name.replace(/~/g, '~0').replace(/\//g, '~1');
  const {schema} = flattenSchema(document, {$ref: `#/components/schemas/${pointer}`});
  if (Object.keys(schema.properties ?? {}).length > 0) return name.endsWith('Request') ? 'input' : 'object';
  return schema.enum ? 'enum' : undefined;
}

const toWords = (name: string): string[] => toKebabCase(name).split('-').filter(Boolean);

/**
 * Returns the words of an operation ID for comparison with GraphQL names. An ID starts with a plural resource even if
 * the operation returns a single object. Plurals therefore become singular, unless the ID contains a word for lists:
 * `payments_get`, but not `payments_list`.
 */
function getRestWords(operationId: string): string[] {
  const words = toWords(operationId);
  if (words.some((word) => LIST_WORDS.has(word)))
    return words.filter((word) => !LIST_WORDS.has(word) && !STOP_WORDS.has(word));
  return words.filter((word) => !STOP_WORDS.has(word)).map((word) => word.replace(/(?<=[^su])s$/, ''));
}

const toKey = (words: readonly string[]): string => [...words].sort().join(' ');

/** Indexes names by their keys, and omits names that share a key. */
function indexNamesByKey(names: readonly string[], getKey: (name: string) => string): ReadonlyMap<string, string> {
  const namesByKey = new Map<string, string[]>();
  for (const name of names) namesByKey.set(getKey(name), [...(namesByKey.get(getKey(name)) ?? []), name]);
  return new Map(
    [...namesByKey].flatMap(([key, [firstName, ...otherNames]]) =>
      firstName && key && otherNames.length === 0 ? [[key, firstName]] : [],
    ),
  );
}
