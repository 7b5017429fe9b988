import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  type GraphQLDirective,
  type GraphQLInputType,
} from 'graphql';
import type {DocumentedIds} from './ids';
import {createInputValue} from './inputs';
import type {Json} from './values';

/**
 * Creates the required arguments of a directive, with values in GraphQL syntax.
 *
 * @param directive - directive of a schema
 * @param ids - IDs to use in values
 * @returns a list such as `[{name: 'by', text: '"me"'}]`
 */
export function createConstArguments(
  {name: parent, args}: GraphQLDirective,
  ids: DocumentedIds | undefined,
): {name: string; text: string}[] {
  return args
    .filter((argument) => isRequiredArgument(argument))
    .map(({name, type, description}) => ({
      name,
      text: printLiteral(createInputValue(type, {name, description, parent, ids}), type),
    }));
}

/** Prints a value in GraphQL syntax, which differs from JSON: field names and enum values have no quotes. */
function printLiteral(value: Json, type?: GraphQLInputType): string {
  const inner = type && getNullableType(type);
  if (Array.isArray(value)) {
    const item = isListType(inner) ? (inner.ofType as GraphQLInputType) : undefined;
    return `[${value.map((one) => printLiteral(one, item)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = isInputObjectType(inner) ? inner.getFields() : undefined;
    return `{${Object.entries(value)
      .map(([name, one]) => `${name}: ${printLiteral(one, fields?.[name]?.type)}`)
      .join(', ')}}`;
  }
  return isEnumType(inner) ? String(value) : JSON.stringify(value);
}
