/** Examples of a description as answers that are kept with a request. */
import {STATUS_CODES} from 'node:http';
import {sampleValue} from '@paydocs/reference/rest/samples/sampleValue';
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
} from '@paydocs/specs/openapi/document';
import type {Pair, PostmanBody, PostmanRequest, PostmanResponse} from './types';

/** A value that a description shows, with the format in which it travels. */
export interface Shown {
  key: string;
  name: string;
  mediaType: string;
  value: Json;
}

/** A response before it has an id. */
export type Answered = Omit<PostmanResponse, 'id'>;

/**
 * @param document - a bundled description
 * @param operation - of it
 * @returns the bodies that its description shows; one that is made of the schema where it shows none
 */
export function bodiesOf(document: OpenApiDocument, {requestBody}: Operation): Shown[] {
  const content = requestBody && deref<RequestBody>(document, requestBody).content;
  const shown = shownIn(document, content);
  const [first] = Object.entries(content ?? {});
  if (shown.length > 0 || !first) return shown;
  const [mediaType, {schema = {}}] = first;
  return [{key: '', name: '', mediaType, value: sampleValue(document, schema, 'request')}];
}

/**
 * @param document - a bundled description
 * @param operation - of it
 * @param request - what is sent, without a body
 * @returns an answer for each example: of an answer, with the body of the same name that is sent; of a body that no answer
 *   belongs to, without text. Answers without examples are there once for each status.
 */
export function answersOf(document: OpenApiDocument, operation: Operation, request: PostmanRequest): Answered[] {
  const sent = bodiesOf(document, operation);
  const used = new Set<Shown>();
  const statuses = Object.entries(operation.responses ?? {}).map(
    ([code, response]) => [code, deref<Response>(document, response)] as const,
  );
  const answers = statuses.flatMap(([code, response]) => {
    const shown = shownIn(document, response.content);
    if (shown.length === 0) return [answer(code, firstLine(response.description), bareRequest(request, sent[0]))];
    return shown.map((example) => {
      const own = sent.find(({key}) => key === example.key);
      if (own) used.add(own);
      return answer(code, example.name, bareRequest(request, own ?? sent[0]), example);
    });
  });
  const [success = '200'] = statuses.map(([code]) => code).filter((code) => code.startsWith('2'));
  // The first one stands in the request itself.
  const alone = sent.slice(1).filter((example) => !used.has(example));
  return [...alone.map((example) => answer(success, example.name, bareRequest(request, example))), ...answers];
}

/** @returns the request with a body, and the format of it among the headers */
export function withBody(request: PostmanRequest, shown: Shown | undefined): PostmanRequest {
  if (!shown) return request;
  const format = {key: 'Content-Type', value: shown.mediaType};
  const others = (request.header ?? []).filter(({key}) => key !== format.key);
  return {...request, header: [...others, format], body: bodyOf(shown)};
}

function shownIn(document: OpenApiDocument, content: Readonly<Record<string, MediaType>> = {}): Shown[] {
  return Object.entries(content).flatMap(([mediaType, {example, examples = {}}]) => {
    const named = Object.entries(examples).flatMap(([key, written]): Shown[] => {
      const {summary, value} = deref<Example>(document, written as Example | Ref);
      return value === undefined ? [] : [{key, name: summary ?? key, mediaType, value}];
    });
    return example === undefined || named.length > 0 ? named : [{key: '', name: '', mediaType, value: example}];
  });
}

function answer(status: string, about: string, originalRequest: PostmanRequest, shown?: Shown): Answered {
  const code = codeOf(status);
  return {
    name: [status, about].filter(Boolean).join(' '),
    originalRequest,
    status: STATUS_CODES[code] ?? '',
    code,
    _postman_previewlanguage: shown && isJson(shown.mediaType) ? 'json' : 'text',
    header: shown ? [{key: 'Content-Type', value: shown.mediaType}] : [],
    cookie: [],
    body: shown ? textOf(shown) : '',
  };
}

/** `4XX` is 400; `default` is what an API answers when it does not know better. */
function codeOf(status: string): number {
  const code = Number(status.replace(/x/gi, '0'));
  return Number.isInteger(code) ? code : 500;
}

/** The request without what is told beside it, with the body of an example. */
function bareRequest({method, url, header = []}: PostmanRequest, example: Shown | undefined): PostmanRequest {
  const bare = ({key, value, disabled}: Pair): Pair => ({key, value: value ?? '', ...(disabled && {disabled})});
  const {query, variable} = url;
  const address = {...url, ...(query && {query: query.map(bare)}), ...(variable && {variable: variable.map(bare)})};
  return withBody({method, header: header.map(bare), url: address}, example);
}

function bodyOf(example: Shown): PostmanBody {
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
  return {mode: 'raw', raw: textOf(example), options: {raw: {language: isJson(mediaType) ? 'json' : 'text'}}};
}

const isJson = (mediaType: string): boolean => /^application\/(?:[\w.+-]+\+)?json\b/.test(mediaType);

/** JSON in lines; a text of another format as it is. */
const textOf = ({mediaType, value}: Shown): string =>
  typeof value === 'string' && !isJson(mediaType) ? value : JSON.stringify(value, null, 2);

const firstLine = (text = ''): string => text.trim().split('\n')[0] ?? '';
