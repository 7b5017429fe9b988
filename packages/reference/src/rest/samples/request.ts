import camelCase from 'lodash/camelCase';
import snakeCase from 'lodash/snakeCase';
import upperFirst from 'lodash/upperFirst';
import {ownValue} from '@paydocs/core/ownValue';
import {deref} from '@paydocs/specs/openapi/document';
import type {
  Json,
  OpenApiDocument,
  Operation,
  Parameter,
  PathItem,
  SecurityRequirement,
  SecurityScheme,
  Server,
} from '@paydocs/specs/openapi/document';
import {isJson} from './body';
import {fillPath, fillRequest, isReserved, parameterKey} from './fill';
import type {RequestBase} from './fill';
import type {RequestFrame, SampleAuth} from './sampleRequest';
import {sampleValue} from './sampleValue';

const PLACEHOLDER = 'string';

/** An operation with its path item, path and method. */
export interface OperationAt {
  operation: Operation;
  item: PathItem;
  path: string;
  method: string;
}

/**
 * @param doc - the bundled document
 * @param at - operation, its path item, path and method
 * @param variable - environment variable with the API key
 * @returns the request without its body
 */
export function requestFrame(doc: OpenApiDocument, at: OperationAt, variable: string): RequestFrame {
  const parameters = parametersOf(doc, at.operation, at.item);
  return fillRequest(requestBase(doc, at, variable), parameters, sampleValues(doc, parameters));
}

/**
 * @param doc - the bundled document
 * @param at - operation, its path item, path and method
 * @param variable - environment variable with the API key
 * @returns the request without the values of its parameters
 */
export function requestBase(doc: OpenApiDocument, at: OperationAt, variable: string): RequestBase {
  const idempotency = parametersOf(doc, at.operation, at.item).find(
    ({name, in: place}) => place === 'header' && /^(x-)?idempotency-key$/i.test(name),
  );
  return {
    method: at.method.toUpperCase(),
    server: serverUrl(doc, at.operation, at.item),
    path: at.path,
    auths: authsOf(doc, at.operation, variable),
    ...(idempotency && {idempotencyHeader: idempotency.name}),
    answer: answerOf(doc, at.operation),
  };
}

/**
 * @param doc - the bundled document
 * @param parameters - of an operation
 * @returns what samples send: what is required, and of the query what the description gives an example for
 */
export function sampleValues(doc: OpenApiDocument, parameters: readonly Parameter[]): Record<string, Json> {
  const isSent = (parameter: Parameter): boolean => {
    if (parameter.in === 'path') return true;
    if (isReserved(parameter) || /^user-agent$/i.test(parameter.name)) return false;
    if (parameter.required) return true;
    return parameter.in === 'query' && parameter.example !== undefined && !parameter.deprecated;
  };
  return Object.fromEntries(
    parameters.filter(isSent).map((parameter) => [parameterKey(parameter), exampleOf(doc, parameter)]),
  );
}

/**
 * @param doc - the bundled document
 * @param at - operation, its path item and path
 * @returns the address of the sample request, without the query
 */
export function addressOf(doc: OpenApiDocument, at: Omit<OperationAt, 'method'>): string {
  const parameters = parametersOf(doc, at.operation, at.item);
  return `${serverUrl(doc, at.operation, at.item)}${fillPath(at.path, parameters, sampleValues(doc, parameters))}`;
}

/** @returns parameters of the operation and of its path item, each once */
export function parametersOf(doc: OpenApiDocument, operation: Operation, item: PathItem): Parameter[] {
  const all = new Map<string, Parameter>();
  for (const entry of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = deref<Parameter>(doc, entry);
    all.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...all.values()];
}

/** @returns the first server's address with its variables filled in, without a slash at the end */
export function serverUrl(doc: OpenApiDocument, operation: Operation, item: PathItem): string {
  const server = serversOf(doc, operation, item)[0];
  if (!server) return '';
  return server.url
    .replace(/\{([^}]+)\}/g, (whole, name: string) => ownValue(server.variables, name)?.default ?? whole)
    .replace(/\/+$/, '');
}

/** @returns the addresses at which an operation is: its own, or those of its path or of the document */
export function serversOf(doc: OpenApiDocument, operation: Operation, item: PathItem): Server[] {
  return operation.servers ?? item.servers ?? doc.servers ?? [];
}

function exampleOf(doc: OpenApiDocument, parameter: Parameter): Json {
  if (parameter.example !== undefined) return parameter.example;
  const named = Object.values(parameter.examples ?? {})[0];
  const value = named && deref<{value?: Json}>(doc, named).value;
  if (value !== undefined) return value;
  const schema = parameter.schema ?? Object.values(parameter.content ?? {})[0]?.schema;
  return (schema && sampleValue(doc, schema, 'request')) ?? PLACEHOLDER;
}

/** The first way to authenticate for which something has to be sent. */
function authsOf(doc: OpenApiDocument, operation: Operation, variable: string): SampleAuth[] {
  const names = Object.keys(usedRequirement(doc, operation) ?? {});
  return names.flatMap((name, index): SampleAuth[] => {
    const entry = ownValue(doc.components?.securitySchemes, name);
    if (!entry) return [];
    const scheme = deref<SecurityScheme>(doc, entry);
    const secret =
      index === 0
        ? {variable, local: 'apiKey'}
        : {variable: constant(name), local: `secret${upperFirst(camelCase(name))}`};
    if (scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'basic') return [{kind: 'basic', ...secret}];
    if (scheme.type === 'apiKey' && scheme.name) {
      const kind = scheme.in === 'query' || scheme.in === 'cookie' ? scheme.in : 'header';
      return [{kind, name: scheme.name, ...secret}];
    }
    return scheme.type === 'mutualTLS' ? [] : [{kind: 'bearer', ...secret}];
  });
}

/** @returns the requirement that samples meet: the first that asks for anything */
export function usedRequirement(doc: OpenApiDocument, operation: Operation): SecurityRequirement | undefined {
  return (operation.security ?? doc.security)?.find((entry) => Object.keys(entry).length > 0);
}

function constant(name: string): string {
  return snakeCase(name)
    .toUpperCase()
    .replace(/^(?=\d)/, '_');
}

function answerOf(doc: OpenApiDocument, operation: Operation): RequestFrame['answer'] {
  const status = Object.keys(operation.responses ?? {}).find((code) => code.startsWith('2'));
  const entry = operation.responses?.[status ?? 'default'];
  const types = Object.keys((entry && deref<{content?: object}>(doc, entry).content) ?? {});
  if (types.length === 0) return 'none';
  return types.some(isJson) ? 'json' : 'text';
}
