/** Renders the Markdown files of a page. */
import {translate} from '@paydocs/core/translate';
import {markdownAddress} from './addresses';
import type {Links} from './links';
import {MOST_CHARACTERS, split} from './split';
import {blocks, escaped, item, link} from './text';
import type {Entry, SiteAddress, SitePage} from './types';

/** Number of characters reserved for the head of a part and its links to the other parts. */
const RESERVED_CHARACTERS = 1500;

/** Renders the head of a page: front matter with title, description, URL, date, and version, and then the title. */
export function headOf(page: SitePage, site: SiteAddress): string {
  const fields = {
    title: page.title,
    description: page.description,
    url: `${site.url}${page.path}`,
    date: page.date,
    version: page.version,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? [`${name}: ${JSON.stringify(value)}`] : []));
  const index = translate(
    {id: 'paydocs.markdown.index', message: '{file} lists all pages of this documentation.'},
    {file: link('llms.txt', `${site.url}${site.baseUrl}llms.txt`)},
  );
  return `---\n${lines.join('\n')}\n---\n\n> ${index}\n\n# ${escaped(page.title)}`;
}

/**
 * Renders the files of a page, each with the page's head. The files of a long page link to each other.
 *
 * @param body - Markdown of the page without its head
 * @returns content of each file
 */
export function partsOf(page: SitePage, body: string, site: SiteAddress): string[] {
  const head = headOf(page, site);
  const fullText = `${blocks(head, body)}\n`;
  if (fullText.length <= MOST_CHARACTERS) return [fullText];
  const texts = split(body, MOST_CHARACTERS - RESERVED_CHARACTERS);
  return texts.map((text, index) => {
    const others = texts.map((_, at) =>
      at === index ? String(at + 1) : link(String(at + 1), getPartUrl(page, at, site)),
    );
    const line = translate(
      {id: 'paydocs.markdown.parts', message: 'This page has {count} parts: {parts}.'},
      {count: texts.length, parts: others.join(', ')},
    );
    return `${blocks(head, line, text.trim())}\n`;
  });
}

/** Returns the file name of a part, by its zero-based index. */
export const partName = (index: number): string => (index === 0 ? 'index.md' : `index-${index + 1}.md`);

const getPartUrl = ({path}: SitePage, index: number, {url, baseUrl}: SiteAddress): string =>
  index === 0 ? `${url}${markdownAddress(path, baseUrl)}` : `${url}${path}${partName(index)}`;

/** Renders the entries of a generated category page as a nested list. */
export function entryList(entries: readonly Entry[], links: Links): string {
  return entries
    .map((entry) => {
      const line = entryLine({...entry, title: entry.label ?? entry.title}, links);
      return item(entry.entries?.length ? `${line}\n${entryList(entry.entries, links)}` : line);
    })
    .join('\n');
}

/** Renders a line with a link to a page and its description. */
export function entryLine({title, path, description = '', deprecated = false}: Entry, links: Links): string {
  const name = path === undefined ? escaped(title) : link(title, links.portable(path));
  const text = deprecated ? `${name} (${translate({id: 'paydocs.deprecated', message: 'deprecated'})})` : name;
  return description === '' ? text : `${text}: ${escaped(description)}`;
}
