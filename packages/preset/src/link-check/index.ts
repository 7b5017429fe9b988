import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {InputError, type InputProblem} from '@paydocs/core/inputError';
import {summarizeWarnings, type Warning} from '@paydocs/core/warnings';
import {attribute, findBrokenLinks, type BrokenLink} from './findBrokenLinks';
import {languageFolders} from './languageFolders';
import {placeOf, referenceOf, type Place, type ReferenceArea, type Sources} from './linkSource';

export interface LinkCheckOptions {
  /** Whether every broken link stops the build. */
  strict: boolean;
  references: readonly ReferenceArea[];
}

/** How many links of a kind that lead nowhere are looked up in their sources when they only warn. */
const LOCATED = 3;

/** The address in a link's tag. */
const HREF = /\shref=(?:"[^"]*"|'[^']*'|[^\s>]+)/;

const MESSAGES: Record<BrokenLink['missing'], (href: string, where: string) => string> = {
  page: (href, where) => `the link to "${href}" ${where} is broken: there's no such page. Correct the link.`,
  anchor: (href, where) =>
    `the link to "${href}" ${where} is broken: the target page has no such anchor. Correct the link.`,
  file: (href, where) =>
    `the URL "${href}" ${where} is broken: there's no such file. Add the file, or correct the URL.`,
};

/** A broken link on more pages than this stands in what all pages share. */
const MANY = 20;

/**
 * Stops a build with a broken link. Docusaurus checks the links that it renders itself; this
 * checks the built pages, so that links in descriptions of the specifications count too, and names
 * the file and line that a writer can change.
 *
 * Where `DOCS_STRICT` is `false`, guides may speak of operations that other specifications have, and
 * descriptions link to pages of another site: such links warn, and those in descriptions become text.
 *
 * @param context - the site
 * @param options - see {@link LinkCheckOptions}
 * @returns the plugin
 */
export default function linkCheck(
  {siteDir, baseUrl, i18n}: LoadContext,
  {strict, references}: LinkCheckOptions,
): Plugin {
  const sources = new Map<string, string>();
  return {
    name: 'link-check',
    async allContentLoaded({allContent}) {
      const addSource = (permalink: string, source: string): void => {
        // Permalinks get their trailing slash later.
        sources.set(`${permalink}/`.replace(/\/+$/, '/'), source.replace('@site/', ''));
      };
      const instances = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent> | undefined;
      for (const {docs} of Object.values(instances ?? {}).flatMap((content) => content.loadedVersions)) {
        for (const {permalink, source} of docs) addSource(permalink, source);
      }
      const pages = allContent['docusaurus-plugin-content-pages'] as Record<string, PagesContent | null> | undefined;
      for (const {permalink, source} of Object.values(pages ?? {}).flatMap((content) => content ?? []))
        addSource(permalink, source);
    },
    async postBuild({outDir: ownDir, siteConfig}) {
      const site = languageFolders(baseUrl, ownDir, i18n);
      const {outDir} = site;
      const addressOf = (page: string): string => `${site.baseUrl}${page.slice(1)}`;
      const broken = findBrokenLinks({
        pages: readPages(outDir),
        styleSheets: readStyleSheets(outDir),
        hasFile: (file) => fs.statSync(path.join(outDir, file), {throwIfNoEntry: false})?.isFile() ?? false,
        siteUrl: siteConfig.url,
        baseUrl: site.baseUrl,
        isUnknown: site.isUnbuilt,
        // Pages of a language that was built before are checked, but for their links to this one.
      }).filter(({page, href}) => site.isOwn(addressOf(page)) || site.isOwn(pathOf(href, addressOf(page))));
      const sourceOf = (page: string): string | undefined => sources.get(addressOf(page));
      const isTolerated = ({page, href}: BrokenLink): boolean =>
        !strict && (referenceOf(sourceOf(page), references) !== undefined || isInReference(href, page, references));
      const problems = toProblems(
        broken.filter((link) => !isTolerated(link)),
        sourceOf,
        {siteDir, baseUrl, references},
      );
      if (problems.length > 0) {
        throw new InputError(problems);
      }
      const tolerated = broken.filter(isTolerated);
      const inDescriptions = tolerated.filter(({page}) => referenceOf(sourceOf(page), references) !== undefined);
      unlink(inDescriptions, outDir);
      const warnings = [
        ...toWarnings('link from a hand-written page into a reference', without(tolerated, inDescriptions)),
        ...toWarnings('link in a description', inDescriptions),
      ];
      // The mark by which this framework's warnings are known.
      if (warnings.length > 0) console.warn(`[WARNING] ${summarizeWarnings('broken links', warnings)}`);

      function toWarnings(kind: string, links: BrokenLink[]): Warning[] {
        const hrefs = [...new Set(links.map(({href}) => href))].slice(0, LOCATED);
        const first = links.filter(({href}) => hrefs.includes(href));
        const located = toProblems(first, sourceOf, {siteDir, baseUrl, references});
        const rest = links.slice(located.length).map(({page, href}) => {
          const source = sourceOf(page);
          return {file: referenceOf(source, references)?.specification ?? source ?? page, message: href};
        });
        return [...located, ...rest].map((problem) => ({...problem, kind}));
      }
    },
  };
}

