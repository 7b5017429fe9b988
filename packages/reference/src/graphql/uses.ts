import {translate} from '@paydocs/core/translate';
import {
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import type {GraphqlPageData, TypeUseData} from '../data/graphql';
import type {LinkData, UseGroupData} from '../data/reference';
import type {NodePlace} from '@paydocs/specs/graphql/connections';
import type {ReferenceContext} from './context';
import {titleOf, type Page} from './pageNames';

const operationKinds = (): [kind: Page['kind'], title: string][] => [
  ['queries', translate({id: 'paydocs.page.queries', message: 'Queries'})],
  ['mutations', translate({id: 'paydocs.page.mutations', message: 'Mutations'})],
  ['subscriptions', translate({id: 'paydocs.page.subscriptions', message: 'Live subscriptions'})],
];

/**
 * @param context - where pages are
 * @param page - of a type
 * @param type - the type
 * @returns who uses the type, by the section that says so
 */
export function usesOf(context: ReferenceContext, page: Page, type: GraphQLNamedType): GraphqlPageData['uses'] {
  const pageOf = ({name}: GraphQLNamedType): Page | Page[] => context.types.get(name) ?? [];
  const link = (target: Page): TypeUseData => ({text: titleOf(target), href: context.urlOf(target)});
  const sections: [string, UseGroupData<TypeUseData>[]][] = [];
  const add = (section: string, pages: readonly Page[]): void => {
    if (pages.length > 0) sections.push([section, [{title: '', uses: pages.map(link)}]]);
  };
  if (isObjectType(type) || isInterfaceType(type)) add('interfaces', type.getInterfaces().flatMap(pageOf));
  if (isUnionType(type)) add('possible-types', type.getTypes().flatMap(pageOf));
  const usage = context.usage.get(type.name);
  if (!usage) return Object.fromEntries(sections);

  add('implemented-by', usage.implementedBy);
  add('member-of', usage.memberOf);
  // What every type uses says nothing about these.
  if (isSpecifiedScalarType(type)) return Object.fromEntries(sections);

  const returned = operationKinds()
    .map(([kind, title]) => ({
      title,
      uses: [
        ...usage.returnedBy.map((target): [Page, NodePlace?] => [target]),
        ...[...usage.returnedIn].filter(([target]) => !usage.returnedBy.includes(target)),
      ]
        .filter(([target]) => target.kind === kind)
        .map(([target, nodes]) => ({...link(target), ...oldOf(target), ...throughOf(context, nodes)})),
    }))
    .filter(({uses}) => uses.length > 0);
  if (returned.length > 0) sections.push(['returned-by', returned]);
  const fields = [...usage.fields].map(([owner, names]): TypeUseData => ({
    ...link(owner),
    places: names.map((name) => place(context, owner, name, name)),
  }));
  const arguments_ = [...usage.arguments].map(([owner, places]): TypeUseData => ({
    ...link(owner),
    ...oldOf(owner),
    places: places.map(({field, argument}) =>
      field === undefined
        ? place(context, owner, argument, argument)
        : place(context, owner, `${field}(${argument})`, `${field} ${argument}`),
    ),
  }));
  const groups = [
    {
      title:
        page.kind === 'inputs'
          ? translate({id: 'paydocs.page.inputsByField', message: 'Inputs, by field'})
          : translate({id: 'paydocs.page.fields', message: 'Fields'}),
      uses: fields,
    },
    {title: translate({id: 'paydocs.page.arguments', message: 'Arguments'}), uses: arguments_},
  ].filter(({uses}) => uses.length > 0);
  if (groups.length > 0) sections.push(['used-by', groups]);
  return Object.fromEntries(sections);
}

function place(context: ReferenceContext, owner: Page, text: string, key: string): LinkData {
  return {text, href: `${context.urlOf(owner)}#${context.anchors(owner).get(key)}`};
}

/** The connection through which an operation returns a type. */
function throughOf(context: ReferenceContext, nodes: NodePlace | undefined): Pick<TypeUseData, 'through'> {
  const owner = nodes && context.types.get(nodes.owner.name);
  return owner ? {through: place(context, owner, `${nodes.owner.name}.${nodes.field}`, nodes.field)} : {};
}

function oldOf({entry}: Page): {deprecated?: true} {
  return (entry as Partial<GraphQLField<unknown, unknown>>).deprecationReason != null ? {deprecated: true} : {};
}
