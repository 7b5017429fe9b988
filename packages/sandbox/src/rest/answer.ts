import {ownValue} from '@paydocs/core/ownValue';
import {responseOf} from '@paydocs/contract/rest/api';
import {jsonOf, resolve} from '@paydocs/contract/rest/document';
import type {Api} from '../api';
import {readJson} from '../readJson';
import {Refusal, missingField} from '../state/refusal';
import type {Body, Caller} from '../state/records';
import type {Description, Route} from './description';
import {isOperation, operations, type OperationId} from './operations';
import {refuseFor} from './validation';

/** A request for an operation. */
export interface RestRequest {
  route: Route;
  values: Record<string, string>;
  query: Record<string, string>;
  contentType: string | undefined;
  text: string;
}

/** The result of an operation. */
export interface RestResult {
  status: number;
  body: unknown;
  /** Whether it is an example of the description. */
  isExample: boolean;
}

/**
 * Runs an operation.
 *
 * @throws Refusal if the request breaks the description, or the operation refuses it
 */
export function answer(api: Api, description: Description, caller: Caller, request: RestRequest): RestResult {
  const {route, values} = request;
  const {id} = route.operation;
  const query = checkedParameters(description, request);
  const body = checkedBody(description, request);
  if (!hasBehavior(description, id)) return exampleOf(description, route);
  const result = operations[id](api, {caller, path: values, query, body});
  return {status: successOf(route), body: result, isExample: false};
}

/** @returns whether an operation does more than show its example */
export const hasBehavior = (description: Description, id: string): id is OperationId =>
  description.hasKnownResources && isOperation(id);

/** @returns the status of an operation's success */
function successOf({operation}: Route): number {
  return Number(Object.keys(operation.operation.responses ?? {}).find((status) => status.startsWith('2')) ?? 200);
}

/** @returns the first example of an operation's success */
function exampleOf(description: Description, route: Route): RestResult {
  const status = successOf(route);
  const media = jsonOf(responseOf(description.api, route.operation, String(status))?.content);
  const [example] = Object.values(media?.examples ?? {});
  const written = example && resolve(description.document, example)?.value;
  const ofSchema = (media?.schema && resolve(description.document, media.schema)?.examples) as unknown[] | undefined;
  return {status, body: written ?? media?.example ?? ofSchema?.[0], isExample: true};
}

function checkedParameters(description: Description, {route, values, query}: RestRequest): Body {
  const checked = Object.create(null) as Body;
  for (const {name, in: place, required, schema} of route.operation.parameters) {
    if (place !== 'path' && place !== 'query') continue;
    const text = ownValue(place === 'path' ? values : query, name);
    if (text === undefined) {
      if (required === true) throw missingField(name);
      continue;
    }
    const resolved = schema && resolve(description.document, schema);
    const isNumber = [resolved?.type].flat().some((type) => type === 'integer' || type === 'number');
    const value = isNumber && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
    if (schema) refuseFor(description.validation.valueErrors(schema, value), name);
    if (place === 'query') checked[name] = value;
  }
  return checked;
}

function checkedBody(description: Description, {route, contentType, text}: RestRequest): Body {
  const expected = description.requestOf(route);
  if (!expected) return {};
  if (text === '' && !expected.isRequired) return {};
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== expected.type)
    throw new Refusal('invalid_json', `The body must have the content type ${expected.type}.`);
  const value = readJson(text);
  refuseFor(description.validation.errors(expected.place, value));
  return value as Body;
}
