/** What a description of the REST API says that every integration rests on. */
import {ownValue} from '@paydocs/core/ownValue';
import fs from 'node:fs';

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
}

type Item = Record<string, {parameters?: Parameter[]} | Parameter[] | undefined>;

/** The part of an OpenAPI document (3.0 or 3.1) that is read here. */
interface Description {
  paths?: Record<string, Item>;
  webhooks?: Record<string, Item>;
  components?: {
    parameters?: Record<string, Parameter>;
    schemas?: Record<string, {properties?: Record<string, Record<string, unknown> | undefined>}>;
  };
}

/** What is known of an API. Names are those of headers. */
export interface ApiFacts {
  /** Makes a request safe to repeat. */
  idempotency?: string;
  /** Proves who sent an event. */
  signature?: string;
  hasEvents: boolean;
  /** Whether errors have codes that the reference explains. */
  hasErrorCodes: boolean;
}

/**
 * @param file - of a bundled description; there may be none
 * @returns what it says
 */
export function apiFacts(file: string): ApiFacts {
  if (!fs.existsSync(file)) return {hasEvents: false, hasErrorCodes: false};
  const document = JSON.parse(fs.readFileSync(file, 'utf8')) as Description;
  const {paths = {}, webhooks = {}, components: {schemas = {}} = {}} = document;
  const idempotency = headersOf(document, paths).find((name) => /^(?:x-)?idempotency-key$/i.test(name));
  const signature = headersOf(document, webhooks).find((name) => /signature/i.test(name));
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

/** Names of the headers that operations take. */
function headersOf({components: {parameters: known = {}} = {}}: Description, items: Record<string, Item>): string[] {
  const all = Object.values(items).flatMap((item) =>
    Object.values(item).flatMap((part) => (Array.isArray(part) ? part : (part?.parameters ?? []))),
  );
  return all.flatMap((parameter) => {
    const [, name = ''] = /^#\/components\/parameters\/(.+)$/.exec(parameter.$ref ?? '') ?? [];
    const {in: place, name: header} = name === '' ? parameter : (ownValue(known, name) ?? {});
    return place === 'header' && header !== undefined ? [header] : [];
  });
}
