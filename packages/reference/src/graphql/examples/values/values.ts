import {isEnumType, type GraphQLLeafType, type GraphQLScalarType} from 'graphql';
import {exampleIn, idOf, type KnownIds} from './ids';
import {isTime, NEW_YEAR, ownedValue, valueByName} from './namedValues';
import {wordsOf} from './words';

/** A value as JSON has it. */
export type Json = string | number | boolean | null | Json[] | {[name: string]: Json};

/** Where a value stands: what it is called, and what is written about it. */
export interface Place {
  name: string;
  description?: string | null;
  /** Name of the type that has the field or argument. */
  parent: string;
  ids?: KnownIds;
}

/** Enum values that an example prefers, wherever they are members. */
const PREFERRED = ['EUR', 'ES', 'es', 'SUCCEEDED', 'ACTIVE', 'COMPLETED', 'ENABLED', 'CARD', 'VISA'];
/**
 * @param type - a scalar or enum
 * @param place - where the value stands
 * @returns a value of the type such as the service could send or take
 */
export function leafValue(type: GraphQLLeafType, place: Place): Json {
  if (isEnumType(type)) {
    const values = type.getValues().filter(({deprecationReason}) => deprecationReason == null);
    const names = (values.length > 0 ? values : type.getValues()).map(({name}) => name);
    const usual = PREFERRED.find((name) => names.includes(name)) ?? names[0] ?? '';
    return /^previous/.test(place.name) ? (names.find((name) => name !== usual) ?? usual) : usual;
  }
  return scalarValue(type, place);
}

function scalarValue(type: GraphQLScalarType, place: Place): Json {
  const told = exampleIn(place.description);
  const known = ownedValue(place) ?? valueByName(place.name);
  switch (type.name) {
    case 'Boolean':
      return !/^(?:livemode|test|deleted|disabled|hasNextPage|hasPreviousPage)$/i.test(place.name);
    case 'Int':
    case 'Float':
      if (told === undefined && known === undefined && /minor unit/i.test(place.description ?? '')) return 1500;
      return numberOf(told) ?? (typeof known === 'number' ? known : 1);
    case 'ID':
      return told ?? idOf(place);
    case 'String':
      if (told !== undefined) return told;
      if (/(?:Id|ID|_id)$|^id$/.test(place.name) && typeof known !== 'string') return idOf(place);
      if (isTime(known)) return dateOf(known);
      return typeof known === 'string' ? known : 'text';
    default:
      return customValue(type, place, told ?? exampleIn(type.description), known);
  }
}

const DATE = 10;
const dateTimeOf = (time: number): string => new Date(time * 1000).toISOString().replace('.000', '');
const dateOf = (time: number): string => dateTimeOf(time).slice(0, DATE);

/** A scalar of the schema's own: what its description shows, else what the words of its name say. */
function customValue(type: GraphQLScalarType, place: Place, told: string | undefined, known: Json | undefined): Json {
  const words = wordsOf(type.name);
  const time = isTime(known) ? known : NEW_YEAR;
  if (/^(?:json|any|map|object)\b|\b(?:json|map|object)$/.test(words)) return {};
  if (/\b(?:timestamp|unix|epoch)\b/.test(words)) return time;
  if (/\b(?:int|int\d+|integer|long|short|byte|number|count|percentage)$/.test(words)) {
    return numberOf(told) ?? (typeof known === 'number' ? known : 1);
  }
  if (told !== undefined) return told;
  if (/\b(?:date ?time|instant)\b/.test(words)) return dateTimeOf(time);
  const named = CUSTOM.find(([name]) => name.test(words))?.[1];
  if (named !== undefined) return named;
  if (/\bdate$/.test(words)) return dateOf(time);
  if (/\bid$/.test(words)) return idOf(place);
  const byName = valueByName(type.name);
  if (typeof byName === 'string') return byName;
  return typeof known === 'string' ? known : 'text';
}

/** Scalars that many schemas have, by the words of their names. */
const CUSTOM: [RegExp, string][] = [
  [/\b(?:uuid|guid)$/, '3f2b8a54-9d0e-4c1b-8a6f-2d5e7c9b1a30'],
  [/\b(?:decimal|money)$/, '15.00'],
  [/\bduration$/, 'PT1H'],
  [/\binterval$/, 'P1M'],
  [/\boffset$/, '+01:00'],
  [/\btime ?zone$/, 'Europe/Madrid'],
  [/\btime$/, '09:30:00'],
  [/\bcolou?r$/, '#0b5fff'],
];

function numberOf(text: string | undefined): number | undefined {
  const value = Number(text?.replaceAll(',', ''));
  return text === undefined || Number.isNaN(value) ? undefined : value;
}
