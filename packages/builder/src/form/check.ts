/** Checks what is filled in by the schemas of the operation, as they stand. */
import {Validator} from '@cfworker/json-schema';
import type {OutputUnit, Schema as RuleSet} from '@cfworker/json-schema';
import {ownValue} from '@paydocs/core/ownValue';
import {parameterKey} from '@paydocs/reference/rest/samples/fill';
import {isJson, takesAny} from '@paydocs/reference/rest/samples/body';
import type {Json, Schema} from '@paydocs/specs/openapi/document';
import type {FormParameter, RequestData, RequestState} from '../data';
import {isObject, pathKey} from './path';
import {toldApart} from './toldApart';
import type {Path} from './path';
import {documentOf} from './request';

/** A mistake: where it is, and which rule is broken. */
export interface Problem {
  /** From the whole request: `['body', 'amount']`, or the key of a parameter. */
  path: Path;
  /** A keyword of JSON Schema, or `header`, `cookie` or `segment` for characters that can't be sent there. */
  rule: string;
  /** The keyword's value. */
  limit?: Json;
}

/** Keywords that only sum up what others say. */
const SUMMARIES = new Set([
  ...[
    '$ref',
    'properties',
    'patternProperties',
    'additionalProperties',
    'unevaluatedProperties',
    'items',
    'prefixItems',
  ],
  ...['allOf', 'if', 'dependentSchemas', 'propertyNames', 'unevaluatedItems', 'additionalItems'],
]);
const CHOICES = new Set(['oneOf', 'anyOf']);

/** What can be sent at a place: https://www.rfc-editor.org/rfc/rfc9110#name-field-values, https://www.rfc-editor.org/rfc/rfc6265#section-4.1.1 */
const SENDABLE: Partial<Record<FormParameter['in'], [rule: string, RegExp]>> = {
  header: ['header', /^(?:[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)$/],
  cookie: ['cookie', /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/],
  path: ['segment', /^(?!\.{1,2}$)[^]+$/],
};

/**
 * @param data - of an operation
 * @returns a function that finds the mistakes in what is filled in; each place has at most one
 */
export function checker(data: RequestData): (state: RequestState) => Problem[] {
  const roots = new Map<string | undefined, {root: Schema; validator: Validator}>();
  return (state) => {
    const known = roots.get(state.media);
    const root = known?.root ?? toldApart(documentOf(data), rootSchema(data, state.media));
    const validator = known?.validator ?? new Validator(root as RuleSet, '2020-12', false);
    roots.set(state.media, {root, validator});
    const value = {...state.parameters, ...(state.body !== undefined && {body: state.body})};
    const {errors} = validator.validate(value);
    const problems = [...problemsOf(root, errors), ...unsendable(data, state)];
    const seen = new Set<string>();
    return problems.filter(({path}) => !seen.has(pathKey(path)) && Boolean(seen.add(pathKey(path))));
  };
}

/** A request as a single value: parameters by their keys, and the body. */
function rootSchema({parameters, body, schemas}: RequestData, type: string | undefined): Schema {
  const media = body?.media.find((each) => each.type === type);
  const isStructured = media && (isJson(media.type) || takesAny(media.type) || /form/.test(media.type));
  const keys = parameters.filter(({required}) => required).map(parameterKey);
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(parameters.map((parameter) => [parameterKey(parameter), parameter.schema])),
      ...(isStructured && media.schema && {body: media.schema}),
    },
    required: [...keys, ...(body?.required ? ['body'] : [])],
    components: {schemas},
  };
}

function unsendable({parameters}: RequestData, state: RequestState): Problem[] {
  return parameters.flatMap(({in: place, name}) => {
    const value = state.parameters[parameterKey({in: place, name})];
    const [rule, allowed] = SENDABLE[place] ?? [];
    const texts = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
    if (rule === undefined || !allowed || texts.every((text) => allowed.test(text))) return [];
    return [{path: [parameterKey({in: place, name})], rule}];
  });
}

function problemsOf(root: Schema, errors: readonly OutputUnit[]): Problem[] {
  const told = meant(errors).map((error) => problemOf(root, error));
  const isNull = ({rule, limit}: Problem): boolean => rule === 'type' && limit === 'null';
  // Beside what is wrong with a value, that it isn't `null` says nothing.
  return told.filter(
    (problem) => !isNull(problem) || !told.some((other) => other !== problem && isInside(other.path, problem.path)),
  );
}

/** Leaves out what only sums up, and alternatives that were not meant. */
function meant(errors: readonly OutputUnit[]): OutputUnit[] {
  let kept = [...errors];
  for (const {keyword, keywordLocation, error} of errors) {
    if (!CHOICES.has(keyword)) continue;
    const branchOf = ({keywordLocation: at}: OutputUnit): string | undefined =>
      at.startsWith(`${keywordLocation}/`) ? at.slice(keywordLocation.length + 1).split('/')[0] : undefined;
    const weights = new Map<string, number>();
    for (const error of kept) {
      const branch = branchOf(error);
      if (branch !== undefined) weights.set(branch, (weights.get(branch) ?? 0) + weightOf(error));
    }
    const best = [...weights].sort(([, a], [, b]) => a - b)[0]?.[0];
    // Where several fit, none of them is wrong by itself.
    const several = /\((?!0 )\d+ matches\)/.test(error);
    if (several) kept = kept.filter((each) => branchOf(each) === undefined);
    else if (weights.size > 0) kept = kept.filter((error) => branchOf(error) === undefined || branchOf(error) === best);
  }
  const isSummary = ({keyword}: OutputUnit): boolean => SUMMARIES.has(keyword) || CHOICES.has(keyword);
  const details = kept.filter((error) => !isSummary(error));
  const silent = kept.filter(
    (error) =>
      CHOICES.has(error.keyword) &&
      !details.some(({keywordLocation: at}) => at.startsWith(`${error.keywordLocation}/`)),
  );
  return [...details, ...silent];
}

/** A wrong word where a fixed one stands, or a value of another type, says that another alternative is meant. */
function weightOf({keyword}: OutputUnit): number {
  if (keyword === 'const' || keyword === 'enum' || keyword === 'type') return 100;
  return SUMMARIES.has(keyword) ? 0 : 1;
}

function problemOf(root: Schema, {keyword, keywordLocation, instanceLocation, error}: OutputUnit): Problem {
  const path = stepsOf(instanceLocation);
  const named = /property "([^]*)"\.$|not have "([^]*)"\.$/.exec(error);
  if (keyword === 'required' || keyword === 'dependentRequired' || keyword === 'dependencies')
    return {path: [...path, named?.[1] ?? named?.[2] ?? ''], rule: 'required'};
  if (keyword === 'false') return {path, rule: 'unknown'};
  const limit = at(root, stepsOf(keywordLocation));
  return {path, rule: keyword, ...(limit !== undefined && {limit})};
}

const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~'));

/** The value at a location of the schema, whose references count as steps. */
function at(root: Schema, steps: readonly string[]): Json | undefined {
  let place: unknown = root;
  for (const step of steps) {
    if (!isObject(place) && !Array.isArray(place)) return undefined;
    const next: unknown = ownValue(place as Record<string, unknown>, step);
    place = step === '$ref' && typeof next === 'string' ? at(root, stepsOf(next)) : next;
  }
  return place as Json | undefined;
}

const isInside = (path: Path, outer: Path): boolean =>
  outer.every((step, index) => String(path[index]) === String(step));
