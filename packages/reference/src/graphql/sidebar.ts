import {type GraphQLField, type GraphQLSchema} from 'graphql';
import type {SidebarItem} from '../common/sidebarItems';
import {isOperation, titleOf, type Page} from './pageNames';

const LABELS: Record<Page['kind'], string> = {
  queries: 'Queries',
  mutations: 'Mutations',
  subscriptions: 'Live subscriptions',
  directives: 'Directives',
  objects: 'Objects',
  interfaces: 'Interfaces',
  unions: 'Unions',
  inputs: 'Inputs',
  enums: 'Enums',
  scalars: 'Scalars',
};

/** There are two kinds of directives, each in a folder of its own. */
const DIRECTIVES: Record<string, string> = {
  'operations/directives': 'Operation directives',
  'types/directives': 'Schema directives',
};

/**
 * The sidebar of the GraphQL reference: what can be sent, then what it is made of. Each kind has an index
 * page; operations of a kind are grouped by the file that they are written in.
 *
 * @param schema - the schema
 * @param places - the folder of each page, such as `types/objects`
 * @param domains - `Query.charges` → the title of its group
 * @returns sidebar items; doc ids are relative to the docs instance
 */
export function graphqlSidebar(
  schema: GraphQLSchema,
  places: ReadonlyMap<Page, string>,
  domains: ReadonlyMap<string, string>,
): SidebarItem[] {
  const folders = [...new Set(places.values())];
  const order = Object.keys(LABELS);
  const category = (folder: string): SidebarItem => {
    const kind = folder.split('/')[1] as Page['kind'];
    const pages = [...places].flatMap(([page, place]) => (place === folder ? [page] : [])).sort(byName);
    const description = `${subject(folder, kind)}, in alphabetical order.`;
    const groups = isOperation({kind} as Page) ? byDomain(schema, pages, domains) : undefined;
    const label = DIRECTIVES[folder] ?? LABELS[kind];
    return {
      type: 'category',
      label,
      link: {
        type: 'generated-index',
        slug: `/${folder}`,
        title: label,
        description: groups ? description.replace('in alphabetical order', 'by subject') : description,
      },
      items: groups
        ? [...groups].map(([label, members]): SidebarItem => ({
            type: 'category',
            label,
            collapsible: false,
            items: members.map((page) => docOf(page, folder)),
          }))
        : pages.map((page) => docOf(page, folder)),
    };
  };
  const group = (name: string): SidebarItem[] =>
    folders
      .filter((folder) => folder.startsWith(`${name}/`))
      .sort((one, other) => order.indexOf(one.split('/')[1]!) - order.indexOf(other.split('/')[1]!))
      .map(category);
  return [
    {type: 'category', label: 'Operations', collapsible: false, items: group('operations')},
    {type: 'category', label: 'Types', collapsible: false, items: group('types')},
  ];
}

function subject(folder: string, kind: Page['kind']): string {
  if (kind !== 'directives') return `All ${LABELS[kind].toLowerCase()} of the GraphQL API`;
  return folder.startsWith('operations/')
    ? 'All directives that you can use in operations of the GraphQL API'
    : 'All directives that the GraphQL API schema uses';
}

function docOf(page: Page, folder: string): SidebarItem {
  const {deprecationReason} = page.entry as Partial<GraphQLField<unknown, unknown>>;
  return {
    type: 'doc',
    id: `${folder}/${page.page}`,
    label: titleOf(page),
    ...(deprecationReason != null && {className: 'deprecated'}),
  };
}

/** Groups in alphabetical order; none if all pages would be in one, or if some have no file of their own. */
function byDomain(
  schema: GraphQLSchema,
  pages: readonly Page[],
  domains: ReadonlyMap<string, string>,
): Map<string, Page[]> | undefined {
  const roots = {
    queries: schema.getQueryType(),
    mutations: schema.getMutationType(),
    subscriptions: schema.getSubscriptionType(),
  };
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const title = domains.get(`${roots[page.kind as keyof typeof roots]?.name}.${page.name}`);
    if (title === undefined) return undefined;
    groups.set(title, [...(groups.get(title) ?? []), page]);
  }
  return groups.size > 1 ? new Map([...groups].sort(([one], [other]) => one.localeCompare(other, 'en'))) : undefined;
}

function byName(one: Page, other: Page): number {
  return one.name.localeCompare(other.name, 'en') || (one.name < other.name ? -1 : 1);
}
