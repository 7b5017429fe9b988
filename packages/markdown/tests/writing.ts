/** Renders Markdown of a site with two pages, for tests. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Diagnostic} from '@paydocs/core/inputError';
import {brand} from '../../../tests/fixture-site/src/brand';
import type {GuideRenderContext} from '../src/guide/options';
import {readPage} from '../src/guide/read';
import {renderPage} from '../src/guide/render';
import {createHtmlConverter} from '../src/html';
import {createLinkResolver} from '../src/links';
import type {SitePage} from '../src/types';

export const site = {url: 'https://docs.example', baseUrl: '/'};

/** Returns a page of the guides at a route path. */
export const createPage = (route: string, file?: string): SitePage => ({
  area: 'docs',
  path: route,
  title: 'A page',
  description: 'What it says.',
  file,
  isCurrent: true,
});

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'markdown-'));

/** Creates the context for rendering guides, with a folder for embeds and the reported diagnostics. */
export function createContext(
  pages: readonly SitePage[] = [createPage('/pay/', `${folder}/docs/pay.mdx`)],
): GuideRenderContext & {
  diagnostics: Diagnostic[];
  folder: string;
} {
  const diagnostics: Diagnostic[] = [];
  const links = createLinkResolver(pages, site);
  const embeds = path.join(folder, 'embeds');
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  return {
    links,
    htmlToMarkdown: createHtmlConverter(links),
    brand,
    locale: 'en',
    embeds,
    nameLinks: path.join(folder, 'links.json'),
    components: {},
    report,
    diagnostics,
    folder,
  };
}

/**
 * Renders a guide.
 *
 * @param text - body of the guide
 * @param context - context for rendering
 * @param files - contents of other files, by their paths relative to the guide
 * @returns the guide as Markdown
 */
export function renderGuide(
  text: string,
  context = createContext(),
  files: Readonly<Record<string, string>> = {},
): string {
  const writeFile = (file: string, content: string): void => {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
  };
  const file = path.join(context.folder, 'docs', 'guide.mdx');
  writeFile(file, `---\ntitle: A guide\ndescription: What it is about.\nslug: /guide\n---\n\n${text}\n`);
  for (const [name, content] of Object.entries(files)) writeFile(path.join(path.dirname(file), name), content);
  return renderPage(readPage(file, context), context);
}
