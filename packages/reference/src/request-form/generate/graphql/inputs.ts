/** Converts the input types of a GraphQL schema to JSON Schema, so that one form works for both APIs. */
import {
  GraphQLNonNull,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import {getOwnValue} from '@paydocs/core/client';
import {getFirstSentence} from '@paydocs/core/html';
import {createLeafValue} from '../../../graphql/examples/values/values';
import type {DocumentedIds} from '../../../graphql/examples/values/ids';
import type {Schema} from '@paydocs/specs/client';

const MAX_INT = 2_147_483_647;
const BUILT_IN_SCALARS: Record<string, Schema> = {
  Int: {type: 'integer', minimum: -MAX_INT - 1, maximum: MAX_INT},
  Float: {type: 'number'},
  Boolean: {type: 'boolean'},
  String: {type: 'string'},
  ID: {type: 'string'},
};

/** Converter of input types, and the named schemas that it has created. */
interface InputSchemaConverter {
  /** Returns the schema of an operation's variables, with a property for each argument. */
  variables(args: readonly GraphQLArgument[], parent: string): Schema;
  schemas: Record<string, Schema>;
}

/**
 * Creates a converter of input types to JSON Schema, for one operation.
 *
 * @param ids - IDs to use in examples
 */
export function createInputSchemaConverter(ids?: DocumentedIds): InputSchemaConverter {
  const schemas: Record<string, Schema> = {};
  return {
    schemas,
    variables: (args, parent) =>
      createObjectSchema(
        args.map((argument) => [argument, isRequiredArgument(argument)]),
        parent,
      ),
  };

  function createObjectSchema(
    members: [member: GraphQLArgument | GraphQLInputField, isRequired: boolean][],
    parent: string,
  ): Schema {
    const required = members.filter(([, isRequired]) => isRequired).map(([{name}]) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(members.map(([member]) => [member.name, createMemberSchema(member, parent)])),
      ...(required.length > 0 && {required}),
      additionalProperties: false,
    };
  }

  function createMemberSchema(member: GraphQLArgument | GraphQLInputField, parent: string): Schema {
    const {type, name, description, deprecationReason} = member;
    const named = getNamedType(type);
    const example = isInputObjectType(named) ? undefined : createLeafValue(named, {name, description, parent, ids});
    const summary = getFirstSentence(description ?? undefined);
    return {
      ...createSchema(type),
      ...(summary && {description: summary}),
      ...(deprecationReason != null && {deprecated: true}),
      ...(example !== undefined && !isListType(getNullableType(type)) && {examples: [example]}),
    };
  }

  function createSchema(type: GraphQLInputType): Schema {
    if (isNonNullType(type)) return createNonNullSchema(type.ofType as GraphQLInputType);
    const schema = createNonNullSchema(type);
    if (schema.enum) return {enum: [...schema.enum, null]};
    if (schema.$ref !== undefined) return {anyOf: [schema, {type: 'null'}]};
    return schema.type === undefined ? schema : {...schema, type: [String(schema.type), 'null']};
  }

  /** Creates the schema of a value that isn't null. */
  function createNonNullSchema(type: GraphQLInputType): Schema {
    if (isListType(type)) return {type: 'array', items: createSchema(type.ofType as GraphQLInputType)};
    const named = getNamedType(type);
    if (isEnumType(named)) return {enum: named.getValues().map(({name}) => name)};
    if (!isInputObjectType(named)) return {...(getOwnValue(BUILT_IN_SCALARS, named.name) ?? {title: named.name})};
    // Without the prefix, the validator would treat a name such as `items` as a JSON Schema keyword.
    const name = `input_${named.name}`;
    if (!schemas[name]) {
      schemas[name] = {};
      schemas[name] = createInputSchema(named);
    }
    return {$ref: `#/components/schemas/${name}`};
  }

  function createInputSchema(input: GraphQLInputObjectType): Schema {
    const fields = Object.values(input.getFields());
    if (!input.isOneOf)
      return createObjectSchema(
        fields.map((field) => [field, isRequiredInputField(field)]),
        input.name,
      );
    return {
      oneOf: fields.map((field) => ({
        ...createObjectSchema(
          [[{...field, type: new GraphQLNonNull(getNullableType(field.type))} as GraphQLInputField, true]],
          input.name,
        ),
        title: field.name,
      })),
    };
  }
}