/** The path that a link leads to. */
function pathOf(href: string, from: string): string {
  const base = `https://site${from}`;
  return URL.canParse(href, base) ? new URL(href, base).pathname : '';
}

/** Whether a link leads into one of the references. */
function isInReference(href: string, page: string, references: readonly ReferenceArea[]): boolean {
  return references.some(({routeBasePath}) => pathOf(href, page).includes(`/${routeBasePath}/`));
}

function without<T>(list: readonly T[], left: readonly T[]): T[] {
  const out = new Set(left);
  return list.filter((item) => !out.has(item));
}

/** Leaves the text of links that lead nowhere. Pages of the references stay the HTML that they are. */
function unlink(links: readonly BrokenLink[], outDir: string): void {
  const byPage = new Map<string, Set<string>>();
  for (const {page, href} of links) byPage.set(page, (byPage.get(page) ?? new Set()).add(href));
  for (const [page, hrefs] of byPage) {
    const file = path.join(outDir, page, 'index.html');
    const html = fs.readFileSync(file, 'utf8');
    const isBroken = (tag: string): boolean => hrefs.has(attribute(tag, 'href') ?? '');
    fs.writeFileSync(
      file,
      html.replace(/<a\s[^>]*>/g, (tag) => (isBroken(tag) ? tag.replace(HREF, '') : tag)),
    );
  }
}

/** The style sheets of a build, which the bundler names. */
function readStyleSheets(outDir: string): Map<string, string> {
  const files = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.css'));
  return new Map(
    files.map((file) => [`/${file.split(path.sep).join('/')}`, fs.readFileSync(path.join(outDir, file), 'utf8')]),
  );
}

/** Every page of a build. The not-found page answers any address and has none of its own. */
function readPages(outDir: string): Map<string, string> {
  const files = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  return new Map(
    files
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => file.split(path.sep).join('/'))
      .map((file) => [`/${file.replace(/index\.html$/, '')}`, fs.readFileSync(path.join(outDir, file), 'utf8')]),
  );
}

function toProblems(
  broken: readonly BrokenLink[],
  sourceOf: (page: string) => string | undefined,
  site: Sources,
): InputProblem[] {
  const byHref = new Map<string, BrokenLink[]>();
  for (const link of broken) {
    byHref.set(link.href, [...(byHref.get(link.href) ?? []), link]);
  }
  return [...byHref].flatMap(([href, links]) => {
    const shown = links.length > MANY ? links.slice(0, 1) : links;
    // A line of code may put its link on several pages.
    const byPlace = new Map<string, {place: Place; pages: string[]}>();
    for (const {page} of shown) {
      const place = placeOf(href, page, sourceOf(page), site);
      const key = place.line === undefined ? page : `${place.file}:${place.line}`;
      byPlace.set(key, {place, pages: [...(byPlace.get(key)?.pages ?? []), page]});
    }
    const missing = links[0]?.missing ?? 'page';
    return [...byPlace.values()].map(({place, pages}): InputProblem => {
      const count = links.length > MANY ? links.length : pages.length;
      const where = count > 1 ? `on ${count} pages` : `on the page ${pages[0]}`;
      return {...place, message: MESSAGES[missing](href, where)};
    });
  });
}
