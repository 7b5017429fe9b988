import type {ErrorObject} from 'ajv/dist/2020';
import {formatSuggestion, formatList} from '@paydocs/core';
import type {ContractKindId} from '../kinds';
import type {OpenApiDocument} from './document';
import {expandSchema, getItemSchemas, getProperties, type NamedSchema} from './properties';

/** A validation error in words, with its location in the value. */
interface ExplainedError {
  /** Field names and indexes from the root value to the part. */
  path: string[];
  /** Field of the part that causes the error. */
  onField?: string;
  id: ContractKindId;
  message: string;
}

/** Keywords whose errors only summarize other errors. */
const SUMMARY_KEYWORDS = new Set(['if', 'anyOf', 'oneOf', 'allOf', 'not']);

/**
 * Explains validation errors to writers.
 *
 * @param document - OpenAPI description
 * @param root - schema of the root value
 * @param errors - errors from Ajv with the options `allErrors` and `verbose`
 * @param isComplete - whether the value is complete, as sent over the network; values in guides may omit fields
 * @returns unique errors in words
 */
export function explainErrors(
  document: OpenApiDocument,
  root: NamedSchema,
  errors: readonly ErrorObject[],
  isComplete = false,
): ExplainedError[] {
  const explained = selectRelevantErrors(errors).flatMap((error): ExplainedError[] => {
    const path = error.instancePath
      .split('/')
      .slice(1)
      .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
    const schemas = getSchemasAt(document, root, path);
    const field = getUnknownField(error);
    if (field !== undefined) {
      const knownFields = schemas.flatMap((each) => [...getProperties(document, each).keys()]);
      // When a part of a schema fails, Ajv reports the fields that it names as unknown.
      if (knownFields.includes(field)) return [];
      const owner = getDisplayName(document, schemas[0] ?? root);
      const hint = formatSuggestion(field, knownFields, `Valid fields: ${formatList([...new Set(knownFields)])}.`);
      return [
        {path, onField: field, id: 'contract/unknown-field', message: `"${field}" isn't a field of ${owner}.${hint}`},
      ];
    }
    const id = error.keyword === 'required' ? 'contract/missing-field' : 'contract/invalid-value';
    return [
      {path, id, message: formatErrorMessage(error, path, getDisplayName(document, schemas[0] ?? root), isComplete)},
    ];
  });
  const seen = new Set<string>();
  return explained.filter(({path, onField, message}) => {
    const key = `${path.join('/')}\n${onField}\n${message}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

function getUnknownField({keyword, params}: ErrorObject): string | undefined {
  const details = params as {additionalProperty?: string; unevaluatedProperty?: string};
  return keyword === 'additionalProperties'
    ? details.additionalProperty
    : keyword === 'unevaluatedProperties'
      ? details.unevaluatedProperty
      : undefined;
}

/** Drops summaries, alternatives that weren't intended, and `null` alternatives of values that aren't `null`. */
function selectRelevantErrors(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  let remaining = [...errors];
  for (const {keyword, schemaPath, params} of errors) {
    if (keyword !== 'oneOf' && keyword !== 'anyOf') continue;
    if ((params as {passingSchemas?: unknown}).passingSchemas) continue;
    const getBranch = (error: ErrorObject): string | undefined =>
      error.schemaPath.startsWith(`${schemaPath}/`)
        ? error.schemaPath.slice(schemaPath.length + 1).split('/')[0]
        : undefined;
    const scores = new Map<string, number>();
    for (const error of remaining) {
      const branch = getBranch(error);
      // A wrong constant means that a different alternative is intended.
      if (branch !== undefined) scores.set(branch, (scores.get(branch) ?? 0) + (error.keyword === 'const' ? 100 : 1));
    }
    const best = [...scores].sort(([, a], [, b]) => a - b)[0]?.[0];
    if (scores.size > 1)
      remaining = remaining.filter((error) => getBranch(error) === undefined || getBranch(error) === best);
  }
  const isNull = ({keyword, params}: ErrorObject): boolean =>
    keyword === 'type' && (params as {type?: unknown}).type === 'null';
  const withoutNull = remaining.filter(
    (error) =>
      !isNull(error) ||
      !remaining.some((other) => isAtOrBelow(other, error) && !isNull(other) && !SUMMARY_KEYWORDS.has(other.keyword)),
  );
  const enumPaths = new Set(
    withoutNull.filter(({keyword}) => keyword === 'enum').map(({instancePath}) => instancePath),
  );
  const details = withoutNull.filter(
    ({keyword, instancePath}) =>
      !SUMMARY_KEYWORDS.has(keyword) && !(keyword === 'const' && enumPaths.has(instancePath)),
  );
  return details.length > 0 ? details : withoutNull.filter(({keyword}) => keyword !== 'if').slice(0, 1);
}

function isAtOrBelow(other: ErrorObject, error: ErrorObject): boolean {
  return (
    other !== error &&
    (other.instancePath === error.instancePath || other.instancePath.startsWith(`${error.instancePath}/`))
  );
}

/** Returns the schemas of the part of a value at a path from the root. */
function getSchemasAt(document: OpenApiDocument, root: NamedSchema, path: readonly string[]): NamedSchema[] {
  let current: NamedSchema[] = [root];
  for (const step of path) {
    current = current.flatMap(
      (each) => getProperties(document, each).get(step) ?? (/^\d+$/.test(step) ? getItemSchemas(document, each) : []),
    );
  }
  return current;
}

/** Returns the name under which readers find a schema in the reference, if it has one; otherwise, its own name. */
export function getDisplayName(document: OpenApiDocument, named: NamedSchema): string {
  const names = expandSchema(document, named).map(({name}) => name);
  return names.find((name) => !name.includes('.')) ?? named.name;
}

function formatErrorMessage(
  {keyword, params, data, message = 'is invalid'}: ErrorObject,
  path: readonly string[],
  owner: string,
  isComplete: boolean,
): string {
  const subject = path.length > 0 ? `"${path.join('.')}"` : 'the value';
  const limits = params as {
    missingProperty?: string;
    allowedValues?: unknown[];
    allowedValue?: unknown;
    type?: string | string[];
    format?: string;
    pattern?: string;
    limit?: number;
    comparison?: string;
  };
  switch (keyword) {
    case 'required':
      return `"${limits.missingProperty}" is missing: ${owner} requires it. ${isComplete ? 'Add it.' : 'Add it, or write … on a separate line for the fields that you omit.'}`;
    case 'enum': {
      const values = (limits.allowedValues ?? []).map(String);
      return `${subject} can't be ${formatValue(data)}.${typeof data === 'string' ? formatSuggestion(data, values, `Valid values: ${formatList(values, 12)}.`) : ` Valid values: ${formatList(values, 12)}.`}`;
    }
    case 'const':
      return `${subject} must be ${formatValue(limits.allowedValue)} here (found ${formatValue(data)}).`;
    case 'type':
      return `${subject} must be ${formatType(limits.type)} (found ${formatValue(data)}).`;
    case 'format':
      return `${subject} must have the format ${limits.format} (found ${formatValue(data)}).`;
    case 'pattern':
      return `${subject} must match the pattern ${limits.pattern} (found ${formatValue(data)}).`;
    default:
      return `${subject} ${message.replace('NOT', 'not')} (found ${formatValue(data)}).`;
  }
}

function formatType(type: string | string[] | undefined): string {
  const names: Record<string, string> = {
    string: 'a string',
    integer: 'an integer',
    number: 'a number',
    boolean: 'true or false',
    object: 'an object',
    array: 'a list',
    null: 'null',
  };
  return [type ?? []]
    .flat()
    .map((each) => names[each] ?? each)
    .join(' or ');
}

function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
