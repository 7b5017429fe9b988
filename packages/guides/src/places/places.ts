import path from 'node:path';
import {DefaultNumberPrefixParser, stripPathNumberPrefixes} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import {InputError, type InputProblem} from '@paydocs/core/inputError';
import {mostLike} from '@paydocs/core/mostLike';
import {linkProblems} from './links';
import {hrefProblems} from './hrefs';
import {lineOf, readSidebar, type SidebarContent} from './sidebar';
import type {Guide} from '../pages/types';

export interface Area {
  /** Name of the sidebar in `sidebars.ts`. */
  sidebar: string;
  /** Folder of the pages, from the project's root. */
  folder: string;
  /** The sidebar as `sidebars.ts` exports it. */
  items: unknown;
  /** What is known to be wrong with that file. */
  problems?: readonly InputProblem[];
  /** What addresses of the area start with, with a slash at both ends; a slash alone by default. */
  root?: string;
  /** Addresses of the pages of other versions. */
  otherRoutes?: readonly string[];
}

/** Addresses that no guide may have, with what stands there. */
const TAKEN: [route: string, owner: string][] = [
  ['/', 'the home page'],
  ['/search/', 'the search page'],
];

/**
 * Checks how pages hang together: every id in the sidebar is a page, every page is in the sidebar, no two
 * have one address, and every link from page to page leads somewhere.
 *
 * @param guides - the pages of an area
 * @param area - their folder and their sidebar
 * @param sidebarSource - text of `sidebars.ts`, to name lines of it
 * @param landingPages - further pages whose links are followed
 * @param unsure - files of the area whose mistakes hide their id or address: they count as pages, and no more
 * @throws InputError that lists every mistake
 */
export async function checkPlaces(
  guides: readonly Guide[],
  area: Area,
  sidebarSource: string,
  landingPages: readonly Guide[] = [],
  unsure: readonly string[] = [],
): Promise<void> {
  const ids = new Map(guides.map((guide) => [idOf(guide, area.folder), guide]));
  const {content, problems: wrong} = await readSidebar(area, sidebarSource);
  const problems = [...(area.problems ?? []), ...wrong];
  if (content) {
    const possible = unsure.map((file) => idOf({file, frontMatter: {}}, area.folder));
    const unknown = unknownIds(content, [...ids.keys(), ...possible]);
    problems.push(...unknown.map((id) => unknownId(id, sidebarSource)));
    problems.push(...sharedCategories(content.routes, sidebarSource));
    const meant = {...content, ids: [...content.ids, ...unknown.flatMap(({nearest}) => nearest ?? [])]};
    problems.push(...orphans(ids, meant).filter(({file}) => !unsure.includes(file)));
  }
  problems.push(
    ...sharedIds(guides, area.folder),
    ...sharedRoutes(
      guides.filter(({file}) => !unsure.includes(file)),
      area.folder,
      content?.routes ?? [],
    ),
  );
  if (content) {
    const {root = '/', otherRoutes = []} = area;
    const pages = guides.map((guide) => ({guide, route: routeOf(guide, area.folder, root)}));
    const landing = landingPages.map((guide) => ({
      guide,
      route: path.posix.join('/', path.posix.dirname(guide.file), '/'),
    }));
    const categories = content.routes.map(({route}) => path.posix.join(root, route));
    const others = [...TAKEN.map(([route]) => route), ...categories, ...otherRoutes];
    const routes = [...pages, ...landing].map(({route}) => route);
    problems.push(
      ...hrefProblems(content.hrefs, unsure.length === 0 ? [...routes, ...others] : undefined, sidebarSource),
    );
    problems.push(...(await linkProblems([...pages, ...landing], others, unsure.length === 0)));
  }
  if (problems.length > 0) {
    throw new InputError(problems);
  }
}

/** The id of a page as Docusaurus makes it: its path without ending and without numbers that order files. */
function idOf({file, frontMatter}: Pick<Guide, 'file' | 'frontMatter'>, folder: string): string {
  const name = stripPathNumberPrefixes(path.posix.relative(folder, file), DefaultNumberPrefixParser).replace(
    /\.mdx?$/,
    '',
  );
  return frontMatter.id === undefined ? name : path.posix.join(path.posix.dirname(name), frontMatter.id);
}

/**
 * @param guide - a page
 * @param folder - that of its area or edition
 * @param root - what addresses there start with
 * @returns its address, with a slash at the end
 */
