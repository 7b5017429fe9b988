import {
  deref,
  eachOperation,
  type OpenApiDocument,
  type Operation,
  type PathItem,
  type Response,
} from '@paydocs/specs/openapi/document';
import {operationKey, type OperationPlace} from '@paydocs/specs/openapi/operations';
import {kebab} from '@paydocs/core/kebab';
import type {SchemaData, SchemaPageData} from '../data/rest';
import {responseId} from './pages/call';
import {schemaPage} from './pages/schemaPage';
import {parametersOf} from './samples/request';
import type {Reference} from './reference';

/** How many schemas may refer to each other on the way to a field. */
const DEEPEST = 20;

/**
 * Finds the addresses of what names of the REST API stand for.
 *
 * @param reference - the description, and where its pages are
 * @returns a function that takes what a line may rest on (see `Use` of @paydocs/contract): `payments_create`, `Payment`,
 *   `Payment.status`, `Payment-Status=PENDING`, `payment.succeeded`, `#Idempotency-Key`, `?limit`, `=not_found` (a code); it
 *   gives nothing for what has no place
 */
export function restPlaces({document, pageOptions: options}: Reference): (target: string) => string | undefined {
  const {schema: schemaUrl, operation: operationUrl} = options.pageUrl;
  const operations = new Map<string, string>();
  const parameters = new Map<string, string>();
  const set = (map: Map<string, string>, key: string, url: string): void => void (map.has(key) || map.set(key, url));
  const all = ofLargestGroup(document);
  for (const {operation, item, place} of all) {
    const url = operationUrl(operationKey(place));
    for (const name of namesOf(operation.operationId, place)) set(operations, name, url);
    for (const {in: where, name} of parametersOf(document, operation, item))
      set(parameters, `${where === 'header' ? '#' : '?'}${name}`, `${url}#${joined(where, name)}`);
  }
  // What is sent comes before what is returned.
  for (const {operation, place} of all) {
    for (const [status, entry] of Object.entries(operation.responses ?? {}))
      for (const name of Object.keys(deref<Response>(document, entry).headers ?? {}))
        set(
          parameters,
          `#${name}`,
          `${operationUrl(operationKey(place))}#${joined(responseId('', status), 'header', name)}`,
        );
  }
  const schemas = document.components?.schemas ?? {};
  /** Which schema explains a code. */
  const explained = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas))
    for (const part of [schema, ...(schema.allOf ?? []), ...Object.values(schema.properties ?? {})])
      for (const code of Object.keys({...part['x-errors'], ...part['x-status-codes']})) set(explained, code, name);
  const pages = new Map<string, SchemaPageData>();
  const pageOf = (name: string): SchemaPageData => {
    const page = pages.get(name) ?? (schemaPage(document, name, options).data as SchemaPageData);
    pages.set(name, page);
    return page;
  };

  return (target) => {
    const [, path = target, value] = /^([^=]*)=(.*)$/s.exec(target) ?? [];
    if (path === '' && value !== undefined) {
      const explains = explained.get(value);
      return explains === undefined ? undefined : fieldUrl(explains, [], value);
    }
    const known = operations.get(path) ?? parameters.get(path);
    if (known !== undefined) return known;
    if (Object.hasOwn(schemas, path)) return fieldUrl(path, [], value);
    const [owner = '', ...names] = path.replaceAll('[]', '').split('.');
    if (Object.hasOwn(schemas, owner)) return fieldUrl(owner, names, value);
    return operations.get(owner);
  };

  /** The place of a field, or of one of its values. */
  function fieldUrl(owner: string, names: readonly string[], value: string | undefined): string {
    let name = owner;
    let at: SchemaData & {id?: string} = pageOf(name);
    for (let step = 0, left = [...names]; left.length > 0 && step < DEEPEST; step += 1) {
      const next = insideOf(at).find((field) => field.name === left[0]);
      if (next) {
        at = next;
        left.shift();
      } else if (at.ref !== undefined && Object.hasOwn(schemas, at.ref.text) && at !== pageOf(at.ref.text)) {
        name = at.ref.text;
        at = pageOf(name);
      } else break;
    }
    const page = pageOf(name);
    const code = value === undefined ? undefined : page.errors?.find((error) => error.code === value);
    const id = code?.id ?? at.values?.find((each) => each.name === value)?.id ?? at.id;
    return `${schemaUrl(name)}${id === undefined ? '' : `#${id}`}`;
  }
}

interface Found {
  operation: Operation;
  item: PathItem;
  place: OperationPlace;
}

/** All operations, those of the largest group first: what many have is shown where most readers know it from. */
function ofLargestGroup(document: OpenApiDocument): Found[] {
  const groups = new Map<string, Found[]>();
  eachOperation(document, (operation, item, place) => {
    const group = 'path' in place ? (place.path.split('/')[1] ?? '') : ' webhooks';
    groups.set(group, [...(groups.get(group) ?? []), {operation, item, place}]);
  });
  const isWebhook = ([group]: [string, unknown]): boolean => group === ' webhooks';
  return [...groups]
    .sort((one, other) => Number(isWebhook(one)) - Number(isWebhook(other)) || other[1].length - one[1].length)
    .flatMap(([, found]) => found);
}

/** The id that the first of several fields with these names has on a page. */
const joined = (...parts: string[]): string => parts.map(kebab).filter(Boolean).join('-');

/** Without an id, an operation goes by its method and path; a webhook also by its event. */
function namesOf(operationId: string | undefined, place: OperationPlace): string[] {
  if ('webhook' in place) return [...(operationId ? [operationId] : []), place.webhook];
  return [operationId || `${place.method} ${place.path}`];
}

/** The fields of a schema and of its alternatives. */
function insideOf({fields = [], choices = []}: SchemaData): NonNullable<SchemaData['fields']> {
  return [...fields, ...choices.flatMap(({alternatives}) => alternatives.flatMap(insideOf))];
}
