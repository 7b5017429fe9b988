/** Types of OpenAPI 3.1 documents without external references, as far as the checks read them. */
import {getOwnValue} from '@paydocs/core';
import {parsePointer} from '@paydocs/specs';

export type Json = null | boolean | number | string | Json[] | {[name: string]: Json};

/** A JSON Schema (2020-12), as far as the checks read it. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, Schema | boolean>;
  patternProperties?: Record<string, Schema | boolean>;
  additionalProperties?: Schema | boolean;
  unevaluatedProperties?: Schema | boolean;
  required?: string[];
  items?: Schema | boolean;
  prefixItems?: (Schema | boolean)[];
  allOf?: (Schema | boolean)[];
  anyOf?: (Schema | boolean)[];
  oneOf?: (Schema | boolean)[];
  if?: Schema | boolean;
  then?: Schema | boolean;
  else?: Schema | boolean;
  not?: Schema | boolean;
  enum?: Json[];
  const?: Json;
  format?: string;
  'x-enumDescriptions'?: Record<string, string>;
  [keyword: string]: unknown;
}

export interface MediaType {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, {$ref?: string; summary?: string; value?: Json}>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
  example?: Json;
}

export interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId?: string;
  summary?: string;
  parameters?: Parameter[];
  requestBody?: {$ref?: string; required?: boolean; content?: Record<string, MediaType>};
  responses?: Record<string, Response>;
  security?: Record<string, string[]>[];
}

export interface OpenApiDocument {
  servers?: {url: string}[];
  security?: Record<string, string[]>[];
  paths?: Record<string, Record<string, Operation> & {parameters?: Parameter[]}>;
  webhooks?: Record<string, Record<string, Operation>>;
  components?: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, {type: string; scheme?: string; in?: string; name?: string}>;
    parameters?: Record<string, Parameter>;
    headers?: Record<string, unknown>;
    responses?: Record<string, Response>;
  };
}

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/**
 * Resolves a reference (`$ref`), including references to references.
 *
 * @param document - document that contains the target
 * @param value - object, or a reference to one
 * @returns the object; `undefined` if a reference has no target
 */
export function resolveReference<T extends object>(document: OpenApiDocument, value: T): T | undefined {
  let current: unknown = value;
  for (let step = 0; step < 32; step++) {
    const ref = isObject(current) && typeof current.$ref === 'string' ? current.$ref : undefined;
    if (ref === undefined) return current as T;
    current = resolvePointer(document, ref);
  }
  return undefined;
}

/**
 * Returns the target of a JSON Pointer (RFC 6901) such as `#/components/schemas/Payment`; `undefined` if it has none.
 */
export function resolvePointer(document: OpenApiDocument, ref: string): unknown {
  if (!ref.startsWith('#/')) return undefined;
  return parsePointer(ref.slice(1)).reduce<unknown>(
    (value, part) =>
      isObject(value) || Array.isArray(value) ? getOwnValue(value as Record<string, unknown>, part) : undefined,
    document,
  );
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the first media type of a body that is JSON or a wildcard for all types; `undefined` if there is none. */
export function getJsonMediaType(content: Record<string, MediaType> | undefined): MediaType | undefined {
  const type = Object.keys(content ?? {}).find((name) => /^application\/(?:[\w.+-]+\+)?json\b|^\*\/\*$/.test(name));
  return type === undefined ? undefined : content?.[type];
}

/** Returns the name of the component schema that a schema refers to; `undefined` if it isn't such a reference. */
export function getComponentName(schema: Schema): string | undefined {
  return schema.$ref === undefined ? undefined : /^#\/components\/schemas\/(.+)$/.exec(schema.$ref)?.[1];
}
