import camelCase from 'lodash/camelCase';
import snakeCase from 'lodash/snakeCase';
import upperFirst from 'lodash/upperFirst';
import {getOwnValue} from '@paydocs/core';
import {
  deref,
  type Json,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type SecurityRequirement,
  type SecurityScheme,
  type Server,
} from '@paydocs/specs';
import {isJsonMediaType} from './body';
import {fillPath, fillRequest, isReservedHeader, getParameterKey} from './fill';
import type {RequestTemplate} from './fill';
import type {RequestHead, SampleAuth} from '../../samples/sampleRequest';
import {createSampleValue} from './sampleValue';

const PLACEHOLDER = 'string';

/** Operation with its path item, path, and method. */
export interface PathOperation {
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
export function createRequestHead(doc: OpenApiDocument, pathOperation: PathOperation, variable: string): RequestHead {
  const parameters = getParameters(doc, pathOperation.operation, pathOperation.item);
  return fillRequest(
    createRequestTemplate(doc, pathOperation, variable),
    parameters,
    createSampleParameterValues(doc, parameters),
  );
}

/**
 * Creates the part of a request that doesn't depend on parameter values.
 *
 * @param doc - bundled document
 * @param pathOperation - operation, path item, path, and method
 * @param variable - name of the environment variable with the API key
 * @returns the request without parameter values
 */
export function createRequestTemplate(
  doc: OpenApiDocument,
  pathOperation: PathOperation,
  variable: string,
): RequestTemplate {
  const idempotency = getParameters(doc, pathOperation.operation, pathOperation.item).find(
    ({name, in: location}) => location === 'header' && /^(x-)?idempotency-key$/i.test(name),
  );
  return {
    method: pathOperation.method.toUpperCase(),
    server: getServerUrl(doc, pathOperation.operation, pathOperation.item),
    path: pathOperation.path,
    auths: getAuths(doc, pathOperation.operation, variable),
    ...(idempotency && {idempotencyHeader: idempotency.name}),
    responseType: getResponseType(doc, pathOperation.operation),
  };
}

/**
 * Creates the parameter values of samples.
 *
 * @param doc - bundled document
 * @param parameters - parameters of an operation
 * @returns values of required parameters, and of query parameters with an example, by {@link getParameterKey}
 */
export function createSampleParameterValues(
  doc: OpenApiDocument,
  parameters: readonly Parameter[],
): Record<string, Json> {
  const isSent = (parameter: Parameter): boolean => {
    if (parameter.in === 'path') return true;
    if (isReservedHeader(parameter) || /^user-agent$/i.test(parameter.name)) return false;
    if (parameter.required) return true;
    return parameter.in === 'query' && parameter.example !== undefined && !parameter.deprecated;
  };
  return Object.fromEntries(
    parameters.filter(isSent).map((parameter) => [getParameterKey(parameter), getParameterExample(doc, parameter)]),
  );
}

/**
 * Returns the URL of a sample request.
 *
 * @param doc - bundled document
 * @param pathOperation - operation, path item, and path
 * @returns the URL without the query
 */
export function getSampleUrl(doc: OpenApiDocument, pathOperation: Omit<PathOperation, 'method'>): string {
  const parameters = getParameters(doc, pathOperation.operation, pathOperation.item);
  return `${getServerUrl(doc, pathOperation.operation, pathOperation.item)}${fillPath(pathOperation.path, parameters, createSampleParameterValues(doc, parameters))}`;
}

/** Returns the parameters of an operation and its path item without duplicates. */
export function getParameters(doc: OpenApiDocument, operation: Operation, item: PathItem): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const entry of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = deref<Parameter>(doc, entry);
    parameters.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...parameters.values()];
}

/** Returns the URL of the first server with its variables filled in, without a trailing slash. */
export function getServerUrl(doc: OpenApiDocument, operation: Operation, item: PathItem): string {
  const server = getServers(doc, operation, item)[0];
  if (!server) return '';
  return server.url
    .replace(/\{([^}]+)\}/g, (whole, name: string) => getOwnValue(server.variables, name)?.default ?? whole)
    .replace(/\/+$/, '');
}

/** Returns the servers of an operation: its own, those of its path item, or those of the document. */
export function getServers(doc: OpenApiDocument, operation: Operation, item: PathItem): Server[] {
  return operation.servers ?? item.servers ?? doc.servers ?? [];
}

function getParameterExample(doc: OpenApiDocument, parameter: Parameter): Json {
  if (parameter.example !== undefined) return parameter.example;
  const firstExample = Object.values(parameter.examples ?? {})[0];
  const value = firstExample && deref<{value?: Json}>(doc, firstExample).value;
  if (value !== undefined) return value;
  const schema = parameter.schema ?? Object.values(parameter.content ?? {})[0]?.schema;
  return (schema && createSampleValue(doc, schema, 'request')) ?? PLACEHOLDER;
}

/** Returns the credentials for the first security requirement with a scheme. */
function getAuths(doc: OpenApiDocument, operation: Operation, variable: string): SampleAuth[] {
  const names = Object.keys(findSecurityRequirement(doc, operation) ?? {});
  return names.flatMap((name, index): SampleAuth[] => {
    const entry = getOwnValue(doc.components?.securitySchemes, name);
    if (!entry) return [];
    const scheme = deref<SecurityScheme>(doc, entry);
    const secret =
      index === 0
        ? {variable, localName: 'apiKey'}
        : {variable: toConstantCase(name), localName: `secret${upperFirst(camelCase(name))}`};
    if (scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'basic') return [{kind: 'basic', ...secret}];
    if (scheme.type === 'apiKey' && scheme.name) {
      const kind = scheme.in === 'query' || scheme.in === 'cookie' ? scheme.in : 'header';
      return [{kind, name: scheme.name, ...secret}];
    }
    return scheme.type === 'mutualTLS' ? [] : [{kind: 'bearer', ...secret}];
  });
}

/** Finds the security requirement that samples meet: the first with a scheme. */
export function findSecurityRequirement(doc: OpenApiDocument, operation: Operation): SecurityRequirement | undefined {
  return (operation.security ?? doc.security)?.find((entry) => Object.keys(entry).length > 0);
}

function toConstantCase(name: string): string {
  return snakeCase(name)
    .toUpperCase()
    .replace(/^(?=\d)/, '_');
}

function getResponseType(doc: OpenApiDocument, operation: Operation): RequestHead['responseType'] {
  const status = Object.keys(operation.responses ?? {}).find((code) => code.startsWith('2'));
  const entry = operation.responses?.[status ?? 'default'];
  const types = Object.keys((entry && deref<{content?: object}>(doc, entry).content) ?? {});
  if (types.length === 0) return 'none';
  return types.some(isJsonMediaType) ? 'json' : 'text';
}
