import {
  deref,
  forEachOperation,
  type OpenApiDocument,
  type Operation,
  type PathItem,
  type Response,
  getOperationKey,
  type OperationLocation,
} from '@paydocs/specs';
import {toKebabCase} from '@paydocs/core';
import type {SchemaData, SchemaPageData} from '../data/rest';
import {getResponseId} from './pages/call';
import {createSchemaPage} from './pages/schemaPage';
import {getParameters} from './samples/request';
import type {Reference} from './reference';

/** Maximum number of references to follow on the way to a field. */
const MAX_REF_DEPTH = 20;

/**
 * Creates a function that finds the URLs of names in the REST API.
 *
 * @param reference - bundled document, and URLs of its pages
 * @returns a function that takes a target of `SpecUse` in @paydocs/contract: `payments_create`, `Payment`,
 *   `Payment.status`, `Payment-Status=PENDING`, `payment.succeeded`, `#Idempotency-Key`, `?limit`, or `=not_found` (an
 *   error code); it returns undefined for unknown names
 */
export function createRestUrlFinder({
  document,
  pageOptions: options,
}: Reference): (target: string) => string | undefined {
  const {schema: getSchemaUrl, operation: getOperationUrl} = options.pageUrl;
  const operations = new Map<string, string>();
  const parameters = new Map<string, string>();
  const setOnce = (map: Map<string, string>, key: string, url: string): void =>
    void (map.has(key) || map.set(key, url));
  const foundOperations = listOperationsByGroupSize(document);
  for (const {operation, item, location} of foundOperations) {
    const url = getOperationUrl(getOperationKey(location));
    for (const name of getOperationLookupNames(operation.operationId, location)) setOnce(operations, name, url);
    for (const {in: parameterLocation, name} of getParameters(document, operation, item))
      setOnce(
        parameters,
        `${parameterLocation === 'header' ? '#' : '?'}${name}`,
        `${url}#${getAnchorId(parameterLocation, name)}`,
      );
  }
  // Parameters of requests take precedence over headers of responses.
  for (const {operation, location} of foundOperations) {
    for (const [status, entry] of Object.entries(operation.responses ?? {}))
      for (const name of Object.keys(deref<Response>(document, entry).headers ?? {}))
        setOnce(
          parameters,
          `#${name}`,
          `${getOperationUrl(getOperationKey(location))}#${getAnchorId(getResponseId('', status), 'header', name)}`,
        );
  }
  const schemas = document.components?.schemas ?? {};
  /** Name of the schema that explains each error code. */
  const schemasByErrorCode = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas))
    for (const part of [schema, ...(schema.allOf ?? []), ...Object.values(schema.properties ?? {})])
      for (const code of Object.keys({...part['x-errors'], ...part['x-status-codes']}))
        setOnce(schemasByErrorCode, code, name);
  const pages = new Map<string, SchemaPageData>();
  const getPageData = (name: string): SchemaPageData => {
    const page = pages.get(name) ?? (createSchemaPage(document, name, options).data as SchemaPageData);
    pages.set(name, page);
    return page;
  };

  return (target) => {
    const [, path = target, value] = /^([^=]*)=(.*)$/s.exec(target) ?? [];
    if (path === '' && value !== undefined) {
      const schema = schemasByErrorCode.get(value);
      return schema === undefined ? undefined : getFieldUrl(schema, [], value);
    }
    const knownUrl = operations.get(path) ?? parameters.get(path);
    if (knownUrl !== undefined) return knownUrl;
    if (Object.hasOwn(schemas, path)) return getFieldUrl(path, [], value);
    const [owner = '', ...names] = path.replaceAll('[]', '').split('.');
    if (Object.hasOwn(schemas, owner)) return getFieldUrl(owner, names, value);
    return operations.get(owner);
  };

  /** Returns the URL of a field or of one of its values. */
  function getFieldUrl(owner: string, fieldNames: readonly string[], value: string | undefined): string {
    let name = owner;
    let current: SchemaData & {id?: string} = getPageData(name);
    for (let depth = 0, remaining = [...fieldNames]; remaining.length > 0 && depth < MAX_REF_DEPTH; depth += 1) {
      const next = collectFields(current).find((field) => field.name === remaining[0]);
      if (next) {
        current = next;
        remaining.shift();
      } else if (
        current.ref !== undefined &&
        Object.hasOwn(schemas, current.ref.text) &&
        current !== getPageData(current.ref.text)
      ) {
        name = current.ref.text;
        current = getPageData(name);
      } else break;
    }
    const page = getPageData(name);
    const code = value === undefined ? undefined : page.errors?.find((error) => error.code === value);
    const id = code?.id ?? current.values?.find((candidate) => candidate.name === value)?.id ?? current.id;
    return `${getSchemaUrl(name)}${id === undefined ? '' : `#${id}`}`;
  }
}

interface LocatedOperation {
  operation: Operation;
  item: PathItem;
  location: OperationLocation;
}

/**
 * Lists all operations, those of the largest group first and webhooks last. A name that several operations share
 * resolves to the first one, which readers most likely know.
 */
function listOperationsByGroupSize(document: OpenApiDocument): LocatedOperation[] {
  const groups = new Map<string, LocatedOperation[]>();
  forEachOperation(document, (operation, item, location) => {
    const group = 'path' in location ? (location.path.split('/')[1] ?? '') : ' webhooks';
    groups.set(group, [...(groups.get(group) ?? []), {operation, item, location}]);
  });
  const isWebhook = ([group]: [string, unknown]): boolean => group === ' webhooks';
  return [...groups]
    .sort((one, other) => Number(isWebhook(one)) - Number(isWebhook(other)) || other[1].length - one[1].length)
    .flatMap(([, found]) => found);
}

/** Returns the ID of the first field with these names on a page. */
const getAnchorId = (...parts: string[]): string => parts.map(toKebabCase).filter(Boolean).join('-');

/**
 * Returns the names of an operation: its ID, or its method and path if it has none. A webhook can also be referred to
 * by its event.
 */
function getOperationLookupNames(operationId: string | undefined, location: OperationLocation): string[] {
  if ('webhook' in location) return [...(operationId ? [operationId] : []), location.webhook];
  return [operationId || `${location.method} ${location.path}`];
}

/** Returns the fields of a schema and of its alternatives. */
function collectFields({fields = [], choices = []}: SchemaData): NonNullable<SchemaData['fields']> {
  return [...fields, ...choices.flatMap(({alternatives}) => alternatives.flatMap(collectFields))];
}
