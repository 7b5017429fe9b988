import path from 'node:path';
import {DefaultNumberPrefixParser, stripPathNumberPrefixes} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import {type Diagnostic, findClosestMatch} from '@paydocs/core';
import {checkLinks, type RoutedPage} from './links';
import {checkSidebarLinks} from './sidebarLinks';
import {findLineNumber, extractSidebarContent, type SidebarContent} from './sidebar';
import type {Guide} from '../pages/types';

interface StructureInput {
  /** Name of the sidebar in `sidebars.ts`. */
  sidebar: string;
  /** Folder of the pages, relative to the project's root. */
  folder: string;
  /** Unchecked items of the sidebar, as `sidebars.ts` exports them. */
  items: unknown;
  /** Base path of the area's routes, with leading and trailing slashes. Default: `/`. */
  root?: string;
  /** Route paths of the pages of other versions. */
  otherRoutes?: readonly string[];
}

interface StructureResult {
  diagnostics: Diagnostic[];
  /** Route paths of the category pages that Docusaurus generates from the sidebar. */
  categoryRoutes: string[];
}

/** Routes that guides can't have, with the pages that own them. */
const RESERVED_ROUTES: [route: string, owner: string][] = [
  ['/', 'the home page'],
  ['/search/', 'the search page'],
];

/**
 * Checks the structure of an area: every ID in the sidebar belongs to a page, every page is in the sidebar, all routes
 * are unique, and links between pages work.
 *
 * @param guides - pages of an area
 * @param area - folder and sidebar of the area
 * @param sidebarSource - content of `sidebars.ts`, for line numbers
 * @param landing - additional pages whose links are checked
 * @param invalidFiles - files of the area whose errors hide their ID or route; the sidebar may list their default IDs
 * @returns all diagnostics, and the routes of categories
 */
export async function checkStructure(
  guides: readonly Guide[],
  area: StructureInput,
  sidebarSource: string,
  landing: readonly RoutedPage[] = [],
  invalidFiles: readonly string[] = [],
): Promise<StructureResult> {
  const guidesById = new Map(guides.map((guide) => [getDocId(guide, area.folder), guide]));
  const {content, diagnostics} = await extractSidebarContent(area, sidebarSource);
  const {root = '/', otherRoutes = []} = area;
  const categoryRoutes = (content?.routes ?? []).map(({route}) => path.posix.join(root, route));
  if (content) {
    const possibleIds = invalidFiles.map((file) => getDocId({file, frontMatter: {}}, area.folder));
    const unknownIds = findUnknownIds(content, [...guidesById.keys(), ...possibleIds]);
    diagnostics.push(...unknownIds.map((id) => createUnknownIdDiagnostic(id, sidebarSource)));
    diagnostics.push(...checkDuplicateCategories(content.routes, sidebarSource));
    const corrected = {...content, ids: [...content.ids, ...unknownIds.flatMap(({closest}) => closest ?? [])]};
    diagnostics.push(...checkOrphans(guidesById, corrected).filter(({file}) => !invalidFiles.includes(file)));
  }
  diagnostics.push(
    ...checkDuplicateIds(guides, area.folder),
    ...checkDuplicateRoutes(
      guides.filter(({file}) => !invalidFiles.includes(file)),
      area.folder,
      content?.routes ?? [],
    ),
  );
  if (content) {
    const pages = guides.map((guide) => ({guide, route: getRoute(guide, area.folder, root)}));
    const others = [...RESERVED_ROUTES.map(([route]) => route), ...categoryRoutes, ...otherRoutes];
    const routes = [...pages, ...landing].map(({route}) => route);
    diagnostics.push(
      ...checkSidebarLinks(
        content.hrefs,
        invalidFiles.length === 0 ? [...routes, ...others] : undefined,
        sidebarSource,
      ),
    );
    diagnostics.push(...(await checkLinks([...pages, ...landing], others, invalidFiles.length === 0)));
  }
  return {diagnostics, categoryRoutes};
}

/**
 * Returns the Docusaurus ID of a page: its path without the extension and number prefixes, ending in `id` if it's set.
 */
function getDocId({file, frontMatter}: Pick<Guide, 'file' | 'frontMatter'>, folder: string): string {
  const name = stripPathNumberPrefixes(path.posix.relative(folder, file), DefaultNumberPrefixParser).replace(
    /\.mdx?$/,
    '',
  );
  return frontMatter.id === undefined ? name : path.posix.join(path.posix.dirname(name), frontMatter.id);
}

/**
 * Returns the route path of a page, with a trailing slash.
 *
 * @param guide - a page
 * @param folder - folder of its area or edition
 * @param root - base path of the routes in that folder
 */
