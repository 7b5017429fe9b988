import {translate} from '@paydocs/core';
import {highlight} from '@paydocs/core/html';
import type {RestExampleData} from '../../data/rest';
import type {PageContext} from '../context';
import {deref, type Example, type Json, type MediaType, type Schema, flattenSchema} from '@paydocs/specs';
import {getExamples} from '../fields/getExamples';
import {omitEmptyValues} from '../../common/omitEmptyValues';
import {getSafeUrl} from '../../common/safeLink';
import {createSampleValue} from './sampleValue';
import type {Direction} from './sampleValue';
import {isJsonMediaType, isWildcardMediaType} from './body';

/** Example before it is rendered. */
interface ExampleValue {
  key: string;
  label: string;
  description?: string;
  value?: Json;
  externalValue?: string;
}

/**
 * Returns the examples of a media type.
 *
 * @param context - see {@link PageContext}
 * @param mediaType - media type such as `application/json`
 * @param media - its schema and examples
 * @param direction - direction of the body, which determines the properties of a generated example
 * @returns the media type's examples; otherwise those of its schema, or one generated from the schema
 */
export function getMediaExamples(
  {doc}: PageContext,
  mediaType: string,
  media: MediaType,
  direction: Direction,
): ExampleValue[] {
  const named = Object.entries(media.examples ?? {}).map(([key, entry]): ExampleValue => {
    const {summary, description, value, externalValue} = deref<Example>(doc, entry);
    return {
      key,
      label: summary || humanizeKey(key) || translate({id: 'paydocs.ref.example', message: 'Example'}),
      description,
      value,
      externalValue,
    };
  });
  if (media.example !== undefined)
    named.unshift({
      key: 'example',
      label: translate({id: 'paydocs.ref.example', message: 'Example'}),
      value: media.example,
    });
  if (named.length > 0 || !media.schema) return named;
  const schemaValues = getExamples(flattenSchema(doc, media.schema).schema);
  if (schemaValues.length > 0) return toNumberedExamples(schemaValues);
  if (!isJsonMediaType(mediaType) && !isWildcardMediaType(mediaType) && !/form/.test(mediaType)) return [];
  return [
    {
      key: 'example',
      label: translate({id: 'paydocs.ref.example', message: 'Example'}),
      value: createSampleValue(doc, media.schema, direction),
    },
  ];
}

/**
 * Creates the examples of a schema's page.
 *
 * @param context - see {@link PageContext}
 * @param schema - schema with its own page
 * @returns an entry for each example of the schema; without examples, one entry with a generated value
 */
export function createSchemaExamples(context: PageContext, schema: Schema): RestExampleData[] {
  const flat = flattenSchema(context.doc, schema);
  const schemaValues = getExamples(flat.schema);
  const values =
    schemaValues.length > 0
      ? toNumberedExamples(schemaValues)
      : [
          {
            key: 'example',
            label: translate({id: 'paydocs.ref.example', message: 'Example'}),
            value: createSampleValue(context.doc, schema, 'response'),
          },
        ];
  return values.map((value) =>
    createExampleData(context, value, 'application/json', ['example', values.length > 1 ? value.key : '']),
  );
}

/** Creates the data of an example: highlighted, with an ID built from `path`. */
export function createExampleData(
  context: PageContext,
  named: ExampleValue,
  mediaType: string,
  path: string[],
): RestExampleData {
  const {value} = named;
  const isJsonValue = value !== undefined && (typeof value !== 'string' || isJsonMediaType(mediaType));
  const language = isJsonValue ? 'json' : getLanguage(mediaType);
  return omitEmptyValues<RestExampleData>({
    id: context.createId(...path),
    label: named.label,
    html: context.render(named.description),
    code:
      value === undefined
        ? undefined
        : highlight(isJsonValue ? JSON.stringify(value, null, 2) : String(value), language),
    href: getSafeUrl(named.externalValue),
  });
}

function toNumberedExamples(values: Json[]): ExampleValue[] {
  return values.map((value, index) => ({
    key: values.length > 1 ? `example ${index + 1}` : 'example',
    label:
      values.length > 1
        ? `${translate({id: 'paydocs.ref.example', message: 'Example'})} ${index + 1}`
        : translate({id: 'paydocs.ref.example', message: 'Example'}),
    value,
  }));
}

function getLanguage(mediaType: string): string {
  if (/xml|html/.test(mediaType)) return 'html';
  if (/ya?ml/.test(mediaType)) return 'yaml';
  return 'text';
}

/** Converts `cardDeclined` to `Card declined`. */
function humanizeKey(key: string): string {
  const text = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}
