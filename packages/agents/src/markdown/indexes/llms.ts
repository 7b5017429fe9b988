/** Renders `llms.txt` (https://llmstxt.org), a list of pages for programs, with one line for each page. */
import {translate} from '@paydocs/core';
import type {LinkResolver} from '../links';
import {renderIndexEntry} from '../page';
import {MAX_FILE_CHARACTERS, splitMarkdown} from '../split';
import {joinBlocks, escapeMarkdown, renderListItem, renderLink} from '../markup';
import type {AreaName, IndexEntry} from '@paydocs/search';

/** Data from which an area's index is rendered. */
export interface AreaIndex {
  name: AreaName;
  /** Title of the area for readers. */
  title: string;
  /** Folder of the area's indexes, relative to the site's base URL, with a trailing slash. */
  folder: string;
  entries: readonly IndexEntry[];
}

/** The title and description at the top of an index. */
export interface Summary {
  title: string;
  description: string;
}

/** Candidates for the maximum length of descriptions in characters. The first one that fits the file is used. */
const MAX_DESCRIPTION_LENGTHS = [Infinity, 120, 80, 50, 0];

/** Minimum length of useful descriptions of guides. If longer ones don't fit, the site's index lists groups instead. */
const MIN_GUIDE_DESCRIPTION_LENGTH = 80;

/**
 * Renders the index of an area. Shortens descriptions to fit one file, and splits an index that is still too long.
 *
 * @returns content of each file, in order
 */
export function renderAreaIndex({entries}: AreaIndex, {title, description}: Summary, links: LinkResolver): string[] {
  const head = joinBlocks(`# ${escapeMarkdown(title)}`, description !== '' && `> ${escapeMarkdown(description)}`);
  // Leaves space for the links to the other parts at the end.
  const maxCharacters = MAX_FILE_CHARACTERS - head.length - 500;
  const texts = MAX_DESCRIPTION_LENGTHS.map((maxLength) => renderFullPageList(entries, links, maxLength));
  const content = texts.find(({length}) => length <= maxCharacters) ?? texts.at(-1) ?? '';
  return splitMarkdown(content, maxCharacters).map((text) => `${joinBlocks(head, text.trim())}\n`);
}

/** Renders the pages before the first group of a sidebar, then its groups, and then all other pages. */
function renderFullPageList(entries: readonly IndexEntry[], links: LinkResolver, maxLength: number, level = 2): string {
  const firstGroup = entries.findIndex((entry) => entry.entries);
  const pages = entries.slice(0, firstGroup === -1 ? undefined : firstGroup);
  const rest = entries.slice(pages.length);
  const others = rest.filter((entry) => !entry.entries);
  const heading = (text: string): string => `${'#'.repeat(level)} ${text}`;
  return joinBlocks(
    // At other levels, a heading of the area or group precedes them.
    level === 2 && pages.length > 0 && heading(translate({id: 'paydocs.markdown.pages', message: 'Pages'})),
    renderSections(pages, links, maxLength, level),
    renderSections(
      rest.filter((entry) => entry.entries),
      links,
      maxLength,
      level,
    ),
    others.length > 0 && heading(translate({id: 'paydocs.markdown.more', message: 'More'})),
    renderSections(others, links, maxLength, level),
  );
}

/** Renders pages as a list, and each group as a heading with lists. `level` is the depth of the headings. */
function renderSections(entries: readonly IndexEntry[], links: LinkResolver, maxLength: number, level: number): string {
  const [pages, groups] = [entries.filter((entry) => !entry.entries), entries.filter((entry) => entry.entries)];
  const renderLines = (listed: readonly IndexEntry[]): string =>
    listed.map((entry) => renderListItem(renderIndexEntry(shortenDescription(entry, maxLength), links))).join('\n');
  return joinBlocks(
    renderLines(pages),
    ...groups.map((group) =>
      joinBlocks(
        `${'#'.repeat(Math.min(level, 6))} ${escapeMarkdown(group.title)}`,
        group.path !== undefined && renderLines([group]),
        renderSections(group.entries ?? [], links, maxLength, level + 1),
      ),
    ),
  );
}

function shortenDescription(entry: IndexEntry, maxLength: number): IndexEntry {
  const {description = ''} = entry;
  if (description.length <= maxLength) return entry;
  const shortened = description.slice(0, maxLength).replace(/\s+\S*$/, '');
  return {...entry, description: shortened === '' ? '' : `${shortened}…`};
}

/** A file that the site offers for download, in addition to its pages. */
export interface DownloadableFile {
  title: string;
  /** Path relative to the site's base URL. */
  path: string;
  description: string;
}

/**
 * Renders the index of the site: links to the index of each area, files for download, the guides (page by page if they
 * fit), and the groups of the references.
 *
 * @param base - absolute URL of the site, with a trailing slash
 */
export function renderSiteIndex(
  areas: readonly AreaIndex[],
  files: readonly DownloadableFile[],
  {title, description}: Summary,
  links: LinkResolver,
  base: string,
): string {
  const head = joinBlocks(
    `# ${escapeMarkdown(title)}`,
    description !== '' && `> ${escapeMarkdown(description)}`,
    translate({
      id: 'paydocs.markdown.note',
      message: 'Each page has a Markdown copy: add .md to its URL, or send the header "Accept: text/markdown".',
    }),
  );
  const areaLines = areas.map(({title: name, folder}) =>
    renderListItem(
      `${renderLink(name, `${base}${folder}llms.txt`)}: ${translate(
        {
          id: 'paydocs.markdown.area',
          message: 'All pages of this section, in sidebar order. Their full text is in {file}.',
        },
        {file: renderLink('llms-full.txt', `${base}${folder}llms-full.txt`)},
      )}`,
    ),
  );
  const fileLines = files.map((file) =>
    renderListItem(`${renderLink(file.title, `${base}${file.path}`)}: ${escapeMarkdown(file.description)}`),
  );
  const renderAreas = (maxLength: number, listsAllGuides: boolean): string =>
    joinBlocks(
      ...areas.map(({name, title: text, entries}) =>
        joinBlocks(
          `## ${escapeMarkdown(text)}`,
          listsAllGuides && name === 'docs'
            ? renderFullPageList(entries, links, maxLength, 3)
            : renderOverview(entries, links, maxLength),
        ),
      ),
    );
  const intro = joinBlocks(
    head,
    `## ${translate({id: 'paydocs.markdown.indexes', message: 'Indexes'})}`,
    areaLines.join('\n'),
    fileLines.length > 0 && `## ${translate({id: 'paydocs.markdown.files', message: 'Files'})}`,
    fileLines.join('\n'),
  );
  const texts = [
    ...MAX_DESCRIPTION_LENGTHS.filter((maxLength) => maxLength >= MIN_GUIDE_DESCRIPTION_LENGTH).map((maxLength) =>
      renderAreas(maxLength, true),
    ),
    ...MAX_DESCRIPTION_LENGTHS.map((maxLength) => renderAreas(maxLength, false)),
  ].map((text) => joinBlocks(intro, text));
  return `${texts.find(({length}) => length < MAX_FILE_CHARACTERS) ?? intro}\n`;
}

/** Renders entries as a flat list. For a group with its own page, lists only that page. */
function renderOverview(entries: readonly IndexEntry[], links: LinkResolver, maxLength: number): string {
  return entries
    .flatMap((entry): string[] => {
      if (entry.path !== undefined || !entry.entries)
        return [renderListItem(renderIndexEntry(shortenDescription(entry, maxLength), links))];
      return [renderOverview(entry.entries, links, maxLength)];
    })
    .filter((line) => line !== '')
    .join('\n');
}
