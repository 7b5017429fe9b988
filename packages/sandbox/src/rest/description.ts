import {ownValue} from '@paydocs/core/ownValue';
import {restApi, responseOf, type RestApi, type RestOperation} from '@paydocs/contract/rest/api';
import {isObject, jsonOf, resolve, type OpenApiDocument, type Schema} from '@paydocs/contract/rest/document';
import {Validation} from './validation';

/** An operation, and how a request for it looks. */
export interface Route {
  operation: RestOperation;
  pattern: RegExp;
  /** Names of the parameters in the path, in order. */
  names: string[];
}

/** The REST description, ready for requests. */
export class Description {
  readonly api: RestApi;
  readonly routes: Route[];
  readonly validation: Validation;
  /** The status of each code of an error. */
  private readonly statuses: ReadonlyMap<string, number>;
  private readonly meanings: Readonly<Record<string, string>>;

  constructor(readonly document: OpenApiDocument) {
    this.api = restApi(document);
    this.validation = new Validation(document);
    this.routes = [...this.api.operations.values()].map(routeOf).sort((one, other) => holes(one) - holes(other));
    const schemas = Object.values(document.components?.schemas ?? {});
    this.statuses = statusesOf(schemas);
    const codes = document.components?.schemas?.['Payment-StatusCode'];
    this.meanings = codes?.['x-enumDescriptions'] ?? {};
  }

  /** @returns the operation at a path, and the values of its parameters */
  find(method: string, path: string): {route: Route; values: Record<string, string>} | undefined {
    for (const route of this.routes) {
      const found = route.operation.method === method ? route.pattern.exec(path) : null;
      if (!found) continue;
      const values = Object.fromEntries(route.names.map((name, index) => [name, decode(found[index + 1] ?? '')]));
      return {route, values};
    }
    return undefined;
  }

  /** Whether the resources are those that the sandbox has behavior for: other APIs may name operations alike. */
  get hasKnownResources(): boolean {
    return ['Payment', 'Payment-StatusCode', 'Subscription'].every((name) =>
      ownValue(this.document.components?.schemas, name),
    );
  }

  /** @returns the status that belongs to a code; 400 for one that the description doesn't have */
  statusOf(code: string): number {
    return this.statuses.get(code) ?? 400;
  }

  /** The codes of its errors. */
  get codes(): string[] {
    return [...this.statuses.keys()];
  }

  /** @returns the sentence for a status code of a payment */
  meaningOf(statusCode: string): string {
    if (statusCode === 'E000') return this.exampleOf<string>('Payment-StatusMessage') ?? 'The payment is successful.';
    return (ownValue(this.meanings, statusCode) ?? statusCode).replaceAll('`', '');
  }

  /** @returns the first example of a schema */
  exampleOf<T>(schema: string): T | undefined {
    const [example] = (ownValue(this.document.components?.schemas, schema)?.examples as T[] | undefined) ?? [];
    return structuredClone(example);
  }

  /** @returns what is wrong with the body of a response */
  responseMistakes({operation}: Route, status: number, body: unknown): string[] {
    const {responses = {}} = operation.operation;
    const name = [String(status), `${String(status)[0]}XX`, 'default'].find((each) => Object.hasOwn(responses, each));
    const response = name === undefined ? undefined : responses[name];
    if (!response || name === undefined) return [`${operation.id} has no ${status} response.`];
    const place = response.$ref?.slice(2).split('/').map(unescape) ?? [...placeOf(operation), 'responses', name];
    const type = this.mediaTypeOf(responseOf(this.api, operation, String(status))?.content);
    return type === undefined ? [] : this.validation.mistakes([...place, 'content', type, 'schema'], body);
  }

  /** @returns what is wrong with the body of an event */
  eventMistakes(type: string, body: unknown): string[] {
    const [method] = Object.keys(ownValue(this.document.webhooks, type) ?? {});
    if (method === undefined) return [`there is no event ${type}`];
    return this.validation.mistakes(
      ['webhooks', type, method, 'requestBody', 'content', 'application/json', 'schema'],
      body,
    );
  }

  /** @returns the place of the schema of a request's body, and its media type */
  requestOf({operation}: Route): {place: string[]; type: string; isRequired: boolean} | undefined {
    const written = operation.operation.requestBody;
    const body = written && resolve(this.document, written);
    const type = this.mediaTypeOf(body?.content);
    if (!written || type === undefined) return undefined;
    const place = written.$ref?.slice(2).split('/').map(unescape) ?? [...placeOf(operation), 'requestBody'];
    return {place: [...place, 'content', type, 'schema'], type, isRequired: body?.required === true};
  }

  private mediaTypeOf(content: Record<string, unknown> | undefined): string | undefined {
    const media = jsonOf(content as Parameters<typeof jsonOf>[0]);
    return Object.entries(content ?? {}).find(([, each]) => each === media)?.[0];
  }
}

const placeOf = ({path, method}: RestOperation): string[] => ['paths', path, method.toLowerCase()];

const holes = ({names}: Route): number => names.length;

function routeOf(operation: RestOperation): Route {
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const source = operation.path
    .split(/(\{[^}]+\})/)
    .map((part) => (part.startsWith('{') ? '([^/]+)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return {operation, names, pattern: new RegExp(`^${source}/?$`)};
}

/** `x-errors` says of each code what it means, and which status it has. */
function statusesOf(schemas: readonly Schema[]): Map<string, number> {
  const found = new Map<string, number>();
  const collect = (value: unknown): void => {
    if (!isObject(value)) return;
    for (const [code, error] of Object.entries(isObject(value['x-errors']) ? value['x-errors'] : {}))
      if (isObject(error) && typeof error.status === 'number') found.set(code, error.status);
    Object.values(value).forEach(collect);
  };
  schemas.forEach(collect);
  return found;
}

const unescape = (part: string): string => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
