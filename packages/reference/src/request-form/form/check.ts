/** Validates a request against the operation's schemas. */
import {Validator} from '@cfworker/json-schema';
import type {OutputUnit, Schema as RuleSet} from '@cfworker/json-schema';
import {getOwnValue} from '@paydocs/core/client';
import {getParameterKey} from '../../rest/samples/fill';
import {isJsonMediaType, isWildcardMediaType} from '../../rest/samples/body';
import {parsePointer, type Json, type Schema} from '@paydocs/specs/client';
import type {FormParameter, RequestData, RequestState} from '../data';
import {isObject, getPathKey} from './path';
import {applyDiscriminators} from './applyDiscriminators';
import type {Path} from './path';
import {toOpenApiDocument} from './request';

/** Validation error: the path of a value, and the rule that it violates. */
export interface ValidationError {
  /** Path within the request, such as `['body', 'amount']` or the key of a parameter. */
  path: Path;
  /** JSON Schema keyword, or `header`, `cookie`, or `segment` for characters that can't be sent in that location. */
  rule: string;
  /** Value of the keyword. */
  limit?: Json;
}

/** Keywords whose errors only summarize the errors of other keywords. */
const SUMMARY_KEYWORDS = new Set([
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
const CHOICE_KEYWORDS = new Set(['oneOf', 'anyOf']);

/**
 * Patterns of values that can be sent in each location: https://www.rfc-editor.org/rfc/rfc9110#name-field-values,
 * https://www.rfc-editor.org/rfc/rfc6265#section-4.1.1
 */
const SENDABLE_PATTERNS: Partial<Record<FormParameter['in'], [rule: string, RegExp]>> = {
  header: ['header', /^(?:[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)$/],
  cookie: ['cookie', /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/],
  path: ['segment', /^(?!\.{1,2}$)[^]+$/],
};

/**
 * Creates a function that validates a request. The function returns at most one error for each path.
 *
 * @param data - data of the operation's form
 */
export function createRequestValidator(data: RequestData): (state: RequestState) => ValidationError[] {
  const roots = new Map<string | undefined, {root: Schema; validator: Validator}>();
  return (state) => {
    const cached = roots.get(state.media);
    const root = cached?.root ?? applyDiscriminators(toOpenApiDocument(data), createRootSchema(data, state.media));
    const validator = cached?.validator ?? new Validator(root as RuleSet, '2020-12', false);
    roots.set(state.media, {root, validator});
    const value = {...state.parameters, ...(state.body !== undefined && {body: state.body})};
    const {errors} = validator.validate(value);
    const validationErrors = [...toValidationErrors(root, errors), ...findUnsendableValues(data, state)];
    const seen = new Set<string>();
    return validationErrors.filter(({path}) => !seen.has(getPathKey(path)) && Boolean(seen.add(getPathKey(path))));
  };
}

/** Creates a schema of the whole request as one value: parameters by their keys, and the body. */
function createRootSchema({parameters, body, schemas}: RequestData, type: string | undefined): Schema {
  const media = body?.media.find((each) => each.type === type);
  const isStructured =
    media && (isJsonMediaType(media.type) || isWildcardMediaType(media.type) || /form/.test(media.type));
  const keys = parameters.filter(({required}) => required).map(getParameterKey);
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(parameters.map((parameter) => [getParameterKey(parameter), parameter.schema])),
      ...(isStructured && media.schema && {body: media.schema}),
    },
    required: [...keys, ...(body?.required ? ['body'] : [])],
    components: {schemas},
  };
}

function findUnsendableValues({parameters}: RequestData, state: RequestState): ValidationError[] {
  return parameters.flatMap(({in: location, name}) => {
    const value = state.parameters[getParameterKey({in: location, name})];
    const [rule, allowed] = SENDABLE_PATTERNS[location] ?? [];
    const texts = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
    if (rule === undefined || !allowed || texts.every((text) => allowed.test(text))) return [];
    return [{path: [getParameterKey({in: location, name})], rule}];
  });
}

function toValidationErrors(root: Schema, errors: readonly OutputUnit[]): ValidationError[] {
  const validationErrors = selectRelevantErrors(errors).map((error) => toValidationError(root, error));
  const isNull = ({rule, limit}: ValidationError): boolean => rule === 'type' && limit === 'null';
  // If a value has another error, the error that it isn't `null` is redundant.
  return validationErrors.filter(
    (validationError) =>
      !isNull(validationError) ||
      !validationErrors.some((other) => other !== validationError && isInside(other.path, validationError.path)),
  );
}

/** Removes errors that only summarize others, and errors of alternatives that the reader didn't intend. */
function selectRelevantErrors(errors: readonly OutputUnit[]): OutputUnit[] {
  let relevant = [...errors];
  for (const {keyword, keywordLocation, error} of errors) {
    if (!CHOICE_KEYWORDS.has(keyword)) continue;
    const getBranch = ({keywordLocation: location}: OutputUnit): string | undefined =>
      location.startsWith(`${keywordLocation}/`) ? location.slice(keywordLocation.length + 1).split('/')[0] : undefined;
    const weights = new Map<string, number>();
    for (const error of relevant) {
      const branch = getBranch(error);
      if (branch !== undefined) weights.set(branch, (weights.get(branch) ?? 0) + getErrorWeight(error));
    }
    const best = [...weights].sort(([, a], [, b]) => a - b)[0]?.[0];
    // If several alternatives match, none of them is invalid by itself.
    const hasSeveralMatches = /\((?!0 )\d+ matches\)/.test(error);
    if (hasSeveralMatches) relevant = relevant.filter((each) => getBranch(each) === undefined);
    else if (weights.size > 0)
      relevant = relevant.filter((error) => getBranch(error) === undefined || getBranch(error) === best);
  }
  const isSummary = ({keyword}: OutputUnit): boolean => SUMMARY_KEYWORDS.has(keyword) || CHOICE_KEYWORDS.has(keyword);
  const details = relevant.filter((error) => !isSummary(error));
  const unexplained = relevant.filter(
    (error) =>
      CHOICE_KEYWORDS.has(error.keyword) &&
      !details.some(({keywordLocation: location}) => location.startsWith(`${error.keywordLocation}/`)),
  );
  return [...details, ...unexplained];
}

/** Returns the weight of an error, which is highest for constants and types: they indicate another alternative. */
function getErrorWeight({keyword}: OutputUnit): number {
  if (keyword === 'const' || keyword === 'enum' || keyword === 'type') return 100;
  return SUMMARY_KEYWORDS.has(keyword) ? 0 : 1;
}

function toValidationError(
  root: Schema,
  {keyword, keywordLocation, instanceLocation, error}: OutputUnit,
): ValidationError {
  const path = parsePointer(instanceLocation);
  const named = /property "([^]*)"\.$|not have "([^]*)"\.$/.exec(error);
  if (keyword === 'required' || keyword === 'dependentRequired' || keyword === 'dependencies')
    return {path: [...path, named?.[1] ?? named?.[2] ?? ''], rule: 'required'};
  if (keyword === 'false') return {path, rule: 'unknown'};
  const limit = getSchemaValue(root, parsePointer(keywordLocation));
  return {path, rule: keyword, ...(limit !== undefined && {limit})};
}

/** Returns the value at a path in the schema, which can lead through references; undefined if there is none. */
function getSchemaValue(root: Schema, steps: readonly string[]): Json | undefined {
  let current: unknown = root;
  for (const step of steps) {
    if (!isObject(current) && !Array.isArray(current)) return undefined;
    const next: unknown = getOwnValue(current as Record<string, unknown>, step);
    current = step === '$ref' && typeof next === 'string' ? getSchemaValue(root, parsePointer(next)) : next;
  }
  return current as Json | undefined;
}

const isInside = (path: Path, outer: Path): boolean =>
  outer.every((step, index) => String(path[index]) === String(step));
