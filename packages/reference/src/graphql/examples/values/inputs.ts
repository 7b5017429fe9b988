import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
} from 'graphql';
import {createLeafValue, type Json, type ValueContext} from './values';

/** Maximum number of optional fields in an example of an input without required fields other than an ID. */
const MAX_OPTIONAL_FIELDS = 3;
/** Maximum depth of inputs with several optional fields. Deeper inputs have only one. */
const MAX_OPTIONAL_FIELDS_DEPTH = 2;

/** Equality fields of filter inputs: `{name: {eq: "…"}}`. One of them is enough, with a value of the compared field. */
const EQUALITY_FIELDS = ['eq', '_eq', 'equals'];

type InputObjectTypes = readonly GraphQLInputObjectType[];

/**
 * Creates a value that the schema accepts, with all required fields. An input without required fields other than an
 * ID also gets some optional fields. A OneOf input gets the first field with a finite value.
 *
 * @param type - type of an argument or input field
 * @param context - field or argument of the value
 * @throws Error if every possible value is infinite, because each one contains its own input type again
 */
export function createInputValue(type: GraphQLInputType, context: ValueContext): Json {
  const value = createValue(type, context, []);
  if (value === undefined) throw new Error(`A value of ${String(type)} would be infinite.`);
  return value;
}

/**
 * Creates a value, or returns `undefined` if it would be infinite. A finite value never contains its own input type.
 */
function createValue(type: GraphQLInputType, context: ValueContext, ancestors: InputObjectTypes): Json | undefined {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const item = createValue(inner.ofType as GraphQLInputType, context, ancestors);
    return item === undefined ? [] : [item];
  }
  if (!isInputObjectType(inner)) return createLeafValue(inner as GraphQLLeafType, context);
  if (ancestors.includes(inner)) return undefined;
  return inner.isOneOf ? createOneOfValue(inner, context, ancestors) : createObjectValue(inner, context, ancestors);
}

function createOneOfValue(
  input: GraphQLInputObjectType,
  context: ValueContext,
  ancestors: InputObjectTypes,
): Json | undefined {
  const fields = getUsableFields(input);
  const path = [...ancestors, input];
  const nonRecursive = fields.filter((field) => !isRecursive(field, path));
  for (const field of [...nonRecursive, ...fields]) {
    const value = createValue(field.type, createFieldContext(field, input, context), path);
    if (value !== undefined) return {[field.name]: value};
  }
  return undefined;
}

function createObjectValue(
  input: GraphQLInputObjectType,
  context: ValueContext,
  ancestors: InputObjectTypes,
): Json | undefined {
  const path = [...ancestors, input];
  const comparison = findEqualityField(input);
  if (comparison) {
    const value = createValue(comparison.type, context, path);
    if (value !== undefined) return {[comparison.name]: value};
  }
  const entries: [string, Json][] = [];
  const required = getUsableFields(input).filter(isRequiredInputField);
  for (const field of [...required, ...selectOptionalFields(input, required, path)]) {
    const value = createValue(field.type, createFieldContext(field, input, context), path);
    if (value !== undefined) entries.push([field.name, value]);
    else if (isNonNullType(field.type)) return undefined;
  }
  return Object.fromEntries(entries);
}

function findEqualityField(input: GraphQLInputObjectType): GraphQLInputField | undefined {
  const fields = input.getFields();
  if (Object.values(fields).some(isRequiredInputField)) return undefined;
  return EQUALITY_FIELDS.map((name) => fields[name]).find((field) => field !== undefined);
}

function selectOptionalFields(
  input: GraphQLInputObjectType,
  required: readonly GraphQLInputField[],
  path: InputObjectTypes,
): readonly GraphQLInputField[] {
  if (required.some(({name}) => name !== 'id')) return [];
  const optional = getUsableFields(input).filter((field) => !required.includes(field));
  const simple = optional.filter(({type}) => {
    const inner = getNamedType(type);
    return !isInputObjectType(inner) || findEqualityField(inner) !== undefined;
  });
  // A filter by ID comes last, because the API has a separate field for requesting a resource by its ID.
  simple.sort((one, other) => Number(one.name === 'id') - Number(other.name === 'id'));
  const candidates = simple.length > 0 ? simple : optional.filter((field) => !isRecursive(field, path));
  return candidates.slice(0, path.length > MAX_OPTIONAL_FIELDS_DEPTH ? 1 : MAX_OPTIONAL_FIELDS);
}

/** Returns the fields that are required or not deprecated. */
const getUsableFields = (input: GraphQLInputObjectType): GraphQLInputField[] =>
  Object.values(input.getFields()).filter((field) => field.deprecationReason == null || isRequiredInputField(field));

const isRecursive = ({type}: GraphQLInputField, path: InputObjectTypes): boolean =>
  path.some((input) => input === getNamedType(type));

const createFieldContext = (
  {name, description}: GraphQLInputField,
  input: GraphQLInputObjectType,
  context: ValueContext,
): ValueContext => ({
  name,
  description,
  // In `refundPayment(input: {id})`, the ID belongs to the operation's resource, not to the input.
  parent: name === 'id' ? context.parent : input.name,
  ids: context.ids,
});
