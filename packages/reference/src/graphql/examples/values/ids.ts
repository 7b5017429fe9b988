import {isObjectType, type GraphQLSchema} from 'graphql';
import {wordsOf} from './words';

/** Ids that a provider's own texts show, by what stands before their underscore. */
export type KnownIds = ReadonlyMap<string, string>;

/**
 * Finds the ids that texts give as examples, such as `sto_7hD3yL8vRn5WcA1g`, so that an example shows the
 * same ones. Of several ids for one kind of thing, it takes the one that is shown most.
 *
 * @param texts - specifications
 * @returns an id for each prefix
 */
export function knownIds(texts: readonly string[]): KnownIds {
  const counts = new Map<string, number>();
  for (const [id] of texts.join('\n').matchAll(/\b[a-z]{2,5}_(?=\w*\d)(?=\w*[A-Za-z])[A-Za-z0-9]{8,32}\b/g)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const ids = [...counts].sort(([one, times], [other, otherTimes]) => otherTimes - times || one.localeCompare(other));
  return new Map(ids.reverse().map(([id]) => [id.slice(0, id.indexOf('_')), id]));
}

/** @returns the value that a text gives as an example */
export function exampleIn(text: string | null | undefined): string | undefined {
  return /(?:for example|e\.g\.|such as),? `([^`]+)`/i.exec(text ?? '')?.[1];
}

/**
 * Adds the ids that types give as examples of their own: a `Charge` may have the id of a payment.
 *
 * @param ids - by what stands before their underscore
 * @param schema - whose types have descriptions
 * @returns the ids also by the name of a type in lower case, which counts before
 */
export function withTypeIds(ids: KnownIds, schema: GraphQLSchema): KnownIds {
  const own = Object.values(schema.getTypeMap()).flatMap((type): [string, string][] => {
    const description = isObjectType(type) ? type.getFields().id?.description : undefined;
    const told = exampleIn(description);
    const id = told !== undefined && /^[a-z]+_\w+$/.test(told) ? told : idWithPrefix(description, ids);
    return id === undefined ? [] : [[type.name.toLowerCase(), id]];
  });
  return new Map([...own, ...ids]);
}

/** Where an id stands, and the ids that are known. */
interface IdPlace {
  name: string;
  description?: string | null;
  parent: string;
  ids?: KnownIds;
}

/**
 * @param place - a field or argument
 * @returns an id of what the place names: `storeId`, `Store.id`, and an `id` that is described as "Id of
 *   the store." all have that of a store
 */
export function idOf({name, parent, description, ids = new Map()}: IdPlace): string {
  const told = idWithPrefix(description, ids);
  if (told !== undefined) return told;
  const words = (
    wordsOf(name.replace(/_?(?:id|ID|Id)s?$/, '').replace(/^\w+(?:By|_by)$/, 'user')) ||
    nounIn(description) ||
    wordsOf(parent.replace(/^(?:Update|Delete|Create)|(?:Input|Connection|Edge|Payload)$/g, ''))
  ).split(' ');
  const last = words.at(-1) || 'object';
  const prefix = words.length > 2 ? words.map((word) => word[0]).join('') : last.slice(0, PREFIX);
  return idOfType(words.join(''), last, ids) ?? ids.get(prefix) ?? madeId(prefix, last);
}

const PREFIX = 3;

/** Of the type of this name, or else of the first whose name ends with the word: a `user` is an `AuthorizedUser`. */
function idOfType(name: string, word: string, ids: KnownIds): string | undefined {
  const isPrefix = (key: string, id: string): boolean => id.startsWith(`${key}_`);
  const ofWord = [...ids].find(([key, id]) => !isPrefix(key, id) && key.endsWith(word));
  return ids.get(name) ?? ids.get(word) ?? ofWord?.[1];
}

/** "It starts with `exp_`." */
function idWithPrefix(description: string | null | undefined, ids: KnownIds): string | undefined {
  const prefix = /\bstarts? with `([a-z]{2,8})_`/i.exec(description ?? '')?.[1];
  return prefix === undefined ? undefined : (ids.get(prefix) ?? madeId(prefix, prefix));
}

/** "Id of the point of sale to change." gives `point of sale`. */
function nounIn(description: string | null | undefined): string {
  const after = /\bid of (?:the|an?) ([^.,;:(`]+)/i.exec(description ?? '')?.[1] ?? '';
  const [noun = ''] = after.toLowerCase().split(/ (?:that|which|whose|who|whom|to|as|in|on|at|for|with|where|when)\b/);
  return /^[a-z]+(?: [a-z]+){0,3}$/.test(noun) ? noun : '';
}

const CHARACTERS = '8fJ2kQ9sLm3XvT0a';

/** The same for one word wherever it is, and another for each. */
function madeId(prefix: string, word: string): string {
  const at = [...word].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % CHARACTERS.length;
  return `${prefix}_${CHARACTERS.slice(at)}${CHARACTERS.slice(0, at)}`;
}
