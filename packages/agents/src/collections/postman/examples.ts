/** Creates the example responses of a request from the examples of an OpenAPI document. */
import {STATUS_CODES} from 'node:http';
import {createSampleValue} from '@paydocs/reference/samples';
import {
  deref,
  type Example,
  type Json,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Ref,
  type RequestBody,
  type Response,
} from '@paydocs/specs';
import type {KeyValuePair, PostmanBody, PostmanRequest, PostmanResponse} from './types';

/** An example value with its media type. */
interface ExampleValue {
  key: string;
  name: string;
  mediaType: string;
  value: Json;
}

/** A response before it gets an ID. */
type ResponseWithoutId = Omit<PostmanResponse, 'id'>;

/** Returns the example bodies of an operation, or a sample from its schema if there are none. */
export function getExampleBodies(document: OpenApiDocument, {requestBody}: Operation): ExampleValue[] {
  const content = requestBody && deref<RequestBody>(document, requestBody).content;
  const shown = collectExamples(document, content);
  const [first] = Object.entries(content ?? {});
  if (shown.length > 0 || !first) return shown;
  const [mediaType, {schema = {}}] = first;
  return [{key: '', name: '', mediaType, value: createSampleValue(document, schema, 'request')}];
}

/**
 * Creates a response for each response example. Its request has the request example with the same key, or else the
 * first one. A response without examples, and a request example without a response, get an empty response.
 *
 * @param document - bundled OpenAPI document
 * @param operation - operation of the document
 * @param request - request without a body
 */
export function createExampleResponses(
  document: OpenApiDocument,
  operation: Operation,
  request: PostmanRequest,
): ResponseWithoutId[] {
  const bodies = getExampleBodies(document, operation);
  const usedBodies = new Set<ExampleValue>();
  const statuses = Object.entries(operation.responses ?? {}).map(
    ([code, response]) => [code, deref<Response>(document, response)] as const,
  );
  const responses = statuses.flatMap(([code, response]) => {
    const shown = collectExamples(document, response.content);
    if (shown.length === 0)
      return [createResponse(code, getFirstLine(response.description), createOriginalRequest(request, bodies[0]))];
    return shown.map((example) => {
      const own = bodies.find(({key}) => key === example.key);
      if (own) usedBodies.add(own);
      return createResponse(code, example.name, createOriginalRequest(request, own ?? bodies[0]), example);
    });
  });
  const [success = '200'] = statuses.map(([code]) => code).filter((code) => code.startsWith('2'));
  // The request itself contains the first body.
  const unusedBodies = bodies.slice(1).filter((example) => !usedBodies.has(example));
  return [
    ...unusedBodies.map((example) => createResponse(success, example.name, createOriginalRequest(request, example))),
    ...responses,
  ];
}

/** Returns a copy of a request with a body and its `Content-Type`, or the request itself if there's no example. */
export function addBody(request: PostmanRequest, shown: ExampleValue | undefined): PostmanRequest {
  if (!shown) return request;
  const format = {key: 'Content-Type', value: shown.mediaType};
  const others = (request.header ?? []).filter(({key}) => key !== format.key);
  return {...request, header: [...others, format], body: toBody(shown)};
}

function collectExamples(document: OpenApiDocument, content: Readonly<Record<string, MediaType>> = {}): ExampleValue[] {
  return Object.entries(content).flatMap(([mediaType, {example, examples = {}}]) => {
    const named = Object.entries(examples).flatMap(([key, exampleOrRef]): ExampleValue[] => {
      const {summary, value} = deref<Example>(document, exampleOrRef as Example | Ref);
      return value === undefined ? [] : [{key, name: summary ?? key, mediaType, value}];
    });
    return example === undefined || named.length > 0 ? named : [{key: '', name: '', mediaType, value: example}];
  });
}

function createResponse(
  status: string,
  about: string,
  originalRequest: PostmanRequest,
  shown?: ExampleValue,
): ResponseWithoutId {
  const code = toStatusCode(status);
  return {
    name: [status, about].filter(Boolean).join(' '),
    originalRequest,
    status: STATUS_CODES[code] ?? '',
    code,
    _postman_previewlanguage: shown && isJson(shown.mediaType) ? 'json' : 'text',
    header: shown ? [{key: 'Content-Type', value: shown.mediaType}] : [],
    cookie: [],
    body: shown ? serialize(shown) : '',
  };
}

/** Converts a status key to a number: `4XX` to 400, and `default` to 500. */
function toStatusCode(status: string): number {
  const code = Number(status.replace(/x/gi, '0'));
  return Number.isInteger(code) ? code : 500;
}

/** Returns a copy of a request without descriptions and with the body of an example. */
function createOriginalRequest(
  {method, url, header = []}: PostmanRequest,
  example: ExampleValue | undefined,
): PostmanRequest {
  const removeDescription = ({key, value, disabled}: KeyValuePair): KeyValuePair => ({
    key,
    value: value ?? '',
    ...(disabled && {disabled}),
  });
  const {query, variable} = url;
  const bareUrl = {
    ...url,
    ...(query && {query: query.map(removeDescription)}),
    ...(variable && {variable: variable.map(removeDescription)}),
  };
  return addBody({method, header: header.map(removeDescription), url: bareUrl}, example);
}

function toBody(example: ExampleValue): PostmanBody {
  const {mediaType, value} = example;
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(mediaType);
  if (isForm && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const fields = Object.entries(value).map(([key, field]) => ({
      key,
      value: typeof field === 'string' ? field : JSON.stringify(field),
    }));
    return mediaType.startsWith('multipart')
      ? {mode: 'formdata', formdata: fields.map((field) => ({...field, type: 'text'}))}
      : {mode: 'urlencoded', urlencoded: fields};
  }
  return {mode: 'raw', raw: serialize(example), options: {raw: {language: isJson(mediaType) ? 'json' : 'text'}}};
}

const isJson = (mediaType: string): boolean => /^application\/(?:[\w.+-]+\+)?json\b/.test(mediaType);

/** Serializes a value as indented JSON. A string whose media type isn't JSON stays unchanged. */
const serialize = ({mediaType, value}: ExampleValue): string =>
  typeof value === 'string' && !isJson(mediaType) ? value : JSON.stringify(value, null, 2);

const getFirstLine = (text = ''): string => text.trim().split('\n')[0] ?? '';
