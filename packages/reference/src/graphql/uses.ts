import {translate} from '@paydocs/core';
import {
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import type {LinkData, NamedTypeData, UsageData, UsageGroupData} from '../data/reference';
import type {NodeField} from '@paydocs/specs';
import type {ReferenceContext} from './context';
import {getPageTitle, type Page} from './pageNames';

const getOperationKindTitles = (): [kind: Page['kind'], title: string][] => [
  ['queries', translate({id: 'paydocs.page.queries', message: 'Queries'})],
  ['mutations', translate({id: 'paydocs.page.mutations', message: 'Mutations'})],
  ['subscriptions', translate({id: 'paydocs.page.subscriptions', message: 'Live subscriptions'})],
];

/**
 * Finds the uses of a type in the API.
 *
 * @param context - see {@link ReferenceContext}
 * @param page - page of the type
 * @param type - type of the page
 * @returns the uses by section of the page
 */
export function collectUses(context: ReferenceContext, page: Page, type: GraphQLNamedType): NamedTypeData['uses'] {
  const findPages = ({name}: GraphQLNamedType): Page | Page[] => context.types.get(name) ?? [];
  const toUse = (target: Page): UsageData => ({text: getPageTitle(target), href: context.getUrl(target)});
  const sections: [string, UsageGroupData[]][] = [];
  const add = (section: string, pages: readonly Page[]): void => {
    if (pages.length > 0) sections.push([section, [{title: '', uses: pages.map(toUse)}]]);
  };
  if (isObjectType(type) || isInterfaceType(type)) add('interfaces', type.getInterfaces().flatMap(findPages));
  if (isUnionType(type)) add('possible-types', type.getTypes().flatMap(findPages));
  const usage = context.usage.get(type.name);
  if (!usage) return Object.fromEntries(sections);

  add('implemented-by', usage.implementedBy);
  add('member-of', usage.memberOf);
  // Almost every type uses the built-in scalars, so a list of their uses would be useless.
  if (isSpecifiedScalarType(type)) return Object.fromEntries(sections);

  const returnGroups = getOperationKindTitles()
    .map(([kind, title]) => ({
      title,
      uses: [
        ...usage.returnedBy.map((target): [Page, NodeField?] => [target]),
        ...[...usage.returnedIn].filter(([target]) => !usage.returnedBy.includes(target)),
      ]
        .filter(([target]) => target.kind === kind)
        .map(([target, nodes]) => ({
          ...toUse(target),
          ...getDeprecatedFlag(target),
          ...getConnectionLink(context, nodes),
        })),
    }))
    .filter(({uses}) => uses.length > 0);
  if (returnGroups.length > 0) sections.push(['returned-by', returnGroups]);
  const fieldUses = [...usage.fields].map(([owner, names]): UsageData => ({
    ...toUse(owner),
    occurrences: names.map((name) => createMemberLink(context, owner, name, name)),
  }));
  const argumentUses = [...usage.arguments].map(([owner, argumentPaths]): UsageData => ({
    ...toUse(owner),
    ...getDeprecatedFlag(owner),
    occurrences: argumentPaths.map(({field, argument}) =>
      field === undefined
        ? createMemberLink(context, owner, argument, argument)
        : createMemberLink(context, owner, `${field}(${argument})`, `${field} ${argument}`),
    ),
  }));
  const groups = [
    {
      title:
        page.kind === 'inputs'
          ? translate({id: 'paydocs.page.inputsByField', message: 'Inputs, by field'})
          : translate({id: 'paydocs.page.fields', message: 'Fields'}),
      uses: fieldUses,
    },
    {title: translate({id: 'paydocs.page.arguments', message: 'Arguments'}), uses: argumentUses},
  ].filter(({uses}) => uses.length > 0);
  if (groups.length > 0) sections.push(['used-by', groups]);
  return Object.fromEntries(sections);
}

function createMemberLink(context: ReferenceContext, owner: Page, text: string, key: string): LinkData {
  return {text, href: `${context.getUrl(owner)}#${context.getAnchors(owner).get(key)}`};
}

/** Returns a link to the connection field through which an operation returns a type. */
function getConnectionLink(context: ReferenceContext, nodes: NodeField | undefined): Pick<UsageData, 'through'> {
  const owner = nodes && context.types.get(nodes.owner.name);
  return owner ? {through: createMemberLink(context, owner, `${nodes.owner.name}.${nodes.field}`, nodes.field)} : {};
}

function getDeprecatedFlag({entry}: Page): {deprecated?: true} {
  return (entry as Partial<GraphQLField<unknown, unknown>>).deprecationReason != null ? {deprecated: true} : {};
}
