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
import {leafValue, type Json, type Place} from './values';

/** Optional fields that an example shows of an input that requires none, or nothing but an id. */
const OPTIONAL = 3;
/** Deeper inputs show one optional field only. */
const DEEP = 2;

/** Fields of inputs that compare a value: `{name: {eq: "…"}}`. One of them is enough, with a value of what is compared. */
const EQUALS = ['eq', '_eq', 'equals'];

type Inputs = readonly GraphQLInputObjectType[];

/**
 * @param type - the type of an argument or input field
 * @param place - where the value stands
 * @returns a value that the schema accepts: what is required; of an input that requires nothing, or nothing
 *   but an id, some fields; of an input of which exactly one field may be given, the first that ends
 * @throws Error when no value ends: each way leads back to an input that is around
 */
export function inputValue(type: GraphQLInputType, place: Place): Json {
  const value = valueOf(type, place, []);
  if (value === undefined) throw new Error(`A value of ${String(type)} would be infinite.`);
  return value;
}

/** `undefined` when the value could not end. A value that ends never needs an input inside of itself. */
function valueOf(type: GraphQLInputType, place: Place, around: Inputs): Json | undefined {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const item = valueOf(inner.ofType as GraphQLInputType, place, around);
    return item === undefined ? [] : [item];
  }
  if (!isInputObjectType(inner)) return leafValue(inner as GraphQLLeafType, place);
  if (around.includes(inner)) return undefined;
  return inner.isOneOf ? oneOf(inner, place, around) : severalOf(inner, place, around);
}

function oneOf(input: GraphQLInputObjectType, place: Place, around: Inputs): Json | undefined {
  const fields = kept(input);
  const inside = [...around, input];
  const direct = fields.filter((field) => !isRecursive(field, inside));
  for (const field of [...direct, ...fields]) {
    const value = valueOf(field.type, placeOf(field, input, place), inside);
    if (value !== undefined) return {[field.name]: value};
  }
  return undefined;
}

function severalOf(input: GraphQLInputObjectType, place: Place, around: Inputs): Json | undefined {
  const inside = [...around, input];
  const comparison = comparisonIn(input);
  if (comparison) {
    const value = valueOf(comparison.type, place, inside);
    if (value !== undefined) return {[comparison.name]: value};
  }
  const entries: [string, Json][] = [];
  const required = kept(input).filter(isRequiredInputField);
  for (const field of [...required, ...optionalFields(input, required, inside)]) {
    const value = valueOf(field.type, placeOf(field, input, place), inside);
    if (value !== undefined) entries.push([field.name, value]);
    else if (isNonNullType(field.type)) return undefined;
  }
  return Object.fromEntries(entries);
}

function comparisonIn(input: GraphQLInputObjectType): GraphQLInputField | undefined {
  const fields = input.getFields();
  if (Object.values(fields).some(isRequiredInputField)) return undefined;
  return EQUALS.map((name) => fields[name]).find((field) => field !== undefined);
}

function optionalFields(
  input: GraphQLInputObjectType,
  required: readonly GraphQLInputField[],
  inside: Inputs,
): readonly GraphQLInputField[] {
  if (required.some(({name}) => name !== 'id')) return [];
  const optional = kept(input).filter((field) => !required.includes(field));
  const simple = optional.filter(({type}) => {
    const inner = getNamedType(type);
    return !isInputObjectType(inner) || comparisonIn(inner) !== undefined;
  });
  // What a thing is asked for by its id, a field of its own answers.
  simple.sort((one, other) => Number(one.name === 'id') - Number(other.name === 'id'));
  const candidates = simple.length > 0 ? simple : optional.filter((field) => !isRecursive(field, inside));
  return candidates.slice(0, inside.length > DEEP ? 1 : OPTIONAL);
}

/** Fields that are there to stay. */
const kept = (input: GraphQLInputObjectType): GraphQLInputField[] =>
  Object.values(input.getFields()).filter((field) => field.deprecationReason == null || isRequiredInputField(field));

const isRecursive = ({type}: GraphQLInputField, inside: Inputs): boolean =>
  inside.some((input) => input === getNamedType(type));

const placeOf = ({name, description}: GraphQLInputField, input: GraphQLInputObjectType, place: Place): Place => ({
  name,
  description,
  // `refundPayment(input: {id})`: the id is that of what the operation is about.
  parent: name === 'id' ? place.parent : input.name,
  ids: place.ids,
});
