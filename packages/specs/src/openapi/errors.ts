import {deref} from './document';
import type {ErrorEntry, Example, MediaType, OpenApiDocument, Operation, Response, Schema} from './document';
import type {ErrorData} from './errorData';
import {flattenSchema} from './flatten';
import {type MarkdownRenderer, toInlineHtml} from '@paydocs/core/html';
import {getOwnValue} from '@paydocs/core';

type ErrorCatalog = Record<string, ErrorEntry>;

const catalogs = new WeakMap<OpenApiDocument, ErrorCatalog>();

/**
 * Returns the errors that a document defines. The result is cached.
 *
 * @param doc - bundled document
 * @returns the entries by error code, from the `x-errors` of component schemas, their properties, and their `allOf`
 *   parts
 */
export function getErrorCatalog(doc: OpenApiDocument): ErrorCatalog {
  const catalog = catalogs.get(doc) ?? createCatalog(doc, 'x-errors');
  catalogs.set(doc, catalog);
  return catalog;
}

/**
 * Returns the result codes of a document: outcomes of successful requests, such as a declined payment.
 *
 * @param doc - bundled document
 * @returns the entries by result code, from the `x-status-codes` of component schemas, their properties, and their
 *   `allOf` parts
 */
export function getStatusCodeCatalog(doc: OpenApiDocument): ErrorCatalog {
  return createCatalog(doc, 'x-status-codes');
}

function createCatalog(doc: OpenApiDocument, keyword: 'x-errors' | 'x-status-codes'): ErrorCatalog {
  const schemas = Object.values(doc.components?.schemas ?? {});
  const parts = schemas.flatMap((schema) => [
    schema,
    ...(schema.allOf ?? []),
    ...Object.values(schema.properties ?? {}),
  ]);
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part[keyword] ?? {})));
}

/**
 * Returns the errors that an operation documents, with causes and solutions.
 *
 * @param doc - bundled document
 * @param operation - operation object of the document
 * @param render - renderer of causes and solutions, which are Markdown
 * @returns the errors in the examples of the error responses, or in their schemas if there are no examples, in the
 *   order of the catalog; responses with every code are ignored
 */
export function getOperationErrors(doc: OpenApiDocument, operation: Operation, render: MarkdownRenderer): ErrorData[] {
  const catalog = getErrorCatalog(doc);
  const size = Object.keys(catalog).length;
  const codes = new Set<string>();
  if (size === 0) return [];
  for (const [status, entry] of Object.entries(operation.responses ?? {})) {
    if (/^[123]/.test(status)) continue;
    for (const media of Object.values(deref<Response>(doc, entry).content ?? {})) {
      const codesInExamples = getErrorCodesInExamples(doc, media);
      const documentedCodes = codesInExamples.length > 0 ? codesInExamples : getErrorCodesInSchema(doc, media);
      if (documentedCodes.length < size)
        for (const code of documentedCodes) if (getOwnValue(catalog, code)) codes.add(code);
    }
  }
  return createErrorList(catalog, codes, render);
}

/**
 * Returns the error codes of a schema, with causes and solutions.
 *
 * @param doc - bundled document
 * @param schema - schema with its own page
 * @param render - renderer of causes and solutions, which are Markdown
 * @returns the codes that the schema and its inline properties explain and, if they have an `enum`, allow
 */
export function getSchemaErrors(doc: OpenApiDocument, schema: Schema, render: MarkdownRenderer): ErrorData[] {
  const flat = flattenSchema(doc, schema).schema;
  const parts = [
    flat,
    ...Object.values(flat.properties ?? {}).map((part) => (part.$ref ? {} : flattenSchema(doc, part).schema)),
  ];
  const entries = parts.flatMap((part) => {
    const list = part['x-errors'] ?? part['x-status-codes'];
    return list ? Object.entries(list).filter(([code]) => !part.enum || part.enum.includes(code)) : [];
  });
  const catalog = Object.fromEntries(entries);
  return createErrorList(catalog, Object.keys(catalog), render);
}

/** Returns all error codes of {@link getErrorCatalog}, in its order. */
export function getAllErrors(doc: OpenApiDocument, render: MarkdownRenderer): ErrorData[] {
  const catalog = getErrorCatalog(doc);
  return createErrorList(catalog, Object.keys(catalog), render);
}

function createErrorList(catalog: ErrorCatalog, codes: Iterable<string>, render: MarkdownRenderer): ErrorData[] {
  const order = Object.keys(catalog);
  return [...codes]
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((code) => {
      const {status, cause, cure} = getOwnValue(catalog, code) ?? {};
      return {
        code,
        ...(status !== undefined && {status: String(status)}),
        cause: toInlineHtml(render(toText(cause))),
        cure: toInlineHtml(render(toText(cure))),
      };
    });
}

/**
 * Converts a cause or solution to a string, because YAML may parse unquoted text as a number; undefined for other
 * types.
 */
const toText = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;

function getErrorCodesInExamples(doc: OpenApiDocument, media: MediaType): string[] {
  const named = Object.values(media.examples ?? {}).map((entry) => deref<Example>(doc, entry).value);
  return [media.example, ...named].flatMap((value) => {
    const code = typeof value === 'object' && value !== null && !Array.isArray(value) ? value.code : undefined;
    return typeof code === 'string' ? [code] : [];
  });
}

function getErrorCodesInSchema(doc: OpenApiDocument, media: MediaType): string[] {
  const code = media.schema && flattenSchema(doc, media.schema).schema.properties?.code;
  const schema = code && flattenSchema(doc, code).schema;
  const values = schema?.enum ?? (schema?.const === undefined ? [] : [schema.const]);
  return values.filter((value) => typeof value === 'string');
}
