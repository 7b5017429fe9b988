import type {OpenApiDocument} from '../../rest/document';
import {getItemSchemas, getProperties, type NamedSchema} from '../../rest/properties';
import type {Expression, Of} from '../languages/expression';

/** A call of an API, with what it can answer. */
export interface Source {
  /** Bodies of a success; without them, nobody knows which operation is called. */
  ok?: NamedSchema[];
  failed: NamedSchema[];
  /** What calls it stands elsewhere: nobody knows whether it gives the body or the answer of a library. */
  isGuess?: boolean;
}

/** Whether a call succeeded, where the program has asked. */
export type Outcome = 'ok' | 'failed';

/** What is known of a value while the program runs. */
export type Known =
  /** What a library gives before the body is read, the body as text, the status. */
  | {kind: 'answer' | 'text' | 'status'; of: readonly Source[]}
  /** The body, or a part of it: names of fields, and `[]` for an item of a list. */
  | {kind: 'data'; of: readonly Source[]; path: readonly string[]}
  /** One of these texts, such as the names of fields that a loop goes through. */
  | {kind: 'words'; words: readonly Of<'text'>[]}
  | {kind: 'function'; of: Of<'function'>}
  | {kind: 'nothing'};

/** A value from one of the calls of an API. */
type Answered = Extract<Known, {of: readonly Source[]}>;

/** @returns whether a value comes from a call of an API */
export function isAnswered(known: Known | undefined): known is Answered {
  return known !== undefined && known.kind !== 'words' && known.kind !== 'function' && known.kind !== 'nothing';
}

/** Where a program has come to: what its names hold, and what it knows of its calls. */
export interface State {
  names: Map<string, Known | undefined>;
  outcomes: Map<Source, Outcome>;
  /** Nothing behind this place is done: the program has left the block. */
  ended: boolean;
}

/** @returns a state that can change without the other */
export function fork({names, outcomes, ended}: State, facts: ReadonlyMap<Source, Outcome> = new Map()): State {
  return {names: new Map(names), outcomes: new Map([...outcomes, ...facts]), ended};
}

/** Makes a state that of the ways that lead on from it. */
export function join(into: State, ways: readonly State[]): void {
  const open = ways.filter(({ended}) => !ended);
  const [first, ...others] = open.length > 0 ? open : ways;
  if (!first) return;
  const names = new Set([first, ...others].flatMap((each) => [...each.names.keys()]));
  into.names = new Map(
    [...names].map((name) => {
      const held = [first, ...others].filter((each) => each.names.has(name)).map((each) => each.names.get(name));
      return [name, either(held)];
    }),
  );
  into.outcomes = new Map(
    [...first.outcomes].filter(([source, outcome]) => others.every((each) => each.outcomes.get(source) === outcome)),
  );
  into.ended = open.length === 0;
}

/** @returns what is known of a value that is one of these; nothing where one of them could be anything */
export function either(all: readonly (Known | undefined)[]): Known | undefined {
  const held = all.filter((each) => each?.kind !== 'nothing');
  return held.reduce((one, other) => (one && other ? both(one, other) : undefined), held[0] ?? all[0]);
}

function both(one: Known, other: Known): Known | undefined {
  if (one === other) return one;
  if (!isAnswered(one) || !isAnswered(other)) {
    return one.kind === other.kind && 'of' in one && 'of' in other && one.of === other.of ? one : undefined;
  }
  const of = [...new Set([...one.of, ...other.of])];
  if (one.kind === 'data' && other.kind === 'data')
    return one.path.join('.') === other.path.join('.') ? {...one, of} : undefined;
  return one.kind === other.kind && one.kind !== 'data' ? {kind: one.kind, of} : undefined;
}

/**
 * @param document - the description
 * @param known - a value
 * @param outcomes - what the program knows of its calls
 * @returns the schemas that the value can have; nothing where it isn't known which call it comes from
 */
export function schemasOf(
  document: OpenApiDocument,
  known: Known | undefined,
  outcomes: ReadonlyMap<Source, Outcome>,
): NamedSchema[] | undefined {
  if (known?.kind !== 'data') return undefined;
  const found: NamedSchema[] = [];
  for (const source of known.of) {
    const outcome = outcomes.get(source);
    const whole =
      outcome === 'failed' ? source.failed : outcome === 'ok' ? source.ok : source.ok?.concat(source.failed);
    if (!whole) return undefined;
    found.push(...whole);
  }
  return known.path.reduce(
    (schemas, step) =>
      schemas.flatMap((each) =>
        step === '[]' ? getItemSchemas(document, each) : (getProperties(document, each).get(step) ?? []),
      ),
    found,
  );
}

/** @returns the text of an expression that is one text */
export function plainText(expression: Expression | undefined): string | undefined {
  const [part] = expression?.kind === 'text' && expression.parts.length === 1 ? expression.parts : [];
  return typeof part === 'string' ? part : undefined;
}
