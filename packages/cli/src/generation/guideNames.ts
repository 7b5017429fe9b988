/** What the check of guides against the specifications gives to pages: where names lead, and which guides use what. */
import type {NameUse, Use} from '@paydocs/contract/types';
import {nameKey, type GuideLinks} from '@paydocs/guides/linked-names/readLinks';
import type {DifferenceRow, EmbedData} from '@paydocs/guides/embeds/embeds';
import type {Guide} from '@paydocs/guides/pages/types';
import type {GuidesOfPages, LinkData} from '@paydocs/reference/data/reference';
import {affectedLines} from '../diff/affected';
import type {Site} from '../site/types';
import {guideEditions} from './tasks/languages';

type PlaceOf = (target: string) => string | undefined;

/**
 * @param names - in inline code of guides
 * @param placeOf - gives the address of what a name may stand for
 * @returns where each leads: the first of its meanings that has a place
 */
export function guideLinks(names: readonly NameUse[], placeOf: PlaceOf): GuideLinks {
  const links: Record<string, Record<string, string>> = {};
  for (const {file, line, code, targets} of names) {
    const href = targets.map(placeOf).find((place) => place !== undefined);
    if (href !== undefined) (links[file] ??= {})[nameKey(line, code)] = href;
  }
  return links;
}

/**
 * @param site - whose guides they are
 * @param guides - all that were checked
 * @param uses - what their lines rest on
 * @param placeOf - gives the address of it as if the site were served at the root
 * @returns the guides of the version that readers see first, by what they rest on; those with most lines first
 */
export function guidesOfPages(
  site: Pick<Site, 'areas' | 'languages'>,
  guides: readonly Guide[],
  uses: readonly Use[],
  placeOf: PlaceOf,
): GuidesOfPages {
  const source = sourceFolder(site);
  const lines = linesOf(
    uses.filter(({file}) => file.startsWith(`${source}/`)),
    placeOf,
  );
  const ofLanguage = (language: Language): [string, LinkData[]][] => {
    const linkTo = linksToGuides(site, guides, language);
    return [...lines].map(([page, files]) => [`${language.baseUrl}${page.slice(1)}`, files.flatMap(linkTo)]);
  };
  return Object.fromEntries(site.languages.flatMap(ofLanguage));
}

/**
 * @param site - whose guides they are
 * @param guides - all that were checked
 * @param uses - what their lines rest on
 * @param language - of the links
 * @returns a function that gives the guides which rest on a part of an API: those of the version that readers see first
 */
export function guidesTouched(
  site: Pick<Site, 'areas' | 'languages'>,
  guides: readonly Guide[],
  uses: readonly Use[],
  language: Language,
): (target: string) => LinkData[] {
  const source = sourceFolder(site);
  // A name that stands for several is no word about one of them.
  const sure = uses.filter(({file, target}) => file.startsWith(`${source}/`) && !target.startsWith('~'));
  const linkTo = linksToGuides(site, guides, language);
  return (target) => {
    const files = affectedLines({targets: [target]}, sure).map(({file}) => file);
    return [...new Set(files)].flatMap(linkTo);
  };
}

/**
 * @param data - what a component of a guide shows
 * @param touched - see {@link guidesTouched}
 * @returns the data, with the guides that each difference of a release touches
 */
export function withTouchedGuides(data: EmbedData, touched: (target: string) => LinkData[]): EmbedData {
  if (data.kind !== 'release') return data;
  const withGuides = (row: DifferenceRow): DifferenceRow => {
    const guides = touched(row.target);
    return guides.length === 0 ? row : {...row, guides};
  };
  return {...data, apis: data.apis.map(({api, rows}) => ({api, rows: rows.map(withGuides)}))};
}

type Language = Pick<Site['languages'][number], 'currentLocale' | 'baseUrl'>;

/** The editions of the version that readers see first. */
const firstEditions = (site: Pick<Site, 'areas' | 'languages'>): ReturnType<typeof guideEditions> =>
  guideEditions(site).filter(({root}) => root === '/');

/** The folder of its guides in the language of the sources. */
const sourceFolder = (site: Pick<Site, 'areas' | 'languages'>): string =>
  firstEditions(site).find(({translates}) => translates === undefined)?.folder ?? site.areas.docs.path;

/** Gives the link to a guide, by its file in the language of the sources. */
function linksToGuides(
  site: Pick<Site, 'areas' | 'languages'>,
  guides: readonly Guide[],
  {currentLocale, baseUrl}: Language,
): (file: string) => LinkData[] {
  const byFile = new Map(guides.map((guide) => [guide.file, guide.frontMatter]));
  const source = sourceFolder(site);
  const folder = firstEditions(site).find(({locale}) => locale === currentLocale)?.folder ?? source;
  return (file) => {
    const {slug} = byFile.get(file) ?? {};
    const {title} = byFile.get(`${folder}${file.slice(source.length)}`) ?? byFile.get(file) ?? {};
    if (typeof slug !== 'string' || typeof title !== 'string') return [];
    const path = [site.areas.docs.routeBasePath, slug].join('/').split('/').filter(Boolean).join('/');
    return [{text: title, href: path === '' ? baseUrl : `${baseUrl}${path}/`}];
  };
}

/** The files that rest on what a page is about, by the page. */
function linesOf(uses: readonly Use[], placeOf: PlaceOf): Map<string, string[]> {
  const found = new Map<string, Map<string, Set<number>>>();
  for (const {file, line, target} of uses) {
    const page = placeOf(target)?.replace(/#.*$/, '');
    if (page === undefined) continue;
    const files = found.get(page) ?? new Map<string, Set<number>>();
    found.set(page, files);
    files.set(file, (files.get(file) ?? new Set()).add(line));
  }
  const sorted = (files: Map<string, Set<number>>): string[] =>
    [...files].sort(([, one], [, other]) => other.size - one.size).map(([file]) => file);
  return new Map([...found].map(([page, files]) => [page, sorted(files)]));
}
