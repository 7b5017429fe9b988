import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  type GraphQLDirective,
  type GraphQLInputType,
} from 'graphql';
import type {KnownIds} from './ids';
import {inputValue} from './inputs';
import type {Json} from './values';

/**
 * @param directive - a directive of a schema
 * @param ids - ids to show
 * @returns the arguments that it must be given, with values in GraphQL: `{name: 'by', text: '"me"'}`
 */
export function constArguments(
  {name: parent, args}: GraphQLDirective,
  ids: KnownIds | undefined,
): {name: string; text: string}[] {
  return args
    .filter((argument) => isRequiredArgument(argument))
    .map(({name, type, description}) => ({
      name,
      text: literal(inputValue(type, {name, description, parent, ids}), type),
    }));
}

/** JSON writes names and enum values in quotes, GraphQL doesn't. */
function literal(value: Json, type?: GraphQLInputType): string {
  const inner = type && getNullableType(type);
  if (Array.isArray(value)) {
    const item = isListType(inner) ? (inner.ofType as GraphQLInputType) : undefined;
    return `[${value.map((one) => literal(one, item)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = isInputObjectType(inner) ? inner.getFields() : undefined;
    return `{${Object.entries(value)
      .map(([name, one]) => `${name}: ${literal(one, fields?.[name]?.type)}`)
      .join(', ')}}`;
  }
  return isEnumType(inner) ? String(value) : JSON.stringify(value);
}
