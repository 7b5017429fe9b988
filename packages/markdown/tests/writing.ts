/** Markdown of a site with two pages, as its tests make it. */
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

/** @returns a page of guides at an address */
export const pageAt = (address: string, file?: string): SitePage => ({
  area: 'docs',
  path: address,
  title: 'A page',
  description: 'What it says.',
  file,
  isCurrent: true,
});

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'markdown-'));

/** What the forms of components need, with a folder of embeds, and what they report. */
export function writingOf(
  pages: readonly SitePage[] = [pageAt('/pay/', `${folder}/docs/pay.mdx`)],
): GuideRenderContext & {
  problems: Diagnostic[];
  folder: string;
} {
  const problems: Diagnostic[] = [];
  const links = createLinkResolver(pages, site);
  const embeds = path.join(folder, 'embeds');
  const report = (problem: Diagnostic): void => void problems.push(problem);
  return {
    links,
    htmlToMarkdown: createHtmlConverter(links),
    brand,
    locale: 'en',
    embeds,
    nameLinks: path.join(folder, 'links.json'),
    components: {},
    report,
    problems,
    folder,
  };
}

/**
 * @param text - of a guide below its front matter
 * @param writing - what its components need
 * @param files - others, by their paths from the guide
 * @returns the guide as Markdown
 */
export function guideText(text: string, writing = writingOf(), files: Readonly<Record<string, string>> = {}): string {
  const put = (file: string, content: string): void => {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
  };
  const file = path.join(writing.folder, 'docs', 'guide.mdx');
  put(file, `---\ntitle: A guide\ndescription: What it is about.\nslug: /guide\n---\n\n${text}\n`);
  for (const [name, content] of Object.entries(files)) put(path.join(path.dirname(file), name), content);
  return renderPage(readPage(file, writing), writing);
}
