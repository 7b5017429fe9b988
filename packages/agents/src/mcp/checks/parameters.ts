/** Checks the values of parameters against their schemas. */
import type {RestOperation} from '@paydocs/contract';
import type {Parameter} from '@paydocs/contract/document';
import {flattenSchema, getTypes} from '@paydocs/specs';
import type {RestSpecification} from '../docs/specifications';
import {toContractValue} from './value';

/** The path, query parameters, and headers of a request. */
interface SentParameters {
  /** Path relative to the server URL, without a query. */
  path: string;
  query: readonly [name: string, value: unknown][];
  headers: readonly [name: string, value: unknown][];
}

/**
 * Checks the values of parameters that have a schema. Skips objects, because they have several serializations.
 *
 * @returns messages about invalid values
 */
export function checkParameters(
  rest: RestSpecification,
  operation: RestOperation,
  {path, query, headers}: SentParameters,
): string[] {
  const pathParameters = parsePathValues(operation.path, path);
  return operation.parameters.flatMap((parameter) => {
    const {name, in: location} = parameter;
    const isSameName = (given: string): boolean =>
      location === 'header' ? given.toLowerCase() === name.toLowerCase() : given === name;
    const given = {path: pathParameters, query, header: headers, cookie: []}[location] ?? [];
    const values = given.filter(([each]) => isSameName(each)).map(([, value]) => value);
    if (values.length === 0) return [];
    if (location === 'path' && values.includes(`{${name}}`))
      return [`the path still contains {${name}}: replace it with a value.`];
    const messages = validateValue(rest, parameter, values.length === 1 ? values[0] : values);
    return messages.map(
      (message) => `the ${location === 'header' ? 'header' : `${location} parameter`} "${name}": ${message}`,
    );
  });
}

function validateValue({document, validator}: RestSpecification, {name, schema}: Parameter, value: unknown): string[] {
  if (schema === undefined) return [];
  const converted = coerceToSchemaType(document, schema, value);
  return converted === undefined
    ? []
    : validator.check(toContractValue(converted), {schema, name}).diagnostics.map(({message}) => message);
}

/** Converts a string to the type of its schema. Returns `undefined` for objects. */
function coerceToSchemaType(
  document: RestSpecification['document'],
  schema: NonNullable<Parameter['schema']>,
  value: unknown,
): unknown {
  const flat = flattenSchema(document, schema as never).schema;
  const types = getTypes(flat);
  if (types.includes('object')) return undefined;
  if (types.includes('array')) {
    const items = flat.items;
    const all = Array.isArray(value) ? value : String(value).split(',');
    return all.map((item) => (typeof items === 'object' ? coerceToSchemaType(document, items as never, item) : item));
  }
  if (typeof value !== 'string') return value;
  if ((types.includes('integer') || types.includes('number')) && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value))
    return Number(value);
  return types.includes('boolean') && /^(?:true|false)$/.test(value) ? value === 'true' : value;
}

function parsePathValues(template: string, path: string): [name: string, value: string][] {
  const parts = path.replace(/\/+$/, '').split('/');
  return template.split('/').flatMap((part, index): [string, string][] => {
    const name = /^\{([^}]+)\}$/.exec(part)?.[1];
    return name === undefined ? [] : [[name, decodePathSegment(parts[index] ?? '')]];
  });
}

function decodePathSegment(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
