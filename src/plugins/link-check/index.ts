import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {areas} from '../../config/areas';
import {InputError, type InputProblem} from '../../lib/inputError';
import {findBrokenLinks, type BrokenLink} from './findBrokenLinks';

/** A broken link on more pages than this stands in what all pages share. */
const MANY = 20;

/**
 * Stops a build with a broken link. Docusaurus checks the links that it renders itself; this
 * checks the built pages, so that links in descriptions of the specifications count too, and names
 * the file and line that a writer can change.
 *
 * @param context - the site
 * @returns the plugin
 */
export default function linkCheck({siteDir, baseUrl}: LoadContext): Plugin {
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
      const problems = toProblems(broken, (page) => sources.get(page), siteDir);
      if (problems.length > 0) {
        throw new InputError(problems);
      }
    },
  };
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
