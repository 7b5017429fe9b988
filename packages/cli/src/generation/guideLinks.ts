/**
 * Creates data for pages from the contract check: links of names in inline code, and the guides that use each part of
 * an API.
 */
import type {NameUse, SpecUse} from '@paydocs/contract';
import {getNameKey, type GuideLinks, type DifferenceRow, type EmbedData, type Guide} from '@paydocs/content';
import type {GuidesByPage, LinkData} from '@paydocs/reference';
import {findAffectedLines} from '../diff/affected';
import type {Site} from '../site/types';
import {getGuideEditions} from './tasks/languages';

type HrefResolver = (target: string) => string | undefined;

/**
 * Finds the links of names in guides.
 *
 * @param names - names in inline code of guides
 * @param resolveHref - returns the href of a part of an API that a name can refer to
 * @returns hrefs by file and by key of the name; a name with several possible targets gets the first href that exists
 */
export function createGuideLinks(names: readonly NameUse[], resolveHref: HrefResolver): GuideLinks {
  const links: Record<string, Record<string, string>> = {};
  for (const {file, line, code, targets} of names) {
    const href = targets.map(resolveHref).find((candidate) => candidate !== undefined);
    if (href !== undefined) (links[file] ??= {})[getNameKey(line, code)] = href;
  }
  return links;
}

/**
 * Finds the guides of the default version that depend on the subject of each reference page.
 *
 * @param site - site of the guides
 * @param guides - all guides that were checked
 * @param uses - parts of the APIs that lines of the guides depend on
 * @param resolveHref - returns the href of a part of an API, as if the site were served at the root
 * @returns links to the guides by path of the page; the guide with the most lines comes first
 */
export function groupGuidesByPage(
  site: Pick<Site, 'areas' | 'languages'>,
  guides: readonly Guide[],
  uses: readonly SpecUse[],
  resolveHref: HrefResolver,
): GuidesByPage {
  const source = getSourceFolder(site);
  const filesByPage = groupFilesByPage(
    uses.filter(({file}) => file.startsWith(`${source}/`)),
    resolveHref,
  );
  const getEntries = (language: Language): [string, LinkData[]][] => {
    const getLinks = createLinkLookup(site, guides, language);
    return [...filesByPage].map(([page, files]) => [`${language.baseUrl}${page.slice(1)}`, files.flatMap(getLinks)]);
  };
  return Object.fromEntries(site.languages.flatMap(getEntries));
}

/**
 * Creates a function that returns links to the guides of the default version that depend on a part of an API.
 *
 * @param site - site of the guides
 * @param guides - all guides that were checked
 * @param uses - parts of the APIs that lines of the guides depend on
 * @param language - language of the links
 */
export function createAffectedGuidesLookup(
  site: Pick<Site, 'areas' | 'languages'>,
  guides: readonly Guide[],
  uses: readonly SpecUse[],
  language: Language,
): (target: string) => LinkData[] {
  const source = getSourceFolder(site);
  // A name with several possible targets isn't evidence for any of them.
  const unambiguous = uses.filter(({file, target}) => file.startsWith(`${source}/`) && !target.startsWith('~'));
  const getLinks = createLinkLookup(site, guides, language);
  return (target) => {
    const files = findAffectedLines({targets: [target]}, unambiguous).map(({file}) => file);
    return [...new Set(files)].flatMap(getLinks);
  };
}

/**
 * Adds links to the affected guides to each difference of a release.
 *
 * @param data - data of a component in a guide
 * @param getGuides - see {@link createAffectedGuidesLookup}
 * @returns a copy of a release's data, or any other data unchanged
 */
export function addAffectedGuides(data: EmbedData, getGuides: (target: string) => LinkData[]): EmbedData {
  if (data.kind !== 'release') return data;
  const addGuides = (row: DifferenceRow): DifferenceRow => {
    const guides = getGuides(row.target);
    return guides.length === 0 ? row : {...row, guides};
  };
  return {...data, apis: data.apis.map(({api, rows}) => ({api, rows: rows.map(addGuides)}))};
}

type Language = Pick<Site['languages'][number], 'currentLocale' | 'baseUrl'>;

/** Returns the editions of the default version. */
const getDefaultEditions = (site: Pick<Site, 'areas' | 'languages'>): ReturnType<typeof getGuideEditions> =>
  getGuideEditions(site).filter(({root}) => root === '/');

/** Returns the folder of the default version's guides in the source language. */
const getSourceFolder = (site: Pick<Site, 'areas' | 'languages'>): string =>
  getDefaultEditions(site).find(({translates}) => translates === undefined)?.folder ?? site.areas.docs.path;

/**
 * Creates a function that returns the link to a guide in a list, by its path in the source language. The list is empty
 * if the guide has no slug or title.
 */
function createLinkLookup(
  site: Pick<Site, 'areas' | 'languages'>,
  guides: readonly Guide[],
  {currentLocale, baseUrl}: Language,
): (file: string) => LinkData[] {
  const byFile = new Map(guides.map((guide) => [guide.file, guide.frontMatter]));
  const source = getSourceFolder(site);
  const folder = getDefaultEditions(site).find(({locale}) => locale === currentLocale)?.folder ?? source;
  return (file) => {
    const {slug} = byFile.get(file) ?? {};
    const {title} = byFile.get(`${folder}${file.slice(source.length)}`) ?? byFile.get(file) ?? {};
    if (typeof slug !== 'string' || typeof title !== 'string') return [];
    const path = [site.areas.docs.routeBasePath, slug].join('/').split('/').filter(Boolean).join('/');
    return [{text: title, href: path === '' ? baseUrl : `${baseUrl}${path}/`}];
  };
}

/** Returns the paths of guides by reference page. The guide with the most lines comes first. */
function groupFilesByPage(uses: readonly SpecUse[], resolveHref: HrefResolver): Map<string, string[]> {
  const linesByPage = new Map<string, Map<string, Set<number>>>();
  for (const {file, line, target} of uses) {
    const page = resolveHref(target)?.replace(/#.*$/, '');
    if (page === undefined) continue;
    const files = linesByPage.get(page) ?? new Map<string, Set<number>>();
    linesByPage.set(page, files);
    files.set(file, (files.get(file) ?? new Set()).add(line));
  }
  const sortFiles = (files: Map<string, Set<number>>): string[] =>
    [...files].sort(([, one], [, other]) => other.size - one.size).map(([file]) => file);
  return new Map([...linesByPage].map(([page, files]) => [page, sortFiles(files)]));
}
