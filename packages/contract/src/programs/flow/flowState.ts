import type {OpenApiDocument} from '../../rest/document';
import {getItemSchemas, getProperties, type NamedSchema} from '../../rest/properties';
import type {ExpressionOfKind} from '../languages/expression';

/** An API call, or another source of JSON data, with the schemas of the bodies that it can return. */
export interface ResponseSource {
  /** Schemas of a successful response; absent if the operation is unknown. */
  successSchemas?: NamedSchema[];
  errorSchemas: NamedSchema[];
  /**
   * Whether it's unknown what the called function returns. The result is analyzed as the body, but it may be a response
   * of an HTTP library.
   */
  isUncertain?: boolean;
}

/** Outcome of an API call, according to the conditions that the program has checked. */
export type Outcome = 'success' | 'error';

/** Outcomes of API calls. A call without an outcome may have succeeded or failed. */
export type Outcomes = ReadonlyMap<ResponseSource, Outcome>;

/** Static approximation of a value at runtime. An unknown value is `undefined`. */
export type AbstractValue =
  /** A response of an HTTP library, the text of its body, or its status code. */
  | {kind: 'response' | 'bodyText' | 'status'; sources: readonly ResponseSource[]}
  /** The parsed body, or a part of it. The path has field names, and `[]` for an element of an array. */
  | {kind: 'data'; sources: readonly ResponseSource[]; path: readonly string[]}
  /** One of several strings, such as the field names that a loop iterates over. */
  | {kind: 'strings'; strings: readonly ExpressionOfKind<'string'>[]}
  | {kind: 'function'; expression: ExpressionOfKind<'function'>}
  | {kind: 'null'};

/** A value that comes from a response. */
type ResponseValue = Extract<AbstractValue, {sources: readonly ResponseSource[]}>;

/** Checks whether a value comes from a response. */
export function isResponseValue(value: AbstractValue | undefined): value is ResponseValue {
  return value !== undefined && value.kind !== 'strings' && value.kind !== 'function' && value.kind !== 'null';
}

/** State of the analysis at one point of a program. */
export interface FlowState {
  /** Values of variables, by name. */
  bindings: Map<string, AbstractValue | undefined>;
  outcomes: Map<ResponseSource, Outcome>;
  /** Whether control flow has left the block, so that the statements after this point are unreachable. */
  isUnreachable: boolean;
}

/**
 * Copies a state for a branch.
 *
 * @param state - state before the branch
 * @param added - outcomes that the condition of the branch adds
 * @returns a state that can change independently
 */
export function forkState({bindings, outcomes, isUnreachable}: FlowState, added: Outcomes = new Map()): FlowState {
  return {bindings: new Map(bindings), outcomes: new Map([...outcomes, ...added]), isUnreachable};
}

/**
 * Merges the states at the ends of branches.
 *
 * @param target - state after the branches, which is overwritten
 * @param branches - states at the ends of the branches; unreachable ones count only if all are unreachable
 */
export function mergeStates(target: FlowState, branches: readonly FlowState[]): void {
  const reachable = branches.filter(({isUnreachable}) => !isUnreachable);
  const [first, ...others] = reachable.length > 0 ? reachable : branches;
  if (!first) return;
  const names = new Set([first, ...others].flatMap((branch) => [...branch.bindings.keys()]));
  target.bindings = new Map(
    [...names].map((name) => {
      const values = [first, ...others]
        .filter(({bindings}) => bindings.has(name))
        .map(({bindings}) => bindings.get(name));
      return [name, mergeValues(values)];
    }),
  );
  target.outcomes = new Map(
    [...first.outcomes].filter(([source, outcome]) => others.every((each) => each.outcomes.get(source) === outcome)),
  );
  target.isUnreachable = reachable.length === 0;
}

/** Merges alternative values; returns `undefined` if one of them is unknown or if they differ in kind. */
export function mergeValues(values: readonly (AbstractValue | undefined)[]): AbstractValue | undefined {
  const nonNull = values.filter((value) => value?.kind !== 'null');
  return nonNull.reduce(
    (left, right) => (left && right ? mergeTwoValues(left, right) : undefined),
    nonNull[0] ?? values[0],
  );
}

function mergeTwoValues(left: AbstractValue, right: AbstractValue): AbstractValue | undefined {
  if (left === right) return left;
  if (!isResponseValue(left) || !isResponseValue(right)) {
    const isSameFunction =
      left.kind === 'function' && right.kind === 'function' && left.expression === right.expression;
    return isSameFunction ? left : undefined;
  }
  const sources = [...new Set([...left.sources, ...right.sources])];
  if (left.kind === 'data' && right.kind === 'data')
    return left.path.join('.') === right.path.join('.') ? {...left, sources} : undefined;
  return left.kind === right.kind && left.kind !== 'data' ? {kind: left.kind, sources} : undefined;
}

/**
 * Returns the schemas of a value.
 *
 * @param document - OpenAPI description
 * @param value - value to look up
 * @param outcomes - outcomes of API calls at this point of the program
 * @returns all possible schemas; `undefined` if the value isn't JSON data or comes from an unknown operation
 */
export function getPossibleSchemas(
  document: OpenApiDocument,
  value: AbstractValue | undefined,
  outcomes: Outcomes,
): NamedSchema[] | undefined {
  if (value?.kind !== 'data') return undefined;
  const bodySchemas: NamedSchema[] = [];
  for (const source of value.sources) {
    const outcome = outcomes.get(source);
    const schemas =
      outcome === 'error'
        ? source.errorSchemas
        : outcome === 'success'
          ? source.successSchemas
          : source.successSchemas?.concat(source.errorSchemas);
    if (!schemas) return undefined;
    bodySchemas.push(...schemas);
  }
  return value.path.reduce(
    (schemas, step) =>
      schemas.flatMap((schema) =>
        step === '[]' ? getItemSchemas(document, schema) : (getProperties(document, schema).get(step) ?? []),
      ),
    bodySchemas,
  );
}
