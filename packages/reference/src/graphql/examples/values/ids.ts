import {isObjectType, type GraphQLSchema} from 'graphql';
import {toLowercaseWords} from './words';

/** IDs from the provider's specifications, by prefix (`pay` for `pay_…`) or by lowercase type name. */
export type DocumentedIds = ReadonlyMap<string, string>;

/**
 * Finds IDs such as `sto_7hD3yL8vRn5WcA1g` in specifications, so that examples use the same ones. If several IDs have
 * the same prefix, it returns the most frequent one.
 *
 * @param texts - contents of specifications
 * @returns an ID for each prefix
 */
export function findDocumentedIds(texts: readonly string[]): DocumentedIds {
  const counts = new Map<string, number>();
  for (const [id] of texts.join('\n').matchAll(/\b[a-z]{2,5}_(?=\w*\d)(?=\w*[A-Za-z])[A-Za-z0-9]{8,32}\b/g)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const ids = [...counts].sort(([one, count], [other, otherCount]) => otherCount - count || one.localeCompare(other));
  return new Map(ids.reverse().map(([id]) => [id.slice(0, id.indexOf('_')), id]));
}

/** Returns the example value in a description, such as `EUR` in "for example `EUR`"; undefined if there is none. */
export function findExampleValue(text: string | null | undefined): string | undefined {
  return /(?:for example|e\.g\.|such as),? `([^`]+)`/i.exec(text ?? '')?.[1];
}

/**
 * Adds an ID for each type whose field `id` has an example in its description. The prefix doesn't have to match the
 * name of the type. For example, the ID of a `Charge` can start with `pay_`.
 *
 * @param ids - IDs by prefix
 * @param schema - schema with the descriptions of the types
 * @returns the IDs by prefix and by lowercase type name; {@link createExampleId} looks up the type name first
 */
export function addTypeIds(ids: DocumentedIds, schema: GraphQLSchema): DocumentedIds {
  const typeIds = Object.values(schema.getTypeMap()).flatMap((type): [string, string][] => {
    const description = isObjectType(type) ? type.getFields().id?.description : undefined;
    const documentedId = findExampleValue(description);
    const id =
      documentedId !== undefined && /^[a-z]+_\w+$/.test(documentedId) ? documentedId : findPrefixedId(description, ids);
    return id === undefined ? [] : [[type.name.toLowerCase(), id]];
  });
  return new Map([...typeIds, ...ids]);
}

/** Field or argument that contains an ID, and the known IDs. */
interface IdContext {
  name: string;
  description?: string | null;
  parent: string;
  ids?: DocumentedIds;
}

/**
 * Returns an ID for the resource that a field refers to. For example, `storeId`, `Store.id`, and an `id` with the
 * description "Id of the store." all get the ID of a store.
 *
 * @param context - field or argument, and the known IDs
 */
export function createExampleId({name, parent, description, ids = new Map()}: IdContext): string {
  const documentedId = findPrefixedId(description, ids);
  if (documentedId !== undefined) return documentedId;
  const words = (
    toLowercaseWords(name.replace(/_?(?:id|ID|Id)s?$/, '').replace(/^\w+(?:By|_by)$/, 'user')) ||
    findResourceNoun(description) ||
    toLowercaseWords(parent.replace(/^(?:Update|Delete|Create)|(?:Input|Connection|Edge|Payload)$/g, ''))
  ).split(' ');
  const last = words.at(-1) || 'object';
  const prefix = words.length > 2 ? words.map((word) => word[0]).join('') : last.slice(0, PREFIX_LENGTH);
  return findTypeId(words.join(''), last, ids) ?? ids.get(prefix) ?? generateId(prefix, last);
}

const PREFIX_LENGTH = 3;

/**
 * Returns the ID of the type with this name, or else of the first type whose name ends with `word`: `AuthorizedUser`
 * for `user`.
 */
function findTypeId(name: string, word: string, ids: DocumentedIds): string | undefined {
  const isPrefix = (key: string, id: string): boolean => id.startsWith(`${key}_`);
  const match = [...ids].find(([key, id]) => !isPrefix(key, id) && key.endsWith(word));
  return ids.get(name) ?? ids.get(word) ?? match?.[1];
}

/** Returns an ID with the prefix from a description such as "It starts with `exp_`."; undefined if it has none. */
function findPrefixedId(description: string | null | undefined, ids: DocumentedIds): string | undefined {
  const prefix = /\bstarts? with `([a-z]{2,8})_`/i.exec(description ?? '')?.[1];
  return prefix === undefined ? undefined : (ids.get(prefix) ?? generateId(prefix, prefix));
}

/** Returns the noun in a description: `point of sale` in "Id of the point of sale to change." */
function findResourceNoun(description: string | null | undefined): string {
  const after = /\bid of (?:the|an?) ([^.,;:(`]+)/i.exec(description ?? '')?.[1] ?? '';
  const [noun = ''] = after.toLowerCase().split(/ (?:that|which|whose|who|whom|to|as|in|on|at|for|with|where|when)\b/);
  return /^[a-z]+(?: [a-z]+){0,3}$/.test(noun) ? noun : '';
}

const CHARACTERS = '8fJ2kQ9sLm3XvT0a';

/** Generates an ID that depends only on its arguments, so that it's the same in every build. */
function generateId(prefix: string, word: string): string {
  const offset = [...word].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % CHARACTERS.length;
  return `${prefix}_${CHARACTERS.slice(offset)}${CHARACTERS.slice(0, offset)}`;
}
