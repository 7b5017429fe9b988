import {getOwnValue} from '@paydocs/core';
import {createRestApi, getResponse, type RestApi, type RestOperation} from '@paydocs/contract';
import {
  isObject,
  getJsonMediaType,
  resolveReference,
  type OpenApiDocument,
  type Schema,
} from '@paydocs/contract/document';
import {SchemaValidator} from './validation';

/** An operation, and a pattern that matches its path. */
export interface Route {
  operation: RestOperation;
  pattern: RegExp;
  /** Names of the parameters in the path, in order. */
  names: string[];
}

/** The OpenAPI document of the REST API, prepared for routing and validation. */
export class RestApiDescription {
  readonly api: RestApi;
  readonly routes: Route[];
  readonly validation: SchemaValidator;
  /** HTTP statuses of error codes. */
  private readonly statusByCode: ReadonlyMap<string, number>;
  private readonly statusMessages: Readonly<Record<string, string>>;

  constructor(readonly document: OpenApiDocument) {
    this.api = createRestApi(document);
    this.validation = new SchemaValidator(document);
    this.routes = [...this.api.operations.values()]
      .map(createRoute)
      .sort((one, other) => countParameters(one) - countParameters(other));
    const schemas = Object.values(document.components?.schemas ?? {});
    this.statusByCode = collectStatusesByErrorCode(schemas);
    const codes = document.components?.schemas?.['Payment-StatusCode'];
    this.statusMessages = codes?.['x-enumDescriptions'] ?? {};
  }

  /** Returns the operation of a request, and the values of its path parameters, or undefined if none matches. */
  findRoute(method: string, path: string): {route: Route; values: Record<string, string>} | undefined {
    for (const route of this.routes) {
      const found = route.operation.method === method ? route.pattern.exec(path) : null;
      if (!found) continue;
      const values = Object.fromEntries(
        route.names.map((name, index) => [name, decodePathSegment(found[index + 1] ?? '')]),
      );
      return {route, values};
    }
    return undefined;
  }

  /** True if the document has the resources that the sandbox implements. Other APIs may use the same operation IDs. */
  get hasKnownResources(): boolean {
    return ['Payment', 'Payment-StatusCode', 'Subscription'].every((name) =>
      getOwnValue(this.document.components?.schemas, name),
    );
  }

  /** Returns the HTTP status of an error code, or 400 for an undocumented code. */
  getHttpStatus(code: string): number {
    return this.statusByCode.get(code) ?? 400;
  }

  /** Error codes in the document. */
  get codes(): string[] {
    return [...this.statusByCode.keys()];
  }

  /** Returns the message for a payment's status code, or the code itself if it's undocumented. */
  getStatusMessage(statusCode: string): string {
    if (statusCode === 'E000') return this.getExample<string>('Payment-StatusMessage') ?? 'The payment is successful.';
    return (getOwnValue(this.statusMessages, statusCode) ?? statusCode).replaceAll('`', '');
  }

  /** Returns a copy of the first example of a schema, or undefined if there's none. */
  getExample<T>(schema: string): T | undefined {
    const [example] = (getOwnValue(this.document.components?.schemas, schema)?.examples as T[] | undefined) ?? [];
    return structuredClone(example);
  }

  /** Validates the body of a response, and returns a message for each error. */
  validateResponse({operation}: Route, status: number, body: unknown): string[] {
    const {responses = {}} = operation.operation;
    const name = [String(status), `${String(status)[0]}XX`, 'default'].find((each) => Object.hasOwn(responses, each));
    const response = name === undefined ? undefined : responses[name];
    if (!response || name === undefined) return [`${operation.id} has no ${status} response.`];
    const path = response.$ref?.slice(2).split('/').map(decodePointerSegment) ?? [
      ...getOperationPointerSegments(operation),
      'responses',
      name,
    ];
    const type = this.mediaTypeOf(getResponse(this.api, operation, String(status))?.content);
    return type === undefined ? [] : this.validation.validateToMessages([...path, 'content', type, 'schema'], body);
  }

  /** Validates the body of an event, and returns a message for each error. */
  validateEvent(type: string, body: unknown): string[] {
    const [method] = Object.keys(getOwnValue(this.document.webhooks, type) ?? {});
    if (method === undefined) return [`there is no event ${type}`];
    return this.validation.validateToMessages(
      ['webhooks', type, method, 'requestBody', 'content', 'application/json', 'schema'],
      body,
    );
  }

  /**
   * Returns the path to the schema of a request body in the document, its media type, and whether the body is required.
   * Returns undefined if the operation doesn't accept JSON.
   */
  getRequestSchema({operation}: Route): {schemaPath: string[]; type: string; isRequired: boolean} | undefined {
    const written = operation.operation.requestBody;
    const body = written && resolveReference(this.document, written);
    const type = this.mediaTypeOf(body?.content);
    if (!written || type === undefined) return undefined;
    const path = written.$ref?.slice(2).split('/').map(decodePointerSegment) ?? [
      ...getOperationPointerSegments(operation),
      'requestBody',
    ];
    return {schemaPath: [...path, 'content', type, 'schema'], type, isRequired: body?.required === true};
  }

  private mediaTypeOf(content: Record<string, unknown> | undefined): string | undefined {
    const media = getJsonMediaType(content as Parameters<typeof getJsonMediaType>[0]);
    return Object.entries(content ?? {}).find(([, each]) => each === media)?.[0];
  }
}

const getOperationPointerSegments = ({path, method}: RestOperation): string[] => ['paths', path, method.toLowerCase()];

const countParameters = ({names}: Route): number => names.length;

function createRoute(operation: RestOperation): Route {
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const source = operation.path
    .split(/(\{[^}]+\})/)
    .map((part) => (part.startsWith('{') ? '([^/]+)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return {operation, names, pattern: new RegExp(`^${source}/?$`)};
}

/** Collects the HTTP statuses of error codes from the `x-errors` of schemas. */
function collectStatusesByErrorCode(schemas: readonly Schema[]): Map<string, number> {
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

const decodePointerSegment = (part: string): string =>
  decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');

function decodePathSegment(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
