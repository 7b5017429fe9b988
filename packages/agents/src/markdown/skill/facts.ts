/** Reads properties of the API that integrations depend on from the OpenAPI document. */
import {getOwnValue} from '@paydocs/core';
import fs from 'node:fs';

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
}

type PathItem = Record<string, {parameters?: Parameter[]} | Parameter[] | undefined>;

/** An OpenAPI document (https://spec.openapis.org/oas/v3.1.0.html), limited to the fields that this module reads. */
interface OpenApiDocument {
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: {
    parameters?: Record<string, Parameter>;
    schemas?: Record<string, {properties?: Record<string, Record<string, unknown> | undefined>}>;
  };
}

/** Properties of an API that integrations depend on. */
export interface ApiFeatures {
  /** Name of the header that makes a request safe to retry. */
  idempotency?: string;
  /** Name of the header with the signature of an event. */
  signature?: string;
  hasEvents: boolean;
  /** True if the reference explains error codes, from `x-errors` in a schema. */
  hasErrorCodes: boolean;
}

/**
 * Reads the properties of an API that integrations depend on.
 *
 * @param file - path of a bundled OpenAPI document; if it doesn't exist, all properties are absent or false
 */
export function readApiFeatures(file: string): ApiFeatures {
  if (!fs.existsSync(file)) return {hasEvents: false, hasErrorCodes: false};
  const document = JSON.parse(fs.readFileSync(file, 'utf8')) as OpenApiDocument;
  const {paths = {}, webhooks = {}, components: {schemas = {}} = {}} = document;
  const idempotency = collectHeaderNames(document, paths).find((name) => /^(?:x-)?idempotency-key$/i.test(name));
  const signature = collectHeaderNames(document, webhooks).find((name) => /signature/i.test(name));
  return {
    ...(idempotency !== undefined && {idempotency}),
    ...(signature !== undefined && {signature}),
    hasEvents: Object.keys(webhooks).length > 0,
    hasErrorCodes: Object.values(schemas).some(
      (schema) =>
        'x-errors' in schema || Object.values(schema.properties ?? {}).some((part) => part?.['x-errors'] !== undefined),
    ),
  };
}

/** Collects the names of the header parameters of operations. The names can repeat. */
function collectHeaderNames(
  {components: {parameters: componentParameters = {}} = {}}: OpenApiDocument,
  items: Record<string, PathItem>,
): string[] {
  const all = Object.values(items).flatMap((item) =>
    Object.values(item).flatMap((part) => (Array.isArray(part) ? part : (part?.parameters ?? []))),
  );
  return all.flatMap((parameter) => {
    const [, name = ''] = /^#\/components\/parameters\/(.+)$/.exec(parameter.$ref ?? '') ?? [];
    const {in: location, name: header} = name === '' ? parameter : (getOwnValue(componentParameters, name) ?? {});
    return location === 'header' && header !== undefined ? [header] : [];
  });
}
