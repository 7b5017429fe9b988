import {findSuggestion} from '@paydocs/core';
import {
  getJsonMediaType,
  METHODS,
  resolveReference,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Response,
} from './document';
import type {NamedSchema} from './properties';

/** An operation with its method and path. */
export interface RestOperation {
  id: string;
  method: string;
  path: string;
  operation: Operation;
  parameters: Parameter[];
}

/** The REST API, indexed for the checks. */
export interface RestApi {
  document: OpenApiDocument;
  /** URLs of the servers, without a trailing slash. */
  servers: string[];
  operations: Map<string, RestOperation>;
  /** Operations that the API calls on the merchant's server, by event type. */
  webhooks: Map<string, Operation>;
}

/**
 * Indexes a description: operations by ID, webhooks by event type, and the URLs of servers. Parameters whose reference
 * can't be resolved are left out.
 */
export function createRestApi(document: OpenApiDocument): RestApi {
  const operations = new Map<string, RestOperation>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const id = operation.operationId ?? `${method} ${path}`;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].flatMap(
        (each) => resolveReference(document, each) ?? [],
      );
      operations.set(id, {id, method: method.toUpperCase(), path, operation, parameters});
    }
  }
  const webhooks = new Map(
    Object.entries(document.webhooks ?? {}).flatMap(([type, item]): [string, Operation][] => {
      const operation = METHODS.map((method) => item[method]).find(Boolean);
      return operation ? [[type, operation]] : [];
    }),
  );
  // Third-party descriptions may contain relative URLs.
  const servers = (document.servers ?? []).map(({url}) => url.replace(/\/+$/, '')).filter((url) => URL.canParse(url));
  return {document, servers, operations, webhooks};
}

/** Returns the schema of an operation's request body; `undefined` if there is no JSON body. */
export function getRequestSchema(api: RestApi, {id, operation}: RestOperation): NamedSchema | undefined {
  return getBodySchema(api, operation, `${id}.request`);
}

/** Returns the schema of an event's body; `undefined` if the event is unknown or has no JSON body. */
export function getWebhookSchema(api: RestApi, type: string): NamedSchema | undefined {
  const operation = api.webhooks.get(type);
  return operation && getBodySchema(api, operation, type);
}

function getBodySchema(api: RestApi, operation: Operation, name: string): NamedSchema | undefined {
  const body = operation.requestBody && resolveReference(api.document, operation.requestBody);
  const schema = getJsonMediaType(body?.content)?.schema;
  return schema && {schema, name};
}

/**
 * Returns the response of an operation for a status: the one for the exact status, for its range (such as `4XX`), or
 * the default; `undefined` if there is none, or if its reference can't be resolved.
 */
export function getResponse(api: RestApi, {operation}: RestOperation, status: string): Response | undefined {
  const response =
    operation.responses?.[status] ?? operation.responses?.[`${status[0]}XX`] ?? operation.responses?.default;
  return response && resolveReference(api.document, response);
}

/** Returns the schema of a response body; `undefined` if there is no such response, or if it has no JSON body. */
export function getResponseSchema(api: RestApi, operation: RestOperation, status: string): NamedSchema | undefined {
  const schema = getJsonMediaType(getResponse(api, operation, status)?.content)?.schema;
  return schema && {schema, name: `${operation.id}.response.${status}`};
}

/** The operations that match a URL. */
interface OperationMatch {
  operations: RestOperation[];
  /** Reason why no operation matches, with a hint. */
  message?: string;
}

/** Placeholder in a URL for a value that a program inserts. */
export const VALUE_PLACEHOLDER = '\u0001';

/**
 * Finds the operations that a method and a path can refer to.
 *
 * @param api - REST API
 * @param method - uppercase method; if omitted, all operations of the path match
 * @param url - path below the server, possibly with a query. A parameter is a value, its `{name}`, or
 *   {@link VALUE_PLACEHOLDER}, which matches any segment
 * @returns matching operations, or the reason why none matches
 */
export function findOperations(api: RestApi, method: string | undefined, url: string): OperationMatch {
  const path = url.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/';
  const parts = path.split('/');
  const matches = ({path: template}: RestOperation): boolean => {
    const templateParts = (template.replace(/\/+$/, '') || '/').split('/');
    return (
      templateParts.length === parts.length &&
      templateParts.every((part, index) => matchesSegment(part, parts[index] ?? ''))
    );
  };
  const atPath = [...api.operations.values()].filter(matches);
  if (atPath.length === 0) {
    const displayPath = path.replaceAll(VALUE_PLACEHOLDER, '…');
    const paths = [...new Set([...api.operations.values()].map((each) => each.path))];
    const closestPath = findClosestPath(parts, paths);
    return {
      operations: [],
      message: `there's no path ${displayPath} in the REST API.${closestPath ? ` Did you mean ${closestPath}?` : ' Correct the path.'}`,
    };
  }
  const operations = method === undefined ? atPath : atPath.filter((each) => each.method === method);
  if (operations.length > 0) return {operations};
  const allowed = [...new Set(atPath.map((each) => each.method))].join(' or ');
  return {operations: [], message: `${atPath[0]?.path} accepts ${allowed}, not ${method}.`};
}

function matchesSegment(template: string, part: string): boolean {
  if (!template.includes('{')) return template === part || part === VALUE_PLACEHOLDER;
  return part !== '' && (!part.startsWith('{') || part === template);
}

/** Finds the most similar path, regardless of the parameters; `undefined` if none is similar. */
function findClosestPath(parts: readonly string[], paths: readonly string[]): string | undefined {
  const normalize = (path: readonly string[]): string =>
    path.map((part) => (/[{_\d…]/.test(part) || part.includes(VALUE_PLACEHOLDER) ? '{}' : part)).join('/');
  const normalized = normalize(parts);
  const byForm = new Map(paths.map((path) => [normalize(path.split('/')), path]));
  if (byForm.has(normalized)) return byForm.get(normalized);
  const found = findSuggestion(normalized, byForm.keys());
  return found === undefined ? undefined : byForm.get(found);
}
