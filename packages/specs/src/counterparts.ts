/** What stands for the same in both APIs: a REST operation or schema, and an operation or type of GraphQL. */
import {isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema} from 'graphql';
import {kebab} from '@paydocs/core/kebab';
import {eachOperation, type OpenApiDocument} from './openapi/document';
import {flatten} from './openapi/flatten';

/** Says in a description what stands for the same in GraphQL, where the names don't; `false` for nothing. */
export const GRAPHQL_NAME = 'x-graphql';

export type NameKind = 'operation' | 'type';

/** Two names for the same. */
export interface Counterpart {
  kind: NameKind;
  /** Id of an operation, or name of a schema. */
  rest: string;
  /** A root field, or a type. */
  graphql: string;
}

export interface Counterparts {
  pairs: Counterpart[];
  /** Names that the description gives, and the schema doesn't have. */
  problems: {name: string; message: string}[];
}

const READING = new Set(['get', 'retrieve', 'fetch', 'read', 'find', 'show', 'by', 'id', 'the', 'a']);
const LISTING = new Set(['list', 'search', 'all']);

/**
 * Operations stand for the same when their names have the same words, whatever their order: `payments_create` and
 * `createPayment`, `subscriptions_get` and `subscription`. So do types of one kind: `Payment-Status` and `PaymentStatus`,
 * `RefundPaymentRequest` and `RefundPaymentInput`; of `Payment-NextAction`, the last part will do. What has several
 * counterparts by its name has none.
 *
 * @param document - the bundled description of the REST API
 * @param schema - the schema of the GraphQL API
 * @returns what stands for the same
 */
export function counterparts(document: OpenApiDocument, schema: GraphQLSchema): Counterparts {
  const pairs: Counterpart[] = [];
  const problems: Counterparts['problems'] = [];
  const add = (
    kind: NameKind,
    rest: string,
    written: unknown,
    exists: boolean,
    byName: () => string | undefined,
  ): void => {
    if (written === undefined) {
      const graphql = byName();
      if (graphql !== undefined) pairs.push({kind, rest, graphql});
    } else if (typeof written === 'string' && exists) pairs.push({kind, rest, graphql: written});
    else if (written !== false)
      problems.push({
        name: rest,
        message: `${GRAPHQL_NAME} of ${rest} is ${JSON.stringify(written)}, but the GraphQL schema has no such ${kind}. Correct the name, or write false.`,
      });
  };

  const fields = new Set(
    [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
      Object.keys(root?.getFields() ?? {}),
    ),
  );
  const operations = byWords([...fields], (name) => keyOf(wordsOf(name).filter((word) => !READING.has(word))));
  eachOperation(document, (operation) => {
    const {operationId} = operation;
    if (!operationId) return;
    const written = (operation as Record<string, unknown>)[GRAPHQL_NAME];
    const exists = typeof written === 'string' && fields.has(written);
    add('operation', operationId, written, exists, () => operations.get(keyOf(restWords(operationId))));
  });

  const types = typesByKind(schema);
  for (const [name, entry] of Object.entries(document.components?.schemas ?? {})) {
    const written = (entry as Record<string, unknown>)[GRAPHQL_NAME];
    const exists = typeof written === 'string' && schema.getType(written) !== undefined;
    add('type', name, written, exists, () => {
      const kind = kindOf(document, name);
      const words = wordsOf(name.replace(/Request$/, ''));
      const part = name.includes('-') ? wordsOf(name.replace(/^.*-/, '')) : words;
      return kind && (types[kind].get(keyOf(words)) ?? types[kind].get(keyOf(part)));
    });
  }
  return {pairs, problems};
}

type TypeKind = 'object' | 'enum' | 'input';

function typesByKind(schema: GraphQLSchema): Record<TypeKind, ReadonlyMap<string, string>> {
  const all = Object.values(schema.getTypeMap()).filter(({name}) => !name.startsWith('__'));
  const named = (isKind: (type: unknown) => boolean): string[] => all.filter(isKind).map(({name}) => name);
  return {
    object: byWords(
      named((type) => isObjectType(type) || isInterfaceType(type)),
      (name) => keyOf(wordsOf(name)),
    ),
    enum: byWords(named(isEnumType), (name) => keyOf(wordsOf(name))),
    input: byWords(named(isInputObjectType), (name) => keyOf(wordsOf(name.replace(/Input$/, '')))),
  };
}

function kindOf(document: OpenApiDocument, name: string): TypeKind | undefined {
  const pointer = name.replace(/~/g, '~0').replace(/\//g, '~1');
  const {schema} = flatten(document, {$ref: `#/components/schemas/${pointer}`});
  if (Object.keys(schema.properties ?? {}).length > 0) return name.endsWith('Request') ? 'input' : 'object';
  return schema.enum ? 'enum' : undefined;
}

const wordsOf = (name: string): string[] => kebab(name).split('-').filter(Boolean);

/** Ids begin with the plural of what there is: `payments_get` gets one. */
function restWords(operationId: string): string[] {
  const words = wordsOf(operationId);
  if (words.some((word) => LISTING.has(word))) return words.filter((word) => !LISTING.has(word) && !READING.has(word));
  return words.filter((word) => !READING.has(word)).map((word) => word.replace(/(?<=[^su])s$/, ''));
}

const keyOf = (words: readonly string[]): string => [...words].sort().join(' ');

/** Names by their words; those that share them are left out. */
function byWords(names: readonly string[], key: (name: string) => string): ReadonlyMap<string, string> {
  const found = new Map<string, string[]>();
  for (const name of names) found.set(key(name), [...(found.get(key(name)) ?? []), name]);
  return new Map(
    [...found].flatMap(([words, [only, ...others]]) => (only && words && others.length === 0 ? [[words, only]] : [])),
  );
}
