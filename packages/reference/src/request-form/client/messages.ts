import {translate} from '@docusaurus/Translate';
import {type Json, type Schema, formatValue, getTypes} from '@paydocs/specs/client';
import type {ValidationError} from '../form/check';

/** Returns a translated message that explains how to fix a validation error. */
export function getErrorMessage({rule, limit = ''}: ValidationError): string {
  const values = {limit: formatValue(limit)};
  switch (rule) {
    case 'required':
      return translate({id: 'paydocs.builder.required', message: 'Required. Enter a value.'});
    case 'type':
      return getTypeMessage(limit);
    case 'enum':
      return translate({id: 'paydocs.builder.enum', message: 'Choose one of the listed values.'});
    case 'const':
      return translate({id: 'paydocs.builder.const', message: 'Must be {limit}.'}, values);
    case 'minLength':
      return translate({id: 'paydocs.builder.minLength', message: 'Too short. The minimum length is {limit}.'}, values);
    case 'maxLength':
      return translate({id: 'paydocs.builder.maxLength', message: 'Too long. The maximum length is {limit}.'}, values);
    case 'pattern':
      return translate({id: 'paydocs.builder.pattern', message: 'Must match the pattern {limit}'}, values);
    case 'format':
      return translate({id: 'paydocs.builder.format', message: 'Must have the format {limit}.'}, values);
    case 'minimum':
      return translate({id: 'paydocs.builder.minimum', message: 'Must be {limit} or more.'}, values);
    case 'maximum':
      return translate({id: 'paydocs.builder.maximum', message: 'Must be {limit} or less.'}, values);
    case 'exclusiveMinimum':
      return translate({id: 'paydocs.builder.moreThan', message: 'Must be more than {limit}.'}, values);
    case 'exclusiveMaximum':
      return translate({id: 'paydocs.builder.lessThan', message: 'Must be less than {limit}.'}, values);
    case 'multipleOf':
      return translate({id: 'paydocs.builder.multipleOf', message: 'Must be a multiple of {limit}.'}, values);
    case 'minItems':
    case 'minProperties':
      return translate({id: 'paydocs.builder.tooFew', message: 'Too few. The minimum is {limit}.'}, values);
    case 'maxItems':
    case 'maxProperties':
      return translate({id: 'paydocs.builder.tooMany', message: 'Too many. The maximum is {limit}.'}, values);
    case 'uniqueItems':
      return translate({id: 'paydocs.builder.unique', message: 'Each item must be different.'});
    case 'unknown':
      return translate({id: 'paydocs.builder.unknown', message: 'The schema doesn’t allow this value. Remove it.'});
    case 'header':
      return translate({
        id: 'paydocs.builder.header',
        message: 'Use ASCII characters, without leading or trailing spaces.',
      });
    case 'cookie':
      return translate({
        id: 'paydocs.builder.cookie',
        message: 'Use ASCII characters, without spaces, quotes, commas, or semicolons.',
      });
    case 'segment':
      return translate({
        id: 'paydocs.builder.segment',
        message: 'A path can’t contain this value. Enter a different value.',
      });
    default:
      return translate({id: 'paydocs.builder.combination', message: 'The schema doesn’t allow this combination.'});
  }
}

function getTypeMessage(limit: Json): string {
  const types = [limit].flat().filter((type) => type !== 'null');
  if (types.length === 1 && types[0] === 'integer')
    return translate({id: 'paydocs.builder.integer', message: 'Enter an integer.'});
  if (types.length === 1 && types[0] === 'number')
    return translate({id: 'paydocs.builder.number', message: 'Enter a number.'});
  return translate(
    {id: 'paydocs.builder.type', message: 'Must have the type {limit}.'},
    {limit: types.map((type) => formatValue(type)).join(', ')},
  );
}

/** Formats the type and limits of a field on one line, such as `string · length 1…50`. */
export function formatTypeAndLimits(schema: Schema): string {
  const type = getTypes(schema).join(', ');
  const {minLength, maxLength, minimum, maximum} = schema as Record<string, Json | undefined>;
  const formatRange = (from: Json | undefined, to: Json | undefined): string[] => {
    if (from === undefined && to === undefined) return [];
    return [`${from === undefined ? '' : formatValue(from)}…${to === undefined ? '' : formatValue(to)}`];
  };
  const length = formatRange(minLength, maxLength).map((limit) =>
    translate({id: 'paydocs.builder.length', message: 'length {limit}'}, {limit}),
  );
  const parts = [schema.format ? `${type} (${schema.format})` : type, ...formatRange(minimum, maximum), ...length];
  return parts.filter(Boolean).join(' · ');
}
