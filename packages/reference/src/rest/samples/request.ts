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

/** Operation with its path item, path, and method. */
export interface OperationAt {
  operation: Operation;
  item: PathItem;
  path: string;
  method: string;
}

/**
 * Creates the part of a sample request that all examples share.
 *
 * @param doc - bundled document
 * @param pathOperation - operation, path item, path, and method
 * @param variable - name of the environment variable with the API key
 * @returns the request without its body
 */
export function requestFrame(doc: OpenApiDocument, pathOperation: OperationAt, variable: string): RequestFrame {
  const parameters = parametersOf(doc, pathOperation.operation, pathOperation.item);
  return fillRequest(requestBase(doc, pathOperation, variable), parameters, sampleValues(doc, parameters));
}

/**
 * Creates the part of a request that doesn't depend on parameter values.
 *
 * @param doc - bundled document
 * @param pathOperation - operation, path item, path, and method
 * @param variable - name of the environment variable with the API key
 * @returns the request without parameter values
 */
export function requestBase(doc: OpenApiDocument, pathOperation: OperationAt, variable: string): RequestBase {
  const idempotency = parametersOf(doc, pathOperation.operation, pathOperation.item).find(
    ({name, in: location}) => location === 'header' && /^(x-)?idempotency-key$/i.test(name),
  );
  return {
    method: pathOperation.method.toUpperCase(),
    server: serverUrl(doc, pathOperation.operation, pathOperation.item),
    path: pathOperation.path,
    auths: getAuths(doc, pathOperation.operation, variable),
    ...(idempotency && {idempotencyHeader: idempotency.name}),
    answer: getResponseType(doc, pathOperation.operation),
  };
}

/**
 * Creates the parameter values of samples.
 *
 * @param doc - bundled document
 * @param parameters - parameters of an operation
 * @returns values of required parameters, and of query parameters with an example
 */
export function sampleValues(doc: OpenApiDocument, parameters: readonly Parameter[]): Record<string, Json> {
  const isSent = (parameter: Parameter): boolean => {
    if (parameter.in === 'path') return true;
    if (isReserved(parameter) || /^user-agent$/i.test(parameter.name)) return false;
    if (parameter.required) return true;
    return parameter.in === 'query' && parameter.example !== undefined && !parameter.deprecated;
  };
  return Object.fromEntries(
    parameters.filter(isSent).map((parameter) => [parameterKey(parameter), getExample(doc, parameter)]),
  );
}

/**
 * Returns the URL of a sample request.
 *
 * @param doc - bundled document
 * @param pathOperation - operation, path item, and path
 * @returns the URL without the query
 */
export function addressOf(doc: OpenApiDocument, pathOperation: Omit<OperationAt, 'method'>): string {
  const parameters = parametersOf(doc, pathOperation.operation, pathOperation.item);
  return `${serverUrl(doc, pathOperation.operation, pathOperation.item)}${fillPath(pathOperation.path, parameters, sampleValues(doc, parameters))}`;
}

/** Returns the parameters of an operation and its path item without duplicates. */
export function parametersOf(doc: OpenApiDocument, operation: Operation, item: PathItem): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const entry of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = deref<Parameter>(doc, entry);
    parameters.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...parameters.values()];
}

/** Returns the URL of the first server with its variables filled in, without a trailing slash. */
export function serverUrl(doc: OpenApiDocument, operation: Operation, item: PathItem): string {
  const server = serversOf(doc, operation, item)[0];
  if (!server) return '';
  return server.url
    .replace(/\{([^}]+)\}/g, (whole, name: string) => ownValue(server.variables, name)?.default ?? whole)
    .replace(/\/+$/, '');
}

/** Returns the servers of an operation: its own, those of its path item, or those of the document. */
export function serversOf(doc: OpenApiDocument, operation: Operation, item: PathItem): Server[] {
  return operation.servers ?? item.servers ?? doc.servers ?? [];
}

function getExample(doc: OpenApiDocument, parameter: Parameter): Json {
  if (parameter.example !== undefined) return parameter.example;
  const firstExample = Object.values(parameter.examples ?? {})[0];
  const value = firstExample && deref<{value?: Json}>(doc, firstExample).value;
  if (value !== undefined) return value;
  const schema = parameter.schema ?? Object.values(parameter.content ?? {})[0]?.schema;
  return (schema && sampleValue(doc, schema, 'request')) ?? PLACEHOLDER;
}

/** Returns the schemes of the first security requirement that has any. */
function getAuths(doc: OpenApiDocument, operation: Operation, variable: string): SampleAuth[] {
  const names = Object.keys(usedRequirement(doc, operation) ?? {});
  return names.flatMap((name, index): SampleAuth[] => {
    const entry = ownValue(doc.components?.securitySchemes, name);
    if (!entry) return [];
    const scheme = deref<SecurityScheme>(doc, entry);
    const secret =
      index === 0
        ? {variable, local: 'apiKey'}
        : {variable: toConstantCase(name), local: `secret${upperFirst(camelCase(name))}`};
    if (scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'basic') return [{kind: 'basic', ...secret}];
    if (scheme.type === 'apiKey' && scheme.name) {
      const kind = scheme.in === 'query' || scheme.in === 'cookie' ? scheme.in : 'header';
      return [{kind, name: scheme.name, ...secret}];
    }
    return scheme.type === 'mutualTLS' ? [] : [{kind: 'bearer', ...secret}];
  });
}

/** Finds the requirement that samples meet: the first with a scheme. */
export function usedRequirement(doc: OpenApiDocument, operation: Operation): SecurityRequirement | undefined {
  return (operation.security ?? doc.security)?.find((entry) => Object.keys(entry).length > 0);
}

function toConstantCase(name: string): string {
  return snakeCase(name)
    .toUpperCase()
    .replace(/^(?=\d)/, '_');
}

function getResponseType(doc: OpenApiDocument, operation: Operation): RequestFrame['answer'] {
  const status = Object.keys(operation.responses ?? {}).find((code) => code.startsWith('2'));
  const entry = operation.responses?.[status ?? 'default'];
  const types = Object.keys((entry && deref<{content?: object}>(doc, entry).content) ?? {});
  if (types.length === 0) return 'none';
  return types.some(isJson) ? 'json' : 'text';
}