export function routeOf(guide: Guide, folder: string, root = '/'): string {
  const {slug} = guide.frontMatter;
  const parent = path.posix.dirname(`/${idOf(guide, folder)}`);
  const own = path.posix.basename(idOf(guide, folder)).replace(/^(?:index|README)$/i, '');
  return path.posix.join(root, slug?.startsWith('/') ? slug : path.posix.join(parent, slug ?? own), '/');
}

/** An id that no page has, and the one that is most like it. */
interface UnknownId {
  id: string;
  nearest: string | undefined;
}

function unknownIds({ids}: SidebarContent, known: readonly string[]): UnknownId[] {
  return ids
    .filter((id) => !known.includes(id))
    .map((id) => {
      const {name, changes} = mostLike(id, ['', ...known]);
      return {id, nearest: name !== '' && changes <= Math.max(3, id.length / 3) ? name : undefined};
    });
}

function unknownId({id, nearest}: UnknownId, source: string): InputProblem {
  const cure = nearest
    ? `Did you mean "${nearest}"?`
    : 'Write the path of a file in docs/ without its extension, or delete the line.';
  return {file: 'sidebars.ts', line: lineOf(source, id), message: `there's no page with the ID "${id}". ${cure}`};
}

function orphans(ids: ReadonlyMap<string, Guide>, {ids: listed, folders, isPartial}: SidebarContent): InputProblem[] {
  if (isPartial) return [];
  const isListed = (id: string): boolean =>
    listed.includes(id) || folders.some((folder) => folder === '.' || id.startsWith(`${folder}/`));
  return [...ids]
    .filter(([id, {frontMatter}]) => !isListed(id) && frontMatter.displayed_sidebar !== null)
    .map(([id, {file}]) => ({
      file,
      message:
        `the page isn't in a sidebar, so readers won't find it. Add "'${id}'," to sidebars.ts where it belongs. ` +
        'If the page should be reachable only by link, write "displayed_sidebar: null" in its front matter.',
    }));
}

function sharedIds(guides: readonly Guide[], folder: string): InputProblem[] {
  return doubled(guides, (guide) => idOf(guide, folder)).map(([guide, other, id]) => ({
    file: guide.file,
    line: guide.lineOf('id'),
    message: `the page and ${other.file} have the same ID, "${id}". Rename one of the two files.`,
  }));
}

export function sharedRoutes(
  guides: readonly Guide[],
  folder: string,
  categories: readonly SidebarContent['routes'][number][],
): InputProblem[] {
  const owners = [
    ...TAKEN,
    ...categories.map(({route, label}): [string, string] => [route, `the category "${label}" in sidebars.ts`]),
  ];
  const cure = 'Change one of the slugs.';
  return [
    ...doubled(guides, (guide) => routeOf(guide, folder)).map(([guide, other, route]) => ({
      file: guide.file,
      line: guide.lineOf('slug'),
      message: `the page and ${other.file} have the same URL, ${route}. ${cure}`,
    })),
    ...guides.flatMap((guide) => {
      const [route, owner] = owners.find(([taken]) => taken === routeOf(guide, folder)) ?? [];
      return owner === undefined
        ? []
        : [
            {
              file: guide.file,
              line: guide.lineOf('slug'),
              message: `the page and ${owner} have the same URL, ${route}. ${cure}`,
            },
          ];
    }),
  ];
}

function sharedCategories(categories: SidebarContent['routes'], source: string): InputProblem[] {
  const isFirst = (route: string, index: number): boolean =>
    categories.findIndex((other) => other.route === route) === index;
  return categories
    .filter(({route}, index) => !isFirst(route, index))
    .map(({route, label}) => {
      const other = categories.find((category) => category.route === route)?.label;
      const message = `the categories "${label}" and "${other}" have the same URL, ${route}. Change one of the slugs.`;
      return {file: 'sidebars.ts', line: lineOf(source, label), message};
    });
}

/** Every guide that shares a key with one before it, with that one. */
function doubled(guides: readonly Guide[], keyOf: (guide: Guide) => string): [Guide, Guide, string][] {
  const first = new Map<string, Guide>();
  return guides.flatMap((guide): [Guide, Guide, string][] => {
    const key = keyOf(guide);
    const other = first.get(key);
    if (!other) first.set(key, guide);
    return other ? [[guide, other, key]] : [];
  });
}
