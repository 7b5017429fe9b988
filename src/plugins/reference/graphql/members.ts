import {
  astFromValue,
  isInputObjectType,
  isRequiredArgument,
  isRequiredInputField,
  print,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import type {MemberData} from '../../../lib/graphqlData';
import {compact} from '../openapi/names';
import {membersIn, reasonHtml, typeHtml, type ReferenceContext} from './context';
import type {Page} from './pageNames';

type Member = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLEnumValue | GraphQLArgument;

/**
 * @param context - where pages are
 * @param page - of a type, an operation or a directive
 * @returns its fields, values or arguments; those that should not be used any more come last
 */
export function membersOf(context: ReferenceContext, page: Page): MemberData[] {
  const ids = context.anchors(page);
  const isInput = isInputObjectType(page.entry);
  const members = (membersIn(page) as readonly Member[]).map((member) => ({
    ...describe(context, page, member, ids.get(member.name)!, isInput),
    ...('args' in member &&
      member.args.length > 0 && {
        arguments: lastDeprecated(
          member.args.map((argument) =>
            describe(context, page, argument, ids.get(`${member.name} ${argument.name}`)!, false),
          ),
        ),
      }),
  }));
  return lastDeprecated(members);
}

function lastDeprecated(members: MemberData[]): MemberData[] {
  const isOld = ({deprecated}: MemberData): boolean => deprecated !== undefined;
  return [...members.filter((member) => !isOld(member)), ...members.filter(isOld)];
}

function describe(context: ReferenceContext, page: Page, member: Member, id: string, isInput: boolean): MemberData {
  const isDeprecated = member.deprecationReason !== undefined && member.deprecationReason !== null;
  const given = 'defaultValue' in member ? defaultOf(member) : undefined;
  const data: MemberData = {
    id,
    name: member.name,
    ...('type' in member && {type: typeHtml(context, member.type)}),
    ...(given !== undefined && {default: given}),
    html: context.render(member.description ?? undefined),
  };
  if (isInput ? isRequiredInputField(member as GraphQLInputField) : isArgument(member) && isRequiredArgument(member)) {
    data.required = true;
  }
  const shown = compact(data);
  return isDeprecated ? {...shown, deprecated: reasonHtml(context, member.deprecationReason, page)} : shown;
}

function isArgument(member: Member): member is GraphQLArgument {
  return 'defaultValue' in member && !('args' in member) && !('value' in member);
}

/** As it is written in the schema, if it is. */
function defaultOf({astNode, defaultValue, type}: GraphQLArgument | GraphQLInputField): string | undefined {
  if (astNode?.defaultValue) return print(astNode.defaultValue);
  const node = defaultValue === undefined ? undefined : astFromValue(defaultValue, type);
  return node ? print(node) : undefined;
}
