import {ownValue} from '@paydocs/core/ownValue';
import type {Json, MediaType, OpenApiDocument, Schema} from '@paydocs/specs/openapi/document';
import {flatten} from '@paydocs/specs/openapi/flatten';
import type {FormField, SampleBody} from './sampleRequest';
import {asText, pairsOf} from './serialize';
import type {Serialization} from './serialize';

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
      form === 'form'
        ? formFields(name, item, ownValue(media.encoding, name))
        : partsOf(doc, name, item, ownValue(properties, name)),
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

/** @returns whether a media type is JSON */
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

/** @returns whether a part of a form is a file */
export function isBinary(schema: {format?: string; contentMediaType?: unknown}): boolean {
  return schema.format === 'binary' || schema.contentMediaType === 'application/octet-stream';
}
