import {deref} from './document';
import type {ErrorEntry, Example, MediaType, OpenApiDocument, Operation, Response, Schema} from './document';
import type {ErrorData} from './errorData';
import {flatten} from './flatten';
import type {MarkdownRenderer} from '@paydocs/core/markdown/markdown';
import {inlineHtml} from '@paydocs/core/markdown/markdown';
import {ownValue} from '@paydocs/core/ownValue';

export type Catalogue = Record<string, ErrorEntry>;

const catalogues = new WeakMap<OpenApiDocument, Catalogue>();

/**
 * @param doc - the bundled document
 * @returns every error code that a schema or its properties explain with `x-errors`
 */
export function errorCatalogue(doc: OpenApiDocument): Catalogue {
  const catalogue = catalogues.get(doc) ?? catalogueOf(doc, 'x-errors');
  catalogues.set(doc, catalogue);
  return catalogue;
}

/**
 * @param doc - the bundled document
 * @returns every result code that a schema or its properties explain with `x-status-codes`: what became of a request
 *   that succeeded, such as a payment that was declined
 */
export function statusCodeCatalogue(doc: OpenApiDocument): Catalogue {
  return catalogueOf(doc, 'x-status-codes');
}

function catalogueOf(doc: OpenApiDocument, keyword: 'x-errors' | 'x-status-codes'): Catalogue {
  const schemas = Object.values(doc.components?.schemas ?? {});
  const parts = schemas.flatMap((schema) => [schema, ...(schema.allOf ?? []), ...Object.values(schema.properties ?? {})]);
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part[keyword] ?? {})));
}

/**
 * @param doc - the bundled document
 * @param operation - an operation
 * @param render - for causes and cures, which are Markdown
 * @returns the error codes of its responses' examples, or of their schemas where there are no examples
 */
export function operationErrors(doc: OpenApiDocument, operation: Operation, render: MarkdownRenderer): ErrorData[] {
  const catalogue = errorCatalogue(doc);
  const size = Object.keys(catalogue).length;
  const codes = new Set<string>();
  if (size === 0) return [];
  for (const [status, entry] of Object.entries(operation.responses ?? {})) {
    if (/^[123]/.test(status)) continue;
    for (const media of Object.values(deref<Response>(doc, entry).content ?? {})) {
      const shown = exampleCodes(doc, media);
      const declared = shown.length > 0 ? shown : schemaCodes(doc, media);
      if (declared.length < size) for (const code of declared) if (ownValue(catalogue, code)) codes.add(code);
    }
  }
  return errorList(catalogue, codes, render);
}

/**
 * @param doc - the bundled document
 * @param schema - a schema with a page of its own
 * @param render - for causes and cures, which are Markdown
 * @returns the codes that it, or its property `code`, explains
 */
export function schemaErrors(doc: OpenApiDocument, schema: Schema, render: MarkdownRenderer): ErrorData[] {
  const flat = flatten(doc, schema).schema;
  const parts = [flat, ...Object.values(flat.properties ?? {}).map((part) => (part.$ref ? {} : flatten(doc, part).schema))];
  const entries = parts.flatMap((part) => {
    const list = part['x-errors'] ?? part['x-status-codes'];
    return list ? Object.entries(list).filter(([code]) => !part.enum || part.enum.includes(code)) : [];
  });
  const catalogue = Object.fromEntries(entries);
  return errorList(catalogue, Object.keys(catalogue), render);
}

/** @returns every error code of {@link errorCatalogue}, in its order */
export function allErrors(doc: OpenApiDocument, render: MarkdownRenderer): ErrorData[] {
  const catalogue = errorCatalogue(doc);
  return errorList(catalogue, Object.keys(catalogue), render);
}

function errorList(catalogue: Catalogue, codes: Iterable<string>, render: MarkdownRenderer): ErrorData[] {
  const order = Object.keys(catalogue);
  return [...codes]
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((code) => {
      const {status, cause, cure} = ownValue(catalogue, code) ?? {};
      return {
        code,
        ...(status !== undefined && {status: String(status)}),
        cause: inlineHtml(render(textOf(cause))),
        cure: inlineHtml(render(textOf(cure))),
      };
    });
}

/** A text without quotes may be a number to YAML; anything else is a mistake, of which readers see nothing. */
const textOf = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;

function exampleCodes(doc: OpenApiDocument, media: MediaType): string[] {
  const named = Object.values(media.examples ?? {}).map((entry) => deref<Example>(doc, entry).value);
  return [media.example, ...named].flatMap((value) => {
    const code = typeof value === 'object' && value !== null && !Array.isArray(value) ? value.code : undefined;
    return typeof code === 'string' ? [code] : [];
  });
}

function schemaCodes(doc: OpenApiDocument, media: MediaType): string[] {
  const code = media.schema && flatten(doc, media.schema).schema.properties?.code;
  const schema = code && flatten(doc, code).schema;
  const values = schema?.enum ?? (schema?.const === undefined ? [] : [schema.const]);
  return values.filter((value) => typeof value === 'string');
}
