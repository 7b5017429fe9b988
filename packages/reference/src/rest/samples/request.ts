import camelCase from 'lodash/camelCase';
import snakeCase from 'lodash/snakeCase';
import upperFirst from 'lodash/upperFirst';
import {deref} from '@paydocs/specs/openapi/document';
import type {
  Json,
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  PathItem,
  Schema,
  SecurityRequirement,
  SecurityScheme,
  Server,
} from '@paydocs/specs/openapi/document';
import {flatten} from '@paydocs/specs/openapi/flatten';
import {sampleValue} from './sampleValue';
import {asText, pairsOf, queryText} from './serialize';
import type {Pair, Serialization} from './serialize';

/** A field of a form; of a file, `value` is the name. */
export interface FormField {
  name: string;
  value: string;
  file?: true;
}

/** A body of a sample request, by how programs send it. */
export type SampleBody =
  | {kind: 'json'; mediaType: string; value: Json}
  | {kind: 'form' | 'multipart'; mediaType: string; fields: FormField[]}
  | {kind: 'text'; mediaType: string; value: string};

/** How a sample proves who sends it. `variable` names the environment variable with the secret, `local` the variable of the program. */
export type SampleAuth = ({kind: 'bearer' | 'basic'} | {kind: 'header' | 'query' | 'cookie'; name: string}) & {
  variable: string;
  local: string;
};

/** A request that every language writes in its own way. */
export interface SampleRequest {
  method: string;
  url: string;
  /** Fixed headers; `Content-Type` is among them if the body needs it. */
  headers: [name: string, value: string][];
  cookies: [name: string, value: string][];
  /** All of them together. */
  auths: SampleAuth[];
  /** Name of the header that takes a new random value for each run. */
  idempotencyHeader?: string;
  body?: SampleBody;
  /** What a success answers with. */
  answer: 'json' | 'text' | 'none';
}

/** The parts of a sample request that all examples of an operation share. */
export type RequestFrame = Omit<SampleRequest, 'body'>;

const USER_AGENT = 'MyShop/1.4';
const PLACEHOLDER = 'string';

/**
 * @param doc - the bundled document
 * @param at - operation, its path item, path and method
 * @param variable - environment variable with the API key
 * @returns the request without its body
 */
export function requestFrame(
  doc: OpenApiDocument,
  at: {operation: Operation; item: PathItem; path: string; method: string},
  variable: string,
): RequestFrame {
  const parameters = parametersOf(doc, at.operation, at.item);
  const idempotency = parameters.find(
    ({name, in: place}) => place === 'header' && /^(x-)?idempotency-key$/i.test(name),
  );
  const headers: [string, string][] = [];
  for (const parameter of parameters) {
    const {name} = parameter;
    const reserved = /^(authorization|content-type|accept|user-agent)$/i.test(name) || parameter === idempotency;
    if (parameter.in === 'header' && parameter.required && !reserved)
      headers.push([name, asText(exampleOf(doc, parameter))]);
  }
  const cookies = parameters.filter(({in: place, required}) => place === 'cookie' && required);
  headers.unshift(['User-Agent', USER_AGENT]);
  const answer = answerOf(doc, at.operation);
  if (answer === 'json') headers.unshift(['Accept', 'application/json']);
  return {
    method: at.method.toUpperCase(),
    url: `${addressOf(doc, at)}${queryOf(doc, parameters)}`,
    headers,
    cookies: cookies.map((cookie) => [cookie.name, asText(exampleOf(doc, cookie))]),
    auths: authsOf(doc, at.operation, variable),
    ...(idempotency && {idempotencyHeader: idempotency.name}),
    answer,
  };
}

/**
 * @param doc - the bundled document
 * @param mediaType - such as `application/json`
 * @param media - its description
 * @param value - the example to send
 * @returns the body to send it in
 */
export function sampleBody(doc: OpenApiDocument, mediaType: string, media: MediaType, value: Json): SampleBody {
  if (isJson(mediaType)) return {kind: 'json', mediaType, value};
  const form = mediaType.startsWith('multipart/')
    ? 'multipart'
    : mediaType === 'application/x-www-form-urlencoded'
      ? 'form'
      : undefined;
  if (form && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const properties = media.schema ? flatten(doc, media.schema).schema.properties : undefined;
    const fields = Object.entries(value).flatMap(([name, item]) =>
      form === 'form' ? formFields(name, item, media.encoding?.[name]) : partsOf(doc, name, item, properties?.[name]),
    );
    return {kind: form, mediaType, fields};
  }
  if (takesAny(mediaType)) {
    return typeof value === 'string'
      ? {kind: 'text', mediaType: 'text/plain', value}
      : {kind: 'json', mediaType: 'application/json', value};
  }
  return {kind: 'text', mediaType, value: asText(value)};
}

/**
 * @param doc - the bundled document
 * @param at - operation, its path item and path
 * @returns the address of the sample request, without the query
 */
export function addressOf(doc: OpenApiDocument, at: {operation: Operation; item: PathItem; path: string}): string {
  return `${serverUrl(doc, at.operation, at.item)}${fillPath(doc, at.path, parametersOf(doc, at.operation, at.item))}`;
}

/** @returns parameters of the operation and of its path item, each once */
export function parametersOf(doc: OpenApiDocument, operation: Operation, item: PathItem): Parameter[] {
  const all = new Map<string, Parameter>();
  for (const entry of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = deref<Parameter>(doc, entry);
    all.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...all.values()];
}

