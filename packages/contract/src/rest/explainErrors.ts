import type {ErrorObject} from 'ajv/dist/2020';
import {didYouMean, some} from '@paydocs/core/nearest';
import type {OpenApiDocument} from './document';
import {inPlace, itemsOf, propertiesOf, type Named} from './properties';

/** A mistake in a value, with where it stands. */
export interface Explained {
  /** Names and numbers from the whole value to the part. */
  path: string[];
  /** The field of the part that is the mistake. */
  onField?: string;
  message: string;
}

/** Keywords that only sum up what others say. */
const SUMMARIES = new Set(['if', 'anyOf', 'oneOf', 'allOf', 'not']);

/**
 * @param document - the description
 * @param of - the schema of the whole value
 * @param errors - what Ajv found (with `allErrors` and `verbose`)
 * @param isWhole - whether the value is as it is sent: a guide may leave fields out
 * @returns the mistakes in words for writers, each once
 */
export function explainErrors(
  document: OpenApiDocument,
  of: Named,
  errors: readonly ErrorObject[],
  isWhole = false,
): Explained[] {
  const explained = relevant(errors).flatMap((error): Explained[] => {
    const path = error.instancePath
      .split('/')
      .slice(1)
      .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
    const here = schemasAt(document, of, path);
    const field = fieldOf(error);
    if (field !== undefined) {
      const known = here.flatMap((each) => [...propertiesOf(document, each).keys()]);
      // When a part of a schema fails, the fields that it names look unknown.
      if (known.includes(field)) return [];
      const owner = shownName(document, here[0] ?? of);
      const cure = didYouMean(field, known, `Valid fields: ${some([...new Set(known)])}.`);
      return [{path, onField: field, message: `"${field}" isn't a field of ${owner}.${cure}`}];
    }
    return [{path, message: explain(error, path, shownName(document, here[0] ?? of), isWhole)}];
  });
  const seen = new Set<string>();
  return explained.filter(({path, onField, message}) => {
    const key = `${path.join('/')}\n${onField}\n${message}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

function fieldOf({keyword, params}: ErrorObject): string | undefined {
  const named = params as {additionalProperty?: string; unevaluatedProperty?: string};
  return keyword === 'additionalProperties'
    ? named.additionalProperty
    : keyword === 'unevaluatedProperties'
      ? named.unevaluatedProperty
      : undefined;
}

/** Leaves out what only sums up, alternatives that were not meant, and `null` where something is written. */
function relevant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  let kept = [...errors];
  for (const {keyword, schemaPath, params} of errors) {
    if (keyword !== 'oneOf' && keyword !== 'anyOf') continue;
    if ((params as {passingSchemas?: unknown}).passingSchemas) continue;
    const branchOf = (error: ErrorObject): string | undefined =>
      error.schemaPath.startsWith(`${schemaPath}/`)
        ? error.schemaPath.slice(schemaPath.length + 1).split('/')[0]
        : undefined;
    const sizes = new Map<string, number>();
    for (const error of kept) {
      const branch = branchOf(error);
      // A wrong word where a fixed one stands says that another alternative is meant.
      if (branch !== undefined) sizes.set(branch, (sizes.get(branch) ?? 0) + (error.keyword === 'const' ? 100 : 1));
    }
    const best = [...sizes].sort(([, a], [, b]) => a - b)[0]?.[0];
    if (sizes.size > 1) kept = kept.filter((error) => branchOf(error) === undefined || branchOf(error) === best);
  }
  const isNull = ({keyword, params}: ErrorObject): boolean =>
    keyword === 'type' && (params as {type?: unknown}).type === 'null';
  const withoutNull = kept.filter(
    (error) =>
      !isNull(error) || !kept.some((other) => isBelow(other, error) && !isNull(other) && !SUMMARIES.has(other.keyword)),
  );
  const listed = new Set(withoutNull.filter(({keyword}) => keyword === 'enum').map(({instancePath}) => instancePath));
  const details = withoutNull.filter(
    ({keyword, instancePath}) => !SUMMARIES.has(keyword) && !(keyword === 'const' && listed.has(instancePath)),
  );
  return details.length > 0 ? details : withoutNull.filter(({keyword}) => keyword !== 'if').slice(0, 1);
}

function isBelow(other: ErrorObject, error: ErrorObject): boolean {
  return (
    other !== error &&
    (other.instancePath === error.instancePath || other.instancePath.startsWith(`${error.instancePath}/`))
  );
}

/** The schemas of a part of a value. */
function schemasAt(document: OpenApiDocument, of: Named, path: readonly string[]): Named[] {
  let current: Named[] = [of];
  for (const step of path) {
    current = current.flatMap(
      (each) => propertiesOf(document, each).get(step) ?? (/^\d+$/.test(step) ? itemsOf(document, each) : []),
    );
  }
  return current;
}

/** The name of the schema that stands in the reference. */
export function shownName(document: OpenApiDocument, of: Named): string {
  const names = inPlace(document, of).map(({name}) => name);
  return names.find((name) => !name.includes('.')) ?? of.name;
}

function explain(
  {keyword, params, data, message = 'is invalid'}: ErrorObject,
  path: readonly string[],
  owner: string,
  isWhole: boolean,
): string {
  const what = path.length > 0 ? `"${path.join('.')}"` : 'the value';
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
      return `"${limits.missingProperty}" is missing: ${owner} requires it. ${isWhole ? 'Add it.' : 'Add it, or write … on a separate line for the fields that you omit.'}`;
    case 'enum': {
      const values = (limits.allowedValues ?? []).map(String);
      return `${what} can't be ${shown(data)}.${typeof data === 'string' ? didYouMean(data, values, `Valid values: ${some(values, 12)}.`) : ` Valid values: ${some(values, 12)}.`}`;
    }
    case 'const':
      return `${what} must be ${shown(limits.allowedValue)} here (found ${shown(data)}).`;
    case 'type':
      return `${what} must be ${typeName(limits.type)} (found ${shown(data)}).`;
    case 'format':
      return `${what} must have the format ${limits.format} (found ${shown(data)}).`;
    case 'pattern':
      return `${what} must match ${limits.pattern} (found ${shown(data)}).`;
    default:
      return `${what} ${message} (found ${shown(data)}).`;
  }
}

function typeName(type: string | string[] | undefined): string {
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

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
