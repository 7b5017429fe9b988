import {getOwnValue} from '@paydocs/core/client';
import {type Json, type MediaType, type OpenApiDocument, type Schema, flattenSchema} from '@paydocs/specs/client';
import type {FormField, SampleBody} from '../../samples/sampleRequest';
import {toText, toNameValuePairs} from './serialize';
import type {Serialization} from './serialize';

/**
 * Creates the body of a sample request.
 *
 * @param doc - bundled document
 * @param mediaType - media type such as `application/json`
 * @param media - its definition in the document
 * @param value - example to send
 * @returns the body
 */
export function createSampleBody(doc: OpenApiDocument, mediaType: string, media: MediaType, value: Json): SampleBody {
  if (isJsonMediaType(mediaType)) return {kind: 'json', mediaType, value};
  const form = mediaType.startsWith('multipart/')
    ? 'multipart'
    : mediaType === 'application/x-www-form-urlencoded'
      ? 'form'
      : undefined;
  if (form && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const properties = media.schema ? flattenSchema(doc, media.schema).schema.properties : undefined;
    const fields = Object.entries(value).flatMap(([name, item]) =>
      form === 'form'
        ? toFormFields(name, item, getOwnValue(media.encoding, name))
        : toMultipartFields(doc, name, item, getOwnValue(properties, name)),
    );
    return {kind: form, mediaType, fields};
  }
  if (isWildcardMediaType(mediaType)) {
    return typeof value === 'string'
      ? {kind: 'text', mediaType: 'text/plain', value}
      : {kind: 'json', mediaType: 'application/json', value};
  }
  return {kind: 'text', mediaType, value: toText(value)};
}

/** Checks whether a media type is JSON. */
export function isJsonMediaType(mediaType: string): boolean {
  return /^(application|text)\/(json|[\w.+-]+\+json)(;|$)/i.test(mediaType);
}

/** Checks whether a media type is a wildcard that includes JSON. */
export function isWildcardMediaType(mediaType: string): boolean {
  return mediaType === '*/*' || mediaType === 'application/*';
}

/**
 * Serializes a value to form fields. An object is serialized as `deepObject` unless the document specifies a style,
 * because that's the format that servers parse.
 */
function toFormFields(name: string, value: Json, encoding: Serialization = {}): FormField[] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const serialization =
    isObject && encoding.style === undefined && encoding.explode === undefined ? {style: 'deepObject'} : encoding;
  return toNameValuePairs(name, value, serialization).map((pair) => ({
    name: pair.name,
    value: pair.parts.join(pair.separator),
  }));
}

/** Creates the parts of a multipart form for a value: one for each item of a list, all with the same name. */
function toMultipartFields(doc: OpenApiDocument, name: string, value: Json, schema: Schema | undefined): FormField[] {
  const flatSchema = schema && flattenSchema(doc, schema).schema;
  if (Array.isArray(value)) {
    const items = typeof flatSchema?.items === 'object' ? flatSchema.items : undefined;
    return value.flatMap((item) => toMultipartFields(doc, name, item, items));
  }
  return [flatSchema && isBinary(flatSchema) ? {name, value: `${name}.bin`, file: true} : {name, value: toText(value)}];
}

/** Checks whether a part of a form is a file. */
function isBinary(schema: {format?: string; contentMediaType?: unknown}): boolean {
  return schema.format === 'binary' || schema.contentMediaType === 'application/octet-stream';
}
