import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {areas} from '../../config/areas';
import {InputError, type InputProblem} from '../../lib/inputError';
import {summarizeWarnings, type Warning} from '../../lib/warnings';
import {attribute, findBrokenLinks, type BrokenLink} from './findBrokenLinks';

/** How many broken links of a kind are looked up in their sources when they only warn. */
const LOCATED = 3;

/** The address in a link's tag. */
const HREF = /\shref=(?:"[^"]*"|'[^']*'|[^\s>]+)/;

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
 * @param options - `strict`: whether every broken link stops the build
 * @returns the plugin
 */
export default function linkCheck({siteDir, baseUrl}: LoadContext, {strict = true}: {strict?: boolean} = {}): Plugin {
  const sources = new Map<string, string>();
  return {
    name: 'link-check',
    async allContentLoaded({allContent}) {
      const instances = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent> | undefined;
      for (const {docs} of Object.values(instances ?? {}).flatMap((content) => content.loadedVersions)) {
        for (const {permalink, source} of docs) {
          // Permalinks get their trailing slash later.
          sources.set(`/${permalink.slice(baseUrl.length)}/`.replace(/\/+$/, '/'), source.replace('@site/', ''));
        }
      }
    },
    async postBuild({outDir, siteConfig}) {
      const broken = findBrokenLinks({
        pages: readPages(outDir),
        hasFile: (file) => fs.existsSync(path.join(outDir, file)),
        siteUrl: siteConfig.url,
        baseUrl,
      });
      const sourceOf = (page: string): string | undefined => sources.get(page);
      const isTolerated = ({page, href}: BrokenLink): boolean =>
        !strict && (isMadeFromSpecification(sourceOf(page)) || isInReference(href, page));
      const problems = toProblems(
        broken.filter((link) => !isTolerated(link)),
        sourceOf,
        siteDir,
      );
      if (problems.length > 0) {
        throw new InputError(problems);
      }
      const tolerated = broken.filter(isTolerated);
      const inDescriptions = tolerated.filter(({page}) => isMadeFromSpecification(sourceOf(page)));
      unlink(inDescriptions, outDir);
      const warnings = [
        ...toWarnings('link from a hand-written page into a reference', without(tolerated, inDescriptions)),
        ...toWarnings('link in a description', inDescriptions),
      ];
      // The mark by which this framework's warnings are known.
      if (warnings.length > 0) console.warn(`[WARNING] ${summarizeWarnings('links that lead nowhere', warnings)}`);

      function toWarnings(kind: string, links: BrokenLink[]): Warning[] {
        const located = toProblems(links.slice(0, LOCATED), sourceOf, siteDir);
        const rest = links.slice(located.length).map(({page, href}) => ({file: sourceOf(page) ?? page, message: href}));
        return [...located, ...rest].map((problem) => ({...problem, kind}));
      }
    },
  };
}

/** Whether a link leads into one of the references. */
function isInReference(href: string, page: string): boolean {
  const from = `https://site${page}`;
  const pathname = URL.canParse(href, from) ? new URL(href, from).pathname : '';
  return [areas.rest, areas.graphql].some(({routeBasePath}) => pathname.includes(`/${routeBasePath}/`));
}

/** Whether a page's file was generated: every one of a reference apart from the landing page. */
function isMadeFromSpecification(source: string | undefined): boolean {
  return source !== undefined && /^apis\/(?:rest|graphql)\/(?!index\.mdx?$)/.test(source);
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
  siteDir: string,
): InputProblem[] {
  const byHref = new Map<string, BrokenLink[]>();
  for (const link of broken) {
    byHref.set(link.href, [...(byHref.get(link.href) ?? []), link]);
  }
  return [...byHref].flatMap(([href, links]) => {
    const shown = links.length > MANY ? links.slice(0, 1) : links;
    return shown.map(({page, missing}): InputProblem => {
      const what = missing === 'page' ? 'there is no such page' : 'that page has no such place';
      const where = links.length > MANY ? `on ${links.length} pages` : `on the page ${page}`;
      const message = `the link to "${href}" ${where} leads nowhere: ${what}. Correct the address.`;
      return {...placeOf(href, sourceOf(page) ?? page, siteDir), message};
    });
  });
}

/** The line that holds the link: in the page's own file, or in the specification that it was made from. */
function placeOf(href: string, source: string, siteDir: string): {file: string; line?: number} {
  const specification = source.startsWith(`${areas.rest.path}/`)
    ? 'openapi'
    : source.startsWith(`${areas.graphql.path}/`)
      ? 'graphql'
      : undefined;
  const isLandingPage = /\/index\.mdx?$/.test(source);
  const files =
    specification && !isLandingPage
      ? fs
          .readdirSync(path.join(siteDir, specification), {recursive: true, encoding: 'utf8'})
          .filter((file) => /\.(?:ya?ml|json|graphqls?)$/.test(file))
          .map((file) => `${specification}/${file.split(path.sep).join('/')}`)
      : [source];
  for (const file of files) {
    const absolute = path.join(siteDir, file);
    const lines =
      fs.existsSync(absolute) && fs.statSync(absolute).isFile() ? fs.readFileSync(absolute, 'utf8').split('\n') : [];
    // A relative link to a file has another address, and the same anchor.
    const line =
      [href, href.replace(/^[^#]+/, '')]
        .filter(Boolean)
        .map((text) => lines.findIndex((row) => row.includes(text)))
        .find((index) => index !== -1) ?? -1;
    if (line !== -1) {
      return {file, line: line + 1};
    }
  }
  return {file: specification && !isLandingPage ? specification : source};
}
