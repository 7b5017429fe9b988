import {
  isEnumType,
  isObjectType,
  type GraphQLLeafType,
  type GraphQLScalarType,
  type GraphQLSchema,
} from 'graphql';
import type {KnownIds} from './ids';

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

const NEW_YEAR = 1767225600;
/** Names of values, and what such a value looks like. The first that fits counts. */
const BY_NAME: [RegExp, Json][] = [
  [/^(?:first|last|limit|pageSize)$/, 10],
  [/e-?mail/i, 'customer@mail.example'],
  [/phone/i, '+34600000001'],
  [/(?:callback|webhook|notification).*url$/i, 'https://shop.example/webhooks/payments'],
  [/logo|image|picture|avatar/i, 'https://shop.example/logo.png'],
  [/ur[li]$|link$|website/i, 'https://shop.example/'],
  [/^iban$/i, 'ES9121000418450200051332'],
  [/^bic$|swift/i, 'CAIXESBBXXX'],
  [/last4|lastFour/i, '1111'],
  [/(?:^ip|Ip)(?:Address)?$/, '203.0.113.7'],
  [/order.*id|reference$/i, 'ORDER-10042'],
  [/(?:At|Start|End|On|Date|Until|Since|expiration)$/, NEW_YEAR],
  [/amount|total$|balance|price|fee|^(?:available|pending|reserved|inTransit)$/i, 1500],
  [/count$/i, 1],
  [/size$/i, 48213],
  [/percentage$/i, 25],
  [/^tax|vat(?:Id|Number)$/i, 'B12345674'],
  [/statusMessage$/i, 'Approved'],
  [/message$/i, 'Done'],
  [/file-?name$/i, 'invoice.pdf'],
  [/(?:content|media|mime)-?type$/i, 'application/pdf'],
  [/signingSecret$/i, 'whsec_…'],
  [/secret$|apiKey$/i, 'key_test_…'],
  [/token$/i, 'eyJhbGciOi…'],
  [/signingRequest$/i, '-----BEGIN CERTIFICATE REQUEST-----…'],
  [/certificate$/i, '-----BEGIN CERTIFICATE-----…'],
  [/merchantIdentifier$/i, 'merchant.example.shop'],
  [/bankName$/i, 'Banco de Ejemplo'],
  [/bankCode$/i, '2100'],
  [/pointOfSaleName$/i, 'Till 2'],
  [/model$/i, 'P400'],
  [/userAgent$/i, 'Mozilla/5.0'],
  [/subject$/i, 'Your receipt'],
  [/^html$/i, '<p>Thank you for your order.</p>'],
  [/^text$|body$/i, 'Thank you for your order.'],
  [/^from$|sender$/i, 'shop@mail.example'],
  [/sources?$/i, 'API'],
  [/label$/i, 'Merchant number'],
  [/registrationNumber$/i, 'M-123456'],
  [/reason$/i, 'Repeated chargebacks'],
  [/^method$/i, 'PUT'],
  [/value$/i, 'blue'],
  [/countr(?:y|ies)/i, 'ES'],
  [/currency/i, 'EUR'],
  [/lang(?:uage)?|locale/i, 'es'],
  [/^(?:full|cardholder|accountholder|customer)?name$/i, 'Lucía Romero'],
  [/company|shop|store|business/i, 'Librería Aurora'],
  [/city/i, 'Sevilla'],
  [/state|province|region/i, 'Sevilla'],
  [/zip|postal/i, '41001'],
  [/line1|street/i, 'Calle Sierpes 12'],
  [/line2/i, '2.º B'],
  [/cursor$|^after$|^before$/i, 'eyJpZCI6MTB9'],
  [/description|comment|note/i, 'Two books'],
];
/** What things are called, by the type that has the name. */
const NAMES: [RegExp, string][] = [
  [/store|shop|account|business|company|merchant|branding/i, 'Librería Aurora'],
  [/point|terminal|till|register/i, 'Till 2'],
  [/bank/i, 'Banco de Ejemplo'],
  [/country|territor/i, 'Spain'],
  [/product|item|plan/i, 'Two books'],
  [/document|file|report|export/i, 'charges-2026-01.csv'],
];
/** Enum values that an example prefers, wherever they are members. */
const PREFERRED = ['EUR', 'ES', 'es', 'SUCCEEDED', 'ACTIVE', 'COMPLETED', 'ENABLED', 'CARD', 'VISA'];
const EXAMPLE = /(?:for example|e\.g\.|such as),? `([^`]+)`/i;
const RANDOM = '8fJ2kQ9sLm3XvT0a';

/**
 * Adds the ids that types give as examples of their own: a `Charge` may have the id of a payment.
 *
 * @param ids - by what stands before their underscore
 * @param schema - whose types have descriptions
 * @returns the ids also by the name of a type in lower case, which counts before
 */
export function withTypeIds(ids: KnownIds, schema: GraphQLSchema): KnownIds {
  const own = Object.values(schema.getTypeMap()).flatMap((type): [string, string][] => {
    const id = isObjectType(type) ? type.getFields().id?.description : undefined;
    const told = EXAMPLE.exec(id ?? '')?.[1];
    return told === undefined || !/^[a-z]+_\w+$/.test(told) ? [] : [[type.name.toLowerCase(), told]];
  });
  return new Map([...own, ...ids]);
}

/**
 * @param type - a scalar or enum
 * @param place - where the value stands
 * @returns a value of the type such as the service could send or take
 */
export function leafValue(type: GraphQLLeafType, place: Place): Json {
  if (isEnumType(type)) {
    const values = type.getValues().filter(({deprecationReason}) => deprecationReason == null);
    const names = (values.length > 0 ? values : type.getValues()).map(({name}) => name);
    return PREFERRED.find((name) => names.includes(name)) ?? names[0] ?? '';
  }
  return scalarValue(type, place);
}

function scalarValue(type: GraphQLScalarType, place: Place): Json {
  const told = EXAMPLE.exec(place.description ?? '')?.[1];
  const named = place.name === 'name' ? NAMES.find(([owner]) => owner.test(place.parent))?.[1] : undefined;
  const known = named ?? BY_NAME.find(([name]) => name.test(place.name))?.[1];
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
      if (/(?:^|[a-z])id$/i.test(place.name) && typeof known !== 'string') return idOf(place);
      if (known === NEW_YEAR) return '2026-01-01';
      return typeof known === 'string' ? known : 'text';
    default:
      return customValue(type, place, told ?? EXAMPLE.exec(type.description ?? '')?.[1], known);
  }
}

/** A scalar of the schema's own: what its description shows, else what its name says. */
function customValue(type: GraphQLScalarType, place: Place, told: string | undefined, known: Json | undefined): Json {
  if (/json|object|map|any/i.test(type.name)) return {};
  if (/timestamp|unix/i.test(type.name)) return NEW_YEAR;
  if (/int|long|decimal$|number|count/i.test(type.name))
    return numberOf(told) ?? (typeof known === 'number' ? known : 1);
  if (told !== undefined) return told;
  if (/date-?time|instant/i.test(type.name)) return '2026-01-01T00:00:00Z';
  if (/date/i.test(type.name)) return '2026-01-01';
  if (/time/i.test(type.name)) return '09:30:00';
  if (/uuid|guid/i.test(type.name)) return '3f2b8a54-9d0e-4c1b-8a6f-2d5e7c9b1a30';
  const named = BY_NAME.find(([name]) => name.test(type.name))?.[1];
  if (typeof named === 'string') return named;
  return typeof known === 'string' ? known : idOf(place);
}

function numberOf(text: string | undefined): number | undefined {
  const value = Number(text?.replaceAll(',', ''));
  return text === undefined || Number.isNaN(value) ? undefined : value;
}

/** An id with the first letters of what it names: `storeId` and `Store.id` both give `sto_…`. */
function idOf({name, parent, ids}: Place): string {
  const owner =
    name.replace(/_?ids?$/i, '') || parent.replace(/^(?:Update|Delete|Create)|(?:Input|Connection|Edge|Payload)$/g, '');
  const words = owner.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());
  const initials = words.map((word) => word[0]).join('');
  const last = words.length > 2 ? initials : (words.at(-1) ?? 'object').slice(0, 3);
  const known = [words.join(''), words.at(-1) ?? '', words[0] ?? '']
    .map((word) => [...(ids ?? [])].find(([prefix]) => isShortFor(prefix, word))?.[1])
    .find((id) => id !== undefined);
  return known ?? `${last}_${RANDOM}`;
}

/** Whether a word begins with the first letter and has the others behind it in their order: `stl`, `settlement`. */
function isShortFor(prefix: string, word: string): boolean {
  let at = -1;
  return word[0] === prefix[0] && [...prefix].every((letter) => (at = word.indexOf(letter, at + 1)) !== -1);
}
