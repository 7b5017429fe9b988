import type {GraphQLField} from 'graphql';
import type {SidebarItem} from '../common/sidebarItems';
import {isOperationPage, getPageTitle, type Page} from './pageNames';

const PAGE_KIND_LABELS: Record<Page['kind'], string> = {
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

/** Labels of the two kinds of directives, which have separate folders. */
const DIRECTIVE_LABELS: Record<string, string> = {
  'operations/directives': 'Operation directives',
  'types/directives': 'Schema directives',
};

/**
 * Creates the sidebar of the GraphQL reference: operations, then types. Each kind has an index page. Operations of a
 * kind are grouped by domain.
 *
 * @param folderByPage - folder of each page, such as `types/objects`
 * @param domains - titles of operation groups by operation, such as `Query.charges`
 * @returns sidebar items, with doc IDs relative to the docs instance
 */
export function createGraphqlSidebar(
  folderByPage: ReadonlyMap<Page, string>,
  domains: ReadonlyMap<string, string>,
): SidebarItem[] {
  const folders = [...new Set(folderByPage.values())];
  const kindOrder = Object.keys(PAGE_KIND_LABELS);
  const createCategory = (folder: string): SidebarItem => {
    const kind = folder.split('/')[1] as Page['kind'];
    const pages = [...folderByPage]
      .flatMap(([page, pageFolder]) => (pageFolder === folder ? [page] : []))
      .sort(compareByName);
    const description = `${describeFolder(folder, kind)}, in alphabetical order.`;
    const groups = isOperationPage({kind} as Page) ? groupByDomain(pages, domains) : undefined;
    const label = DIRECTIVE_LABELS[folder] ?? PAGE_KIND_LABELS[kind];
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
            items: members.map((page) => toDocItem(page, folder)),
          }))
        : pages.map((page) => toDocItem(page, folder)),
    };
  };
  const createCategories = (name: string): SidebarItem[] =>
    folders
      .filter((folder) => folder.startsWith(`${name}/`))
      .sort((one, other) => kindOrder.indexOf(one.split('/')[1]!) - kindOrder.indexOf(other.split('/')[1]!))
      .map(createCategory);
  return [
    {type: 'category', label: 'Operations', collapsible: false, items: createCategories('operations')},
    {type: 'category', label: 'Types', collapsible: false, items: createCategories('types')},
  ];
}

function describeFolder(folder: string, kind: Page['kind']): string {
  if (kind !== 'directives') return `All ${PAGE_KIND_LABELS[kind].toLowerCase()} of the GraphQL API`;
  return folder.startsWith('operations/')
    ? 'All directives that you can use in operations of the GraphQL API'
    : 'All directives that the GraphQL API schema uses';
}

function toDocItem(page: Page, folder: string): SidebarItem {
  const {deprecationReason} = page.entry as Partial<GraphQLField<unknown, unknown>>;
  return {
    type: 'doc',
    id: `${folder}/${page.slug}`,
    label: getPageTitle(page),
    ...(deprecationReason != null && {className: 'deprecated'}),
  };
}

/**
 * Groups operations by domain, in alphabetical order; undefined if there's only one group, or an operation has none.
 */
function groupByDomain(pages: readonly Page[], domains: ReadonlyMap<string, string>): Map<string, Page[]> | undefined {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const title = domains.get(page.target);
    if (title === undefined) return undefined;
    groups.set(title, [...(groups.get(title) ?? []), page]);
  }
  return groups.size > 1 ? new Map([...groups].sort(([one], [other]) => one.localeCompare(other, 'en'))) : undefined;
}

function compareByName(one: Page, other: Page): number {
  return one.name.localeCompare(other.name, 'en') || (one.name < other.name ? -1 : 1);
}
