import {isEnumType, type GraphQLLeafType, type GraphQLScalarType} from 'graphql';
import {findExampleValue, createExampleId, type DocumentedIds} from './ids';
import {isExampleTimestamp, EXAMPLE_TIMESTAMP, getTypicalValueByParent, getTypicalValueByName} from './namedValues';
import {toLowercaseWords} from './words';

/** JSON value. */
export type Json = string | number | boolean | null | Json[] | {[name: string]: Json};

/** Field or argument for which a value is created. */
export interface ValueContext {
  name: string;
  description?: string | null;
  /** Name of the type that has the field or argument. */
  parent: string;
  ids?: DocumentedIds;
}

/** Enum values that examples prefer, if the enum has them. */
const PREFERRED_VALUES = ['EUR', 'ES', 'es', 'SUCCEEDED', 'ACTIVE', 'COMPLETED', 'ENABLED', 'CARD', 'VISA'];

/**
 * Creates a realistic value of a scalar or an enum. The same context always results in the same value.
 *
 * @param type - scalar or enum
 * @param context - field or argument that contains the value
 */
export function createLeafValue(type: GraphQLLeafType, context: ValueContext): Json {
  if (isEnumType(type)) {
    const values = type.getValues().filter(({deprecationReason}) => deprecationReason == null);
    const names = (values.length > 0 ? values : type.getValues()).map(({name}) => name);
    const usual = PREFERRED_VALUES.find((name) => names.includes(name)) ?? names[0] ?? '';
    return /^previous/.test(context.name) ? (names.find((name) => name !== usual) ?? usual) : usual;
  }
  return createScalarValue(type, context);
}

function createScalarValue(type: GraphQLScalarType, context: ValueContext): Json {
  const documented = findExampleValue(context.description);
  const typical = getTypicalValueByParent(context) ?? getTypicalValueByName(context.name);
  switch (type.name) {
    case 'Boolean':
      return !/^(?:livemode|test|deleted|disabled|hasNextPage|hasPreviousPage)$/i.test(context.name);
    case 'Int':
    case 'Float':
      if (documented === undefined && typical === undefined && /minor unit/i.test(context.description ?? ''))
        return 1500;
      return parseNumber(documented) ?? (typeof typical === 'number' ? typical : 1);
    case 'ID':
      return documented ?? createExampleId(context);
    case 'String':
      if (documented !== undefined) return documented;
      if (/(?:Id|ID|_id)$|^id$/.test(context.name) && typeof typical !== 'string') return createExampleId(context);
      if (isExampleTimestamp(typical)) return formatDate(typical);
      return typeof typical === 'string' ? typical : 'text';
    default:
      return createCustomScalarValue(type, context, documented ?? findExampleValue(type.description), typical);
  }
}

const DATE_LENGTH = 10;
const formatDateTime = (time: number): string => new Date(time * 1000).toISOString().replace('.000', '');
const formatDate = (time: number): string => formatDateTime(time).slice(0, DATE_LENGTH);

/** Creates a value of a custom scalar, based on the example in its description, or else on the words of its name. */
function createCustomScalarValue(
  type: GraphQLScalarType,
  context: ValueContext,
  documented: string | undefined,
  typical: Json | undefined,
): Json {
  const words = toLowercaseWords(type.name);
  const time = isExampleTimestamp(typical) ? typical : EXAMPLE_TIMESTAMP;
  if (/^(?:json|any|map|object)\b|\b(?:json|map|object)$/.test(words)) return {};
  if (/\b(?:timestamp|unix|epoch)\b/.test(words)) return time;
  if (/\b(?:int|int\d+|integer|long|short|byte|number|count|percentage)$/.test(words)) {
    return parseNumber(documented) ?? (typeof typical === 'number' ? typical : 1);
  }
  if (documented !== undefined) return documented;
  if (/\b(?:date ?time|instant)\b/.test(words)) return formatDateTime(time);
  const named = CUSTOM_SCALAR_EXAMPLES.find(([name]) => name.test(words))?.[1];
  if (named !== undefined) return named;
  if (/\bdate$/.test(words)) return formatDate(time);
  if (/\bid$/.test(words)) return createExampleId(context);
  const byName = getTypicalValueByName(type.name);
  if (typeof byName === 'string') return byName;
  return typeof typical === 'string' ? typical : 'text';
}

/** Values of common custom scalars, by the words of their names. */
const CUSTOM_SCALAR_EXAMPLES: [RegExp, string][] = [
  [/\b(?:uuid|guid)$/, '3f2b8a54-9d0e-4c1b-8a6f-2d5e7c9b1a30'],
  [/\b(?:decimal|money)$/, '15.00'],
  [/\bduration$/, 'PT1H'],
  [/\binterval$/, 'P1M'],
  [/\boffset$/, '+01:00'],
  [/\btime ?zone$/, 'Europe/Madrid'],
  [/\btime$/, '09:30:00'],
  [/\bcolou?r$/, '#0b5fff'],
];

function parseNumber(text: string | undefined): number | undefined {
  const value = Number(text?.replaceAll(',', ''));
  return text === undefined || Number.isNaN(value) ? undefined : value;
}
