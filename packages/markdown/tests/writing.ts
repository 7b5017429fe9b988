/** Markdown of a site with two pages, as its tests make it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {InputProblem} from '@paydocs/core/inputError';
import {brand} from '../../../tests/fixture-site/src/brand';
import type {GuideWriting} from '../src/guide/options';
import {readPage} from '../src/guide/read';
import {pageText} from '../src/guide/render';
import {htmlReader} from '../src/html';
import {linksOf} from '../src/links';
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
export function writingOf(pages: readonly SitePage[] = [pageAt('/pay/', `${folder}/docs/pay.mdx`)]): GuideWriting & {
  problems: InputProblem[];
  folder: string;
} {
  const problems: InputProblem[] = [];
  const links = linksOf(pages, site);
  const embeds = path.join(folder, 'embeds');
  const report = (problem: InputProblem): void => void problems.push(problem);
  return {
    links,
    html: htmlReader(links),
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
  return pageText(readPage(file, writing), writing);
}
