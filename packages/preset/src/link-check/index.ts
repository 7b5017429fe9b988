import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {InputError, type Diagnostic, summarizeWarnings, type Warning} from '@paydocs/core';
import {getAttribute, findBrokenLinks, type BrokenLink} from './findBrokenLinks';
import {getLanguageFolders} from './languageFolders';
import {findLinkLocation, findReference, type SourceLocation, type ReferenceArea, type SiteSources} from './linkSource';

interface LinkCheckOptions {
  /**
   * True if all broken links stop the build. Otherwise, broken links on or to pages of a reference are only warnings.
   */
  strict: boolean;
  references: readonly ReferenceArea[];
}

/** Maximum number of links of each kind to locate for warnings, because locating them takes time. */
const MAX_LOCATED_LINKS = 3;

/** The `href` attribute in a link's tag. */
const HREF = /\shref=(?:"[^"]*"|'[^']*'|[^\s>]+)/;

const MESSAGES: Record<BrokenLink['missing'], (href: string, where: string) => string> = {
  page: (href, where) => `the link to "${href}" ${where} is broken: there's no such page. Correct the link.`,
  anchor: (href, where) =>
    `the link to "${href}" ${where} is broken: the target page has no such anchor. Correct the link.`,
  file: (href, where) =>
    `the URL "${href}" ${where} is broken: there's no such file. Add the file, or correct the URL.`,
};

/** Maximum number of pages for which a broken link is reported. One on more pages is in a shared component. */
const MAX_LISTED_PAGES = 20;

/**
 * Creates the plugin that stops the build if a link is broken. Unlike Docusaurus, it checks the built pages, which
 * include the descriptions of the specifications, and it reports the file and line that a writer can change.
 *
 * If `strict` is `false`, guides may refer to operations of other specifications, and descriptions may link to pages of
 * another site. Such links only cause warnings, and those in descriptions are replaced by their text.
 *
 * @param context - load context of Docusaurus
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
        // Docusaurus adds the trailing slash to permalinks later.
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
      const site = getLanguageFolders(baseUrl, ownDir, i18n);
      const {outDir} = site;
      const getPath = (page: string): string => `${site.baseUrl}${page.slice(1)}`;
      const broken = findBrokenLinks({
        pages: readPages(outDir),
        styleSheets: readStyleSheets(outDir),
        hasFile: (file) => fs.statSync(path.join(outDir, file), {throwIfNoEntry: false})?.isFile() ?? false,
        siteUrl: siteConfig.url,
        baseUrl: site.baseUrl,
        isUnknown: site.isUnbuilt,
        // Pages of a language that was built before were already checked, except for their links to this language.
      }).filter(({page, href}) => site.isOwn(getPath(page)) || site.isOwn(resolvePath(href, getPath(page))));
      const getSource = (page: string): string | undefined => sources.get(getPath(page));
      const isTolerated = ({page, href}: BrokenLink): boolean =>
        !strict && (findReference(getSource(page), references) !== undefined || isInReference(href, page, references));
      const diagnostics = toDiagnostics(
        broken.filter((link) => !isTolerated(link)),
        getSource,
        {siteDir, baseUrl, references},
      );
      if (diagnostics.length > 0) {
        throw new InputError(diagnostics, 'links/broken');
      }
      const tolerated = broken.filter(isTolerated);
      const inDescriptions = tolerated.filter(({page}) => findReference(getSource(page), references) !== undefined);
      removeHrefs(inDescriptions, outDir);
      const warnings = [
        ...toWarnings('link from a hand-written page into a reference', subtract(tolerated, inDescriptions)),
        ...toWarnings('link in a description', inDescriptions),
      ];
      // Docusaurus recognizes its warnings by this prefix.
      if (warnings.length > 0) console.warn(`[WARNING] ${summarizeWarnings('broken links', warnings)}`);

      function toWarnings(kind: string, links: BrokenLink[]): Warning[] {
        const hrefs = [...new Set(links.map(({href}) => href))].slice(0, MAX_LOCATED_LINKS);
        const first = links.filter(({href}) => hrefs.includes(href));
        const located = toDiagnostics(first, getSource, {siteDir, baseUrl, references});
        // Links that one diagnostic covers count, too.
        const rest = [...first, ...subtract(links, first)].slice(located.length).map(({page, href}) => {
          const source = getSource(page);
          return {file: findReference(source, references)?.specification ?? source ?? page, message: href};
        });
        return [...located, ...rest].map((diagnostic) => ({...diagnostic, kind}));
      }
    },
  };
}

/** Resolves a link on a page to the path of its target, or to an empty string if it isn't a valid URL. */
function resolvePath(href: string, from: string): string {
  const base = `https://site${from}`;
  return URL.canParse(href, base) ? new URL(href, base).pathname : '';
}

