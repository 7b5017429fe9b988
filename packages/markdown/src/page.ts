/** A page's Markdown as files. */
import {translate} from '@paydocs/core/translate';
import {markdownAddress} from './addresses';
import type {Links} from './links';
import {MOST_CHARACTERS, split} from './split';
import {blocks, escaped, item, link} from './text';
import type {Entry, SiteAddress, SitePage} from './types';

/** What the head of a part and its links to the others need. */
const HEAD = 1500;

/**
 * @param page - whose head it is
 * @param site - where it is
 * @returns what a page says of itself before its text: title, description, address, day and version
 */
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
 * @param page - see {@link SitePage}
 * @param body - its text as Markdown
 * @param site - where it is
 * @returns the text of each of its files, each with the head; of a long page each leads to the others
 */
export function partsOf(page: SitePage, body: string, site: SiteAddress): string[] {
  const head = headOf(page, site);
  const whole = `${blocks(head, body)}\n`;
  if (whole.length <= MOST_CHARACTERS) return [whole];
  const texts = split(body, MOST_CHARACTERS - HEAD);
  return texts.map((text, index) => {
    const others = texts.map((_, at) =>
      at === index ? String(at + 1) : link(String(at + 1), partUrl(page, at, site)),
    );
    const line = translate(
      {id: 'paydocs.markdown.parts', message: 'This page has {count} parts: {parts}.'},
      {count: texts.length, parts: others.join(', ')},
    );
    return `${blocks(head, line, text.trim())}\n`;
  });
}

/** @returns the path below the folder of a page's address of a part: the first is the page itself */
export const partName = (index: number): string => (index === 0 ? 'index.md' : `index-${index + 1}.md`);

const partUrl = ({path}: SitePage, index: number, {url, baseUrl}: SiteAddress): string =>
  index === 0 ? `${url}${markdownAddress(path, baseUrl)}` : `${url}${path}${partName(index)}`;

/**
 * @param entries - what a page lists that only a sidebar knows
 * @param links - makes links whole
 * @returns the list, with groups inside of it
 */
export function entryList(entries: readonly Entry[], links: Links): string {
  return entries
    .map((entry) => {
      const line = entryLine({...entry, title: entry.label ?? entry.title}, links);
      return item(entry.entries?.length ? `${line}\n${entryList(entry.entries, links)}` : line);
    })
    .join('\n');
}

/** @returns a line that leads to a page and says what it is for */
export function entryLine({title, path, description = '', deprecated = false}: Entry, links: Links): string {
  const name = path === undefined ? escaped(title) : link(title, links.portable(path));
  const text = deprecated ? `${name} (${translate({id: 'paydocs.deprecated', message: 'deprecated'})})` : name;
  return description === '' ? text : `${text}: ${escaped(description)}`;
}