export function getRoute(guide: Guide, folder: string, root = '/'): string {
  const {slug} = guide.frontMatter;
  const parent = path.posix.dirname(`/${getDocId(guide, folder)}`);
  const lastSegment = path.posix.basename(getDocId(guide, folder)).replace(/^(?:index|README)$/i, '');
  return path.posix.join(root, slug?.startsWith('/') ? slug : path.posix.join(parent, slug ?? lastSegment), '/');
}

/** An ID in the sidebar that belongs to no page. `closest` is the most similar known ID, if any is similar enough. */
interface UnknownId {
  id: string;
  closest: string | undefined;
}

function findUnknownIds({ids}: SidebarContent, known: readonly string[]): UnknownId[] {
  return ids
    .filter((id) => !known.includes(id))
    .map((id) => {
      const {name, changes} = findClosestMatch(id, ['', ...known]);
      return {id, closest: name !== '' && changes <= Math.max(3, id.length / 3) ? name : undefined};
    });
}

function createUnknownIdDiagnostic({id, closest}: UnknownId, source: string): Diagnostic {
  const hint = closest
    ? `Did you mean "${closest}"?`
    : 'Write the path of a file in docs/ without its extension, or delete the line.';
  return {
    file: 'sidebars.ts',
    line: findLineNumber(source, id),
    message: `there's no page with the ID "${id}". ${hint}`,
  };
}

function checkOrphans(
  guidesById: ReadonlyMap<string, Guide>,
  {ids: listed, folders, isPartial}: SidebarContent,
): Diagnostic[] {
  if (isPartial) return [];
  const isListed = (id: string): boolean =>
    listed.includes(id) || folders.some((folder) => folder === '.' || id.startsWith(`${folder}/`));
  return [...guidesById]
    .filter(([id, {frontMatter}]) => !isListed(id) && frontMatter.displayed_sidebar !== null)
    .map(([id, {file}]) => ({
      file,
      message:
        `the page isn't in a sidebar, so readers won't find it. Add "'${id}'," to sidebars.ts where it belongs. ` +
        'If the page should be reachable only by link, write "displayed_sidebar: null" in its front matter.',
    }));
}

function checkDuplicateIds(guides: readonly Guide[], folder: string): Diagnostic[] {
  return findDuplicates(guides, (guide) => getDocId(guide, folder)).map(([guide, other, id]) => ({
    file: guide.file,
    line: guide.getLine('id'),
    message: `the page and ${other.file} have the same ID, "${id}". Rename one of the two files, or change its "id" in the front matter.`,
  }));
}

export function checkDuplicateRoutes(
  guides: readonly Guide[],
  folder: string,
  categories: readonly SidebarContent['routes'][number][],
): Diagnostic[] {
  const owners = [
    ...RESERVED_ROUTES,
    ...categories.map(({route, label}): [string, string] => [route, `the category "${label}" in sidebars.ts`]),
  ];
  const hint = 'Give one of them a different slug.';
  return [
    ...findDuplicates(guides, (guide) => getRoute(guide, folder)).map(([guide, other, route]) => ({
      file: guide.file,
      line: guide.getLine('slug'),
      message: `the page and ${other.file} have the same URL, ${route}. ${hint}`,
    })),
    ...guides.flatMap((guide) => {
      const [route, owner] = owners.find(([taken]) => taken === getRoute(guide, folder)) ?? [];
      return owner === undefined
        ? []
        : [
            {
              file: guide.file,
              line: guide.getLine('slug'),
              message: `the page and ${owner} have the same URL, ${route}. Give the page a different slug.`,
            },
          ];
    }),
  ];
}

function checkDuplicateCategories(categories: SidebarContent['routes'], source: string): Diagnostic[] {
  const isFirst = (route: string, index: number): boolean =>
    categories.findIndex((other) => other.route === route) === index;
  return categories
    .filter(({route}, index) => !isFirst(route, index))
    .map(({route, label}) => {
      const other = categories.find((category) => category.route === route)?.label;
      const message = `the categories "${label}" and "${other}" have the same URL, ${route}. Change one of the slugs.`;
      return {file: 'sidebars.ts', line: findLineNumber(source, label), message};
    });
}

/** Returns each guide that has the same key as an earlier guide, followed by the earlier guide and the key. */
function findDuplicates(guides: readonly Guide[], getKey: (guide: Guide) => string): [Guide, Guide, string][] {
  const first = new Map<string, Guide>();
  return guides.flatMap((guide): [Guide, Guide, string][] => {
    const key = getKey(guide);
    const other = first.get(key);
    if (!other) first.set(key, guide);
    return other ? [[guide, other, key]] : [];
  });
}
