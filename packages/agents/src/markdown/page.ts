/** Renders the Markdown files of a page. */
import {translate} from '@paydocs/core';
import {getMarkdownPath} from './markdownPath';
import type {LinkResolver} from './links';
import {MAX_FILE_CHARACTERS, splitMarkdown} from './split';
import {joinBlocks, escapeMarkdown, renderListItem, renderLink} from './markup';
import type {IndexEntry} from '@paydocs/search';
import type {SiteLocation, SitePage} from './types';

/** Number of characters that are reserved in each part for its head and its links to other parts. */
const RESERVED_LENGTH = 1500;

/** Renders the head of a page: its front matter, a link to the list of all pages, and its title. */
export function renderPageHead(page: SitePage, site: SiteLocation): string {
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
    {file: renderLink('llms.txt', `${site.url}${site.baseUrl}llms.txt`)},
  );
  return `---\n${lines.join('\n')}\n---\n\n> ${index}\n\n# ${escapeMarkdown(page.title)}`;
}

/**
 * Renders the Markdown files of a page, each with the page's head. A long page is split into parts that link to each
 * other.
 *
 * @param body - Markdown of the page without its head
 * @returns content of each file, in order
 */
export function renderPageParts(page: SitePage, body: string, site: SiteLocation): string[] {
  const head = renderPageHead(page, site);
  const fullText = `${joinBlocks(head, body)}\n`;
  if (fullText.length <= MAX_FILE_CHARACTERS) return [fullText];
  const texts = splitMarkdown(body, MAX_FILE_CHARACTERS - RESERVED_LENGTH);
  return texts.map((text, index) => {
    const others = texts.map((_, at) =>
      at === index ? String(at + 1) : renderLink(String(at + 1), getPartUrl(page, at, site)),
    );
    const line = translate(
      {id: 'paydocs.markdown.parts', message: 'This page has {count} parts: {parts}.'},
      {count: texts.length, parts: others.join(', ')},
    );
    return `${joinBlocks(head, line, text.trim())}\n`;
  });
}

/** Returns the file name of the part with a zero-based index. */
export const getPartFileName = (index: number): string => (index === 0 ? 'index.md' : `index-${index + 1}.md`);

const getPartUrl = ({path}: SitePage, index: number, {url, baseUrl}: SiteLocation): string =>
  index === 0 ? `${url}${getMarkdownPath(path, baseUrl)}` : `${url}${path}${getPartFileName(index)}`;

/** Renders the entries of a generated category page as a nested list. */
export function renderIndexEntryList(entries: readonly IndexEntry[], links: LinkResolver): string {
  return entries
    .map((entry) => {
      const line = renderIndexEntry({...entry, title: entry.label ?? entry.title}, links);
      return renderListItem(entry.entries?.length ? `${line}\n${renderIndexEntryList(entry.entries, links)}` : line);
    })
    .join('\n');
}

/** Renders the content of a list item: a link to a page, and its description. */
export function renderIndexEntry(
  {title, path, description = '', deprecated = false}: IndexEntry,
  links: LinkResolver,
): string {
  const name = path === undefined ? escapeMarkdown(title) : renderLink(title, links.resolveHref(path));
  const text = deprecated ? `${name} (${translate({id: 'paydocs.deprecated', message: 'deprecated'})})` : name;
  return description === '' ? text : `${text}: ${escapeMarkdown(description)}`;
}
