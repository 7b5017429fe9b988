import {
  astFromValue,
  getNamedType,
  isInputObjectType,
  isRequiredArgument,
  isRequiredInputField,
  print,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import {toInlineHtml} from '@paydocs/core/html';
import {translate} from '@paydocs/core';
import type {EnumValueData, GraphqlFieldData, GraphqlPageData, OperationArgumentData} from '../data/graphql';
import type {FactData, FieldData, ValueData} from '../data/reference';
import {createDirectiveFacts} from '../common/fieldNotes';
import {omitEmptyValues} from '../common/omitEmptyValues';
import {getDeprecation, getMembers, toTypeData, type ReferenceContext} from './context';
import {isOperationPage, type Page} from './pageNames';

type Field = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument;
type Member = Field | GraphQLEnumValue;

/**
 * Creates the data of the fields, values, or arguments of a page, with deprecated ones last.
 *
 * @param context - see {@link ReferenceContext}
 * @param page - page of a type, operation, or directive
 */
export function createMembersData(
  context: ReferenceContext,
  page: Page,
): Pick<GraphqlPageData, 'arguments' | 'fields' | 'values'> {
  const members = getMembers(page) as readonly Member[];
  if (page.kind === 'enums')
    return {values: sortDeprecatedLast(members.map((value) => toMemberData(context, page, value)))};
  if (isOperationPage(page) || page.kind === 'directives') {
    const args = (members as readonly GraphQLArgument[]).map((argument): OperationArgumentData => ({
      ...toArgumentData(context, page, argument, argument.name),
      ...(isOperationPage(page) && toInputFields(context, argument)),
    }));
    return {arguments: sortDeprecatedLast(args)};
  }
  return {
    fields: sortDeprecatedLast((members as readonly Field[]).map((field) => createFieldData(context, page, field))),
  };
}

/** Sorts deprecated members to the end, without changing the order otherwise. */
export function sortDeprecatedLast<Data extends ValueData>(members: Data[]): Data[] {
  const isDeprecated = ({deprecated}: Data): boolean => deprecated !== undefined;
  return [...members.filter((member) => !isDeprecated(member)), ...members.filter(isDeprecated)];
}

/**
 * Creates the data of a field, for every list that contains it.
 *
 * @param context - see {@link ReferenceContext}
 * @param page - page of the type or operation that the field belongs to
 * @param field - field or input field
 */
export function createFieldData(context: ReferenceContext, page: Page, field: Field): GraphqlFieldData {
  if (!('args' in field)) return toInputData(context, page, field, field.name, isRequiredInputField(field));
  return omitEmptyValues<GraphqlFieldData>({
    ...toMemberData(context, page, field),
    ...toTypeData(context, field.type),
    facts: createDirectiveFacts(context.fieldNotes, field.astNode?.directives),
    arguments: sortDeprecatedLast(
      field.args.map((argument) => toArgumentData(context, page, argument, `${field.name} ${argument.name}`)),
    ),
  });
}

function toArgumentData(context: ReferenceContext, page: Page, argument: GraphQLArgument, key: string): FieldData {
  return toInputData(context, page, argument, key, isRequiredArgument(argument));
}

/** Returns the fields of an argument's input object, one level deep, with the required ones first. */
function toInputFields(
  context: ReferenceContext,
  {type}: GraphQLArgument,
): Pick<OperationArgumentData, 'inputFields' | 'isOneOf'> {
  const namedType = getNamedType(type);
  const page = context.types.get(namedType.name);
  if (!isInputObjectType(namedType) || !page) return {};
  const fields = sortDeprecatedLast(
    Object.values(namedType.getFields()).map((field): FieldData => {
      const {html, deprecated, ...data} = createFieldData(context, page, field);
      return omitEmptyValues<FieldData>({
        ...data,
        html: toInlineHtml(html),
        ...(deprecated !== undefined && {deprecated: true}),
      });
    }),
  );
  const inputFields = [...fields.filter(({required}) => required), ...fields.filter(({required}) => !required)];
  return {inputFields, ...(namedType.isOneOf && {isOneOf: true})};
}

/** Creates the data of an input field or argument. */
function toInputData(
  context: ReferenceContext,
  page: Page,
  input: GraphQLInputField | GraphQLArgument,
  key: string,
  isRequired: boolean,
): FieldData {
  const defaultText = printDefault(input);
  const fact: FactData = [translate({id: 'paydocs.ref.default', message: 'Default'}), defaultText];
  return omitEmptyValues<FieldData>({
    ...toMemberData(context, page, input, key),
    ...toTypeData(context, input.type),
    required: isRequired || undefined,
    facts: [
      ...createDirectiveFacts(context.fieldNotes, input.astNode?.directives),
      ...(defaultText === undefined ? [] : [fact]),
    ],
  });
}

function toMemberData(context: ReferenceContext, page: Page, member: Member, key = member.name): EnumValueData {
  return omitEmptyValues({
    id: context.getAnchors(page).get(key)!,
    name: member.name,
    html: context.render(member.description ?? undefined),
    ...getDeprecation(context, member),
  });
}

/** Prints the default value, as written in the schema if possible. */
function printDefault({astNode, defaultValue, type}: GraphQLArgument | GraphQLInputField): string | undefined {
  if (astNode?.defaultValue) return print(astNode.defaultValue);
  const node = defaultValue === undefined ? undefined : astFromValue(defaultValue, type);
  return node ? print(node) : undefined;
}
