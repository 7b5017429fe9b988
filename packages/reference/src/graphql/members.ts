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
import {inlineHtml} from '@paydocs/core/markdown/markdown';
import {translate} from '@paydocs/core/translate';
import type {EnumValueData, GraphqlFieldData, GraphqlPageData, OperationArgumentData} from '../data/graphql';
import type {FactData, FieldData, ValueData} from '../data/reference';
import {compact} from '../common/compact';
import {deprecation, membersIn, typeOf, type ReferenceContext} from './context';
import {isOperation, type Page} from './pageNames';

type Field = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument;
type Member = Field | GraphQLEnumValue;

/**
 * @param context - where pages are
 * @param page - of a type, an operation or a directive
 * @returns its fields, values or arguments; those that should not be used any more come last
 */
export function membersOf(
  context: ReferenceContext,
  page: Page,
): Pick<GraphqlPageData, 'arguments' | 'fields' | 'values'> {
  const members = membersIn(page) as readonly Member[];
  if (page.kind === 'enums') return {values: lastDeprecated(members.map((value) => described(context, page, value)))};
  if (isOperation(page) || page.kind === 'directives') {
    const taken = (members as readonly GraphQLArgument[]).map((argument): OperationArgumentData => ({
      ...argumentData(context, page, argument, argument.name),
      ...(isOperation(page) && inputOf(context, argument)),
    }));
    return {arguments: lastDeprecated(taken)};
  }
  return {fields: lastDeprecated((members as readonly Field[]).map((field) => fieldData(context, page, field)))};
}

function lastDeprecated<Data extends ValueData>(members: Data[]): Data[] {
  const isOld = ({deprecated}: Data): boolean => deprecated !== undefined;
  return [...members.filter((member) => !isOld(member)), ...members.filter(isOld)];
}

function fieldData(context: ReferenceContext, page: Page, field: Field): GraphqlFieldData {
  if (!('args' in field)) return inputData(context, page, field, field.name, isRequiredInputField(field));
  return compact<GraphqlFieldData>({
    ...described(context, page, field),
    ...typeOf(context, field.type),
    arguments: lastDeprecated(
      field.args.map((argument) => argumentData(context, page, argument, `${field.name} ${argument.name}`)),
    ),
  });
}

function argumentData(context: ReferenceContext, page: Page, argument: GraphQLArgument, key: string): FieldData {
  return inputData(context, page, argument, key, isRequiredArgument(argument));
}

/** The fields of an argument's input object, one level deep: what must be given comes first. */
function inputOf(
  context: ReferenceContext,
  {type}: GraphQLArgument,
): Pick<OperationArgumentData, 'inputFields' | 'isOneOf'> {
  const named = getNamedType(type);
  const page = context.types.get(named.name);
  if (!isInputObjectType(named) || !page) return {};
  const fields = lastDeprecated(
    Object.values(named.getFields()).map((field): FieldData => {
      const {html, deprecated, ...data} = fieldData(context, page, field);
      return compact<FieldData>({...data, html: inlineHtml(html), ...(deprecated !== undefined && {deprecated: true})});
    }),
  );
  const inputFields = [...fields.filter(({required}) => required), ...fields.filter(({required}) => !required)];
  return {inputFields, ...(named.isOneOf && {isOneOf: true})};
}

/** What somebody may send. */
function inputData(
  context: ReferenceContext,
  page: Page,
  input: GraphQLInputField | GraphQLArgument,
  key: string,
  isRequired: boolean,
): FieldData {
  const given = defaultOf(input);
  const fact: FactData = [translate({id: 'paydocs.ref.default', message: 'Default'}), given];
  return compact<FieldData>({
    ...described(context, page, input, key),
    ...typeOf(context, input.type),
    required: isRequired || undefined,
    facts: given === undefined ? [] : [fact],
  });
}

function described(context: ReferenceContext, page: Page, member: Member, key = member.name): EnumValueData {
  return compact({
    id: context.anchors(page).get(key)!,
    name: member.name,
    html: context.render(member.description ?? undefined),
    ...deprecation(context, member),
  });
}

/** As it is written in the schema, if it is. */
function defaultOf({astNode, defaultValue, type}: GraphQLArgument | GraphQLInputField): string | undefined {
  if (astNode?.defaultValue) return print(astNode.defaultValue);
  const node = defaultValue === undefined ? undefined : astFromValue(defaultValue, type);
  return node ? print(node) : undefined;
}