/** Checks whether a link's target is in one of the references. */
function isInReference(href: string, page: string, references: readonly ReferenceArea[]): boolean {
  return references.some(({routeBasePath}) => resolvePath(href, page).includes(`/${routeBasePath}/`));
}

function subtract<T>(list: readonly T[], removedItems: readonly T[]): T[] {
  const removed = new Set(removedItems);
  return list.filter((item) => !removed.has(item));
}

/** Removes the `href` of broken links from built pages, so that only their text remains. */
function removeHrefs(links: readonly BrokenLink[], outDir: string): void {
  const byPage = new Map<string, Set<string>>();
  for (const {page, href} of links) byPage.set(page, (byPage.get(page) ?? new Set()).add(href));
  for (const [page, hrefs] of byPage) {
    const file = path.join(outDir, page, 'index.html');
    const html = fs.readFileSync(file, 'utf8');
    const isBroken = (tag: string): boolean => hrefs.has(getAttribute(tag, 'href') ?? '');
    fs.writeFileSync(
      file,
      html.replace(/<a\s[^>]*>/g, (tag) => (isBroken(tag) ? tag.replace(HREF, '') : tag)),
    );
  }
}

/** Reads all style sheets of a build, by path with a leading slash. */
function readStyleSheets(outDir: string): Map<string, string> {
  const files = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.css'));
  return new Map(
    files.map((file) => [`/${file.split(path.sep).join('/')}`, fs.readFileSync(path.join(outDir, file), 'utf8')]),
  );
}

/** Reads all pages of a build, by path with slashes at both ends. That of the not-found page is `/404/`. */
function readPages(outDir: string): Map<string, string> {
  const files = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  return new Map(
    files
      .filter((file) => /^(?:index|404)\.html$/.test(path.basename(file)))
      .map((file) => file.split(path.sep).join('/'))
      .map((file) => [
        `/${file.replace(/index\.html$/, '').replace(/404\.html$/, '404/')}`,
        fs.readFileSync(path.join(outDir, file), 'utf8'),
      ]),
  );
}

function toDiagnostics(
  broken: readonly BrokenLink[],
  getSource: (page: string) => string | undefined,
  site: SiteSources,
): Diagnostic[] {
  const byHref = new Map<string, BrokenLink[]>();
  for (const link of broken) {
    byHref.set(link.href, [...(byHref.get(link.href) ?? []), link]);
  }
  return [...byHref].flatMap(([href, links]) => {
    const listed = links.length > MAX_LISTED_PAGES ? links.slice(0, 1) : links;
    // One line of code may add its link to several pages.
    const byLocation = new Map<string, {location: SourceLocation; pages: string[]}>();
    for (const {page} of listed) {
      const location = findLinkLocation(href, page, getSource(page), site);
      const key = location.line === undefined ? page : `${location.file}:${location.line}`;
      byLocation.set(key, {location, pages: [...(byLocation.get(key)?.pages ?? []), page]});
    }
    const missing = links[0]?.missing ?? 'page';
    return [...byLocation.values()].map(({location, pages}): Diagnostic => {
      const count = links.length > MAX_LISTED_PAGES ? links.length : pages.length;
      const where = count > 1 ? `on ${count} pages` : `on the page ${pages[0]}`;
      return {...location, message: MESSAGES[missing](href, where)};
    });
  });
}