/** @returns the first server's address with its variables filled in, without a slash at the end */
export function serverUrl(doc: OpenApiDocument, operation: Operation, item: PathItem): string {
  const server = serversOf(doc, operation, item)[0];
  if (!server) return '';
  return server.url
    .replace(/\{([^}]+)\}/g, (whole, name: string) => server.variables?.[name]?.default ?? whole)
    .replace(/\/+$/, '');
}

/** @returns the addresses at which an operation is: its own, or those of its path or of the document */
export function serversOf(doc: OpenApiDocument, operation: Operation, item: PathItem): Server[] {
  return operation.servers ?? item.servers ?? doc.servers ?? [];
}

export function isJson(mediaType: string): boolean {
  return /^(application|text)\/(json|[\w.+-]+\+json)(;|$)/i.test(mediaType);
}

/** @returns whether a media type leaves the choice to who sends it, so that JSON will do */
export function takesAny(mediaType: string): boolean {
  return mediaType === '*/*' || mediaType === 'application/*';
}

/** Without a word in the document, an object's own name stays part of the names, as servers read forms. */
function formFields(name: string, value: Json, encoding: Serialization = {}): FormField[] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const how =
    isObject && encoding.style === undefined && encoding.explode === undefined ? {style: 'deepObject'} : encoding;
  return pairsOf(name, value, how).map((pair) => ({name: pair.name, value: pair.parts.join(pair.separator)}));
}

/** The items of a list are parts of one name. */
function partsOf(doc: OpenApiDocument, name: string, value: Json, schema: Schema | undefined): FormField[] {
  const flat = schema && flatten(doc, schema).schema;
  if (Array.isArray(value)) {
    const items = typeof flat?.items === 'object' ? flat.items : undefined;
    return value.flatMap((item) => partsOf(doc, name, item, items));
  }
  return [flat && isBinary(flat) ? {name, value: `${name}.bin`, file: true} : {name, value: asText(value)}];
}

function isBinary(schema: {format?: string; contentMediaType?: unknown}): boolean {
  return schema.format === 'binary' || schema.contentMediaType === 'application/octet-stream';
}

function exampleOf(doc: OpenApiDocument, parameter: Parameter): Json {
  if (parameter.example !== undefined) return parameter.example;
  const named = Object.values(parameter.examples ?? {})[0];
  const value = named && deref<{value?: Json}>(doc, named).value;
  if (value !== undefined) return value;
  const schema = parameter.schema ?? Object.values(parameter.content ?? {})[0]?.schema;
  return (schema && sampleValue(doc, schema, 'request')) ?? PLACEHOLDER;
}

function fillPath(doc: OpenApiDocument, path: string, parameters: Parameter[]): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    return encodeURIComponent(asText(parameter ? exampleOf(doc, parameter) : PLACEHOLDER));
  });
}

/** Required parameters, and the optional ones for which the spec gives an example. */
function queryOf(doc: OpenApiDocument, parameters: Parameter[]): string {
  const pairs: Pair[] = [];
  for (const parameter of parameters) {
    if (parameter.in !== 'query') continue;
    if (!parameter.required && (parameter.example === undefined || parameter.deprecated)) continue;
    const value = exampleOf(doc, parameter);
    pairs.push(...pairsOf(parameter.name, parameter.content ? asText(value) : value, parameter));
  }
  const text = queryText(pairs);
  return text && `?${text}`;
}

/** The first way to authenticate for which something has to be sent. */
function authsOf(doc: OpenApiDocument, operation: Operation, variable: string): SampleAuth[] {
  const names = Object.keys(usedRequirement(doc, operation) ?? {});
  return names.flatMap((name, index): SampleAuth[] => {
    const entry = doc.components?.securitySchemes?.[name];
    if (!entry) return [];
    const scheme = deref<SecurityScheme>(doc, entry);
    const secret =
      index === 0
        ? {variable, local: 'apiKey'}
        : {variable: constant(name), local: `secret${upperFirst(camelCase(name))}`};
    if (scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'basic') return [{kind: 'basic', ...secret}];
    if (scheme.type === 'apiKey' && scheme.name) {
      const kind = scheme.in === 'query' || scheme.in === 'cookie' ? scheme.in : 'header';
      return [{kind, name: scheme.name, ...secret}];
    }
    return scheme.type === 'mutualTLS' ? [] : [{kind: 'bearer', ...secret}];
  });
}

/** @returns the requirement that samples meet: the first that asks for anything */
export function usedRequirement(doc: OpenApiDocument, operation: Operation): SecurityRequirement | undefined {
  return (operation.security ?? doc.security)?.find((entry) => Object.keys(entry).length > 0);
}

function constant(name: string): string {
  return snakeCase(name)
    .toUpperCase()
    .replace(/^(?=\d)/, '_');
}

function answerOf(doc: OpenApiDocument, operation: Operation): RequestFrame['answer'] {
  const status = Object.keys(operation.responses ?? {}).find((code) => code.startsWith('2'));
  const entry = operation.responses?.[status ?? 'default'];
  const types = Object.keys((entry && deref<{content?: object}>(doc, entry).content) ?? {});
  if (types.length === 0) return 'none';
  return types.some(isJson) ? 'json' : 'text';
}
