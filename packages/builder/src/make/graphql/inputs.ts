/** The input types of a GraphQL schema as JSON Schema, so that one form serves both APIs. */
import {
  GraphQLNonNull,
  getNamedType,
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
import {ownValue} from '@paydocs/core/ownValue';
import {firstSentence} from '@paydocs/core/markdown/markdown';
import {leafValue} from '@paydocs/reference/graphql/examples/values/values';
import type {KnownIds} from '@paydocs/reference/graphql/examples/values/ids';
import type {Schema} from '@paydocs/specs/openapi/document';

const LARGEST_INT = 2_147_483_647;
const BUILT_IN: Record<string, Schema> = {
  Int: {type: 'integer', minimum: -LARGEST_INT - 1, maximum: LARGEST_INT},
  Float: {type: 'number'},
  Boolean: {type: 'boolean'},
  String: {type: 'string'},
  ID: {type: 'string'},
};

/** Makes schemas of input types, and keeps those that have names. */
export interface InputSchemas {
  /** @returns the schema of an operation's variables: one for each argument */
  variables(args: readonly GraphQLArgument[], parent: string): Schema;
  schemas: Record<string, Schema>;
}

/**
 * @param ids - ids to show
 * @returns a maker of schemas for one operation
 */
export function inputSchemas(ids?: KnownIds): InputSchemas {
  const schemas: Record<string, Schema> = {};
  return {
    schemas,
    variables: (args, parent) =>
      objectOf(
        args.map((argument) => [argument, isRequiredArgument(argument)]),
        parent,
      ),
  };

  function objectOf(
    members: [member: GraphQLArgument | GraphQLInputField, isRequired: boolean][],
    parent: string,
  ): Schema {
    const required = members.filter(([, isRequired]) => isRequired).map(([{name}]) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(members.map(([member]) => [member.name, memberOf(member, parent)])),
      ...(required.length > 0 && {required}),
      additionalProperties: false,
    };
  }

  function memberOf(member: GraphQLArgument | GraphQLInputField, parent: string): Schema {
    const {type, name, description, deprecationReason} = member;
    const named = getNamedType(type);
    const example = isInputObjectType(named) ? undefined : leafValue(named, {name, description, parent, ids});
    const said = firstSentence(description ?? undefined);
    return {
      ...schemaOf(type),
      ...(said && {description: said}),
      ...(deprecationReason != null && {deprecated: true}),
      ...(example !== undefined && !isListType(nullable(type)) && {examples: [example]}),
    };
  }

  function schemaOf(type: GraphQLInputType): Schema {
    if (isNonNullType(type)) return present(type.ofType as GraphQLInputType);
    const schema = present(type);
    if (schema.enum) return {enum: [...schema.enum, null]};
    if (schema.$ref !== undefined) return {anyOf: [schema, {type: 'null'}]};
    return schema.type === undefined ? schema : {...schema, type: [String(schema.type), 'null']};
  }

  /** The schema of a value that isn't null. */
  function present(type: GraphQLInputType): Schema {
    if (isListType(type)) return {type: 'array', items: schemaOf(type.ofType as GraphQLInputType)};
    const named = getNamedType(type);
    if (isEnumType(named)) return {enum: named.getValues().map(({name}) => name)};
    if (!isInputObjectType(named)) return {...(ownValue(BUILT_IN, named.name) ?? {title: named.name})};
    // Names of the form's own would be taken for keywords of JSON Schema by the validator.
    const name = `input_${named.name}`;
    if (!schemas[name]) {
      schemas[name] = {};
      schemas[name] = inputOf(named);
    }
    return {$ref: `#/components/schemas/${name}`};
  }

  function inputOf(input: GraphQLInputObjectType): Schema {
    const fields = Object.values(input.getFields());
    if (!input.isOneOf)
      return objectOf(
        fields.map((field) => [field, isRequiredInputField(field)]),
        input.name,
      );
    return {
      oneOf: fields.map((field) => ({
        ...objectOf(
          [[{...field, type: new GraphQLNonNull(nullable(field.type))} as GraphQLInputField, true]],
          input.name,
        ),
        title: field.name,
      })),
    };
  }
}

const nullable = (type: GraphQLInputType): GraphQLInputType =>
  isNonNullType(type) ? (type.ofType as GraphQLInputType) : type;
