import {nearest} from '@paydocs/core/nearest';
import {
  jsonOf,
  METHODS,
  resolve,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Response,
} from './document';
import type {Named} from './properties';

/** An operation with its place. */
export interface RestOperation {
  id: string;
  method: string;
  path: string;
  operation: Operation;
  parameters: Parameter[];
}

/** The REST API, ready for questions. */
export interface RestApi {
  document: OpenApiDocument;
  /** Addresses of the servers, without a slash at the end. */
  servers: string[];
  operations: Map<string, RestOperation>;
  /** Operations that the API calls on the merchant's server, by the type of the event. */
  webhooks: Map<string, Operation>;
}

/** @returns the operations of a description */
export function restApi(document: OpenApiDocument): RestApi {
  const operations = new Map<string, RestOperation>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const id = operation.operationId ?? `${method} ${path}`;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].flatMap(
        (each) => resolve(document, each) ?? [],
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
  // Those of others may be relative.
  const servers = (document.servers ?? []).map(({url}) => url.replace(/\/+$/, '')).filter((url) => URL.canParse(url));
  return {document, servers, operations, webhooks};
}

/** @returns the schema of what a request of the operation sends, if it is JSON */
export function requestSchema(api: RestApi, {id, operation}: RestOperation): Named | undefined {
  return bodySchema(api, operation, `${id}.request`);
}

/** @returns the schema of an event's body */
export function webhookSchema(api: RestApi, type: string): Named | undefined {
  const operation = api.webhooks.get(type);
  return operation && bodySchema(api, operation, type);
}

function bodySchema(api: RestApi, operation: Operation, name: string): Named | undefined {
  const body = operation.requestBody && resolve(api.document, operation.requestBody);
  const schema = jsonOf(body?.content)?.schema;
  return schema && {schema, name};
}

/** @returns the response that an operation has for a status */
export function responseOf(api: RestApi, {operation}: RestOperation, status: string): Response | undefined {
  const response =
    operation.responses?.[status] ?? operation.responses?.[`${status[0]}XX`] ?? operation.responses?.default;
  return response && resolve(api.document, response);
}

/** @returns the schema of a response, if it is JSON */
export function responseSchema(api: RestApi, operation: RestOperation, status: string): Named | undefined {
  const schema = jsonOf(responseOf(api, operation, status)?.content)?.schema;
  return schema && {schema, name: `${operation.id}.response.${status}`};
}

/** What is found at an address. */
export interface Match {
  operations: RestOperation[];
  /** Why there is none, with the cure. */
  message?: string;
}

/** What stands in an address where a program puts a value. */
export const HOLE = '\u0001';

/**
 * @param api - the REST API
 * @param method - in capitals; without one, all operations of the path
 * @param address - path below the server, with values or `{names}` for parameters, perhaps with a query
 * @returns the operations there, or why there is none
 */
export function findOperations(api: RestApi, method: string | undefined, address: string): Match {
  const path = address.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/';
  const parts = path.split('/');
  const fits = ({path: template}: RestOperation): boolean => {
    const wanted = template.split('/');
    return wanted.length === parts.length && wanted.every((part, index) => fitsPart(part, parts[index] ?? ''));
  };
  // A written word counts before a parameter, as on servers.
  const here = [...api.operations.values()].filter(fits);
  const exact = here.filter(({path: template}) =>
    template.split('/').every((part, index) => !part.startsWith('{') || isValue(parts[index] ?? '')),
  );
  const atPath = exact.length > 0 ? exact : here;
  if (atPath.length === 0) {
    const shown = path.replaceAll(HOLE, '…');
    const known = [...new Set([...api.operations.values()].map((each) => each.path))];
    const similar = nearestPath(parts, known);
    return {
      operations: [],
      message: `there's no path ${shown} in the REST API.${similar ? ` Did you mean ${similar}?` : ''}`,
    };
  }
  const operations = method === undefined ? atPath : atPath.filter((each) => each.method === method);
  if (operations.length > 0) return {operations};
  const allowed = [...new Set(atPath.map((each) => each.method))].join(' or ');
  return {operations: [], message: `${atPath[0]?.path} accepts ${allowed}, not ${method}.`};
}

function fitsPart(template: string, part: string): boolean {
  if (!template.includes('{')) return template === part || part === HOLE;
  return part !== '' && (!part.startsWith('{') || part === template);
}

/** Whether something can stand in the place of a parameter: a value, or the parameter as it is written. */
function isValue(part: string): boolean {
  return part.includes(HOLE) || part.startsWith('{') || /[_\d…<$]/.test(part) || part.length > 0;
}

/** The path that has the same form, with words that are almost the same. */
function nearestPath(parts: readonly string[], known: readonly string[]): string | undefined {
  const generic = (path: readonly string[]): string =>
    path.map((part) => (/[{_\d…]/.test(part) || part.includes(HOLE) ? '{}' : part)).join('/');
  const wanted = generic(parts);
  const byForm = new Map(known.map((path) => [generic(path.split('/')), path]));
  if (byForm.has(wanted)) return byForm.get(wanted);
  const found = nearest(wanted, byForm.keys());
  return found === undefined ? undefined : byForm.get(found);
}
