/** Values of parameters, which are texts, against their schemas. */
import type {RestOperation} from '@paydocs/contract/rest/api';
import type {Parameter} from '@paydocs/contract/rest/document';
import {flatten} from '@paydocs/specs/openapi/flatten';
import {typesOf} from '@paydocs/specs/openapi/typeLabel';
import type {Rest} from '../docs/specifications';
import {valueOf} from './value';

/** What a request sends beside its body. */
export interface Sent {
  /** Below the server, without a query. */
  path: string;
  query: readonly [name: string, value: unknown][];
  headers: readonly [name: string, value: unknown][];
}

/**
 * @param rest - the REST API
 * @param operation - what is called
 * @param sent - with which values
 * @returns what is wrong with the values that have a schema
 */
export function parameterProblems(rest: Rest, operation: RestOperation, {path, query, headers}: Sent): string[] {
  const inPath = pathValues(operation.path, path);
  return operation.parameters.flatMap((parameter) => {
    const {name, in: place} = parameter;
    const isSame = (given: string): boolean =>
      place === 'header' ? given.toLowerCase() === name.toLowerCase() : given === name;
    const given = {path: inPath, query, header: headers, cookie: []}[place] ?? [];
    const values = given.filter(([each]) => isSame(each)).map(([, value]) => value);
    if (values.length === 0) return [];
    if (place === 'path' && values.includes(`{${name}}`))
      return [`the path still contains {${name}}: replace it with a value.`];
    const wrong = problemsOf(rest, parameter, values.length === 1 ? values[0] : values);
    return wrong.map((message) => `the ${place === 'header' ? 'header' : `${place} parameter`} "${name}": ${message}`);
  });
}

function problemsOf({document, validator}: Rest, {name, schema}: Parameter, value: unknown): string[] {
  if (schema === undefined) return [];
  const read = typed(document, schema, value);
  return read === undefined ? [] : validator.check(valueOf(read), {schema, name}).problems.map(({message}) => message);
}

/** A text as the type that its schema wants; nothing for objects, which are written in many ways. */
function typed(document: Rest['document'], schema: NonNullable<Parameter['schema']>, value: unknown): unknown {
  const flat = flatten(document, schema as never).schema;
  const types = typesOf(flat);
  if (types.includes('object')) return undefined;
  if (types.includes('array')) {
    const items = flat.items;
    const all = Array.isArray(value) ? value : String(value).split(',');
    return all.map((item) => (typeof items === 'object' ? typed(document, items as never, item) : item));
  }
  if (typeof value !== 'string') return value;
  if ((types.includes('integer') || types.includes('number')) && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value))
    return Number(value);
  return types.includes('boolean') && /^(?:true|false)$/.test(value) ? value === 'true' : value;
}

function pathValues(template: string, path: string): [name: string, value: string][] {
  const parts = path.replace(/\/+$/, '').split('/');
  return template.split('/').flatMap((part, index): [string, string][] => {
    const name = /^\{([^}]+)\}$/.exec(part)?.[1];
    return name === undefined ? [] : [[name, decoded(parts[index] ?? '')]];
  });
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
