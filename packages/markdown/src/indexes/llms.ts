/** `llms.txt` (https://llmstxt.org): what pages there are, a line for each, for programs that look for one. */
import {translate} from '@paydocs/core/translate';
import type {Links} from '../links';
import {entryLine} from '../page';
import {MOST_CHARACTERS, split} from '../split';
import {blocks, escaped, item, link} from '../text';
import type {AreaName, Entry} from '../types';

/** An area, as the index of all areas names it. */
export interface AreaIndex {
  name: AreaName;
  /** As readers know it. */
  title: string;
  /** Path of its folder below the site's base address, with a slash at its end, where its indexes are. */
  folder: string;
  entries: readonly Entry[];
}

/** What stands above the lists. */
export interface Summary {
  title: string;
  description: string;
}

/** How many characters of a description a line has, as long as a file may be no longer. */
const DESCRIPTIONS = [Infinity, 120, 80, 50, 0];

/** With less than this, programs can't choose a guide by its line: the index of the site lists groups then. */
const TELLING = 80;

/**
 * @param area - see {@link AreaIndex}
 * @param summary - what stands above
 * @param links - makes links whole
 * @returns the index of the area; in parts where even short lines are too many for one file
 */
export function areaIndex({entries}: AreaIndex, {title, description}: Summary, links: Links): string[] {
  const head = blocks(`# ${escaped(title)}`, description !== '' && `> ${escaped(description)}`);
  // Links to further files stand below.
  const room = MOST_CHARACTERS - head.length - 500;
  const texts = DESCRIPTIONS.map((most) => allPages(entries, links, most));
  const fitting = texts.find(({length}) => length <= room) ?? texts.at(-1) ?? '';
  return split(fitting, room).map((text) => `${blocks(head, text.trim())}\n`);
}

/** All pages of an area: those that its sidebar begins with, its groups, and pages between and behind them. */
function allPages(entries: readonly Entry[], links: Links, most: number, level = 2): string {
  const at = entries.findIndex((entry) => entry.entries);
  const pages = entries.slice(0, at === -1 ? undefined : at);
  const rest = entries.slice(pages.length);
  const others = rest.filter((entry) => !entry.entries);
  const heading = (text: string): string => `${'#'.repeat(level)} ${text}`;
  return blocks(
    // Below the name of the area, they need no heading.
    level === 2 && pages.length > 0 && heading(translate({id: 'paydocs.markdown.pages', message: 'Pages'})),
    sections(pages, links, most, level),
    sections(
      rest.filter((entry) => entry.entries),
      links,
      most,
      level,
    ),
    others.length > 0 && heading(translate({id: 'paydocs.markdown.more', message: 'More'})),
    sections(others, links, most, level),
  );
}

/** Lists below the names of their groups. */
function sections(entries: readonly Entry[], links: Links, most: number, level: number): string {
  const [pages, groups] = [entries.filter((entry) => !entry.entries), entries.filter((entry) => entry.entries)];
  const lines = (all: readonly Entry[]): string =>
    all.map((entry) => item(entryLine(shortened(entry, most), links))).join('\n');
  return blocks(
    lines(pages),
    ...groups.map((group) =>
      blocks(
        `${'#'.repeat(Math.min(level, 6))} ${escaped(group.title)}`,
        group.path !== undefined && lines([group]),
        sections(group.entries ?? [], links, most, level + 1),
      ),
    ),
  );
}

function shortened(entry: Entry, most: number): Entry {
  const {description = ''} = entry;
  if (description.length <= most) return entry;
  const cut = description.slice(0, most).replace(/\s+\S*$/, '');
  return {...entry, description: cut === '' ? '' : `${cut}…`};
}

/** A file that the site offers beside its pages. */
export interface OfferedFile {
  title: string;
  /** From the site's base address. */
  path: string;
  description: string;
}

/**
 * @param areas - all of them
 * @param files - what else there is to load
 * @param summary - what stands above
 * @param links - makes links whole
 * @param base - the whole address of the site
 * @returns the index of the site: guides page by page as long as there is room, groups of references, and where each
 *   area has its own index
 */
export function siteIndex(
  areas: readonly AreaIndex[],
  files: readonly OfferedFile[],
  {title, description}: Summary,
  links: Links,
  base: string,
): string {
  const head = blocks(
    `# ${escaped(title)}`,
    description !== '' && `> ${escaped(description)}`,
    translate({
      id: 'paydocs.markdown.note',
      message: 'Each page has a Markdown copy: add .md to its URL, or send the header "Accept: text/markdown".',
    }),
  );
  const lists = areas.map(({title: name, folder}) =>
    item(
      `${link(name, `${base}${folder}llms.txt`)}: ${translate(
        {
          id: 'paydocs.markdown.area',
          message: 'All pages of this section, in sidebar order. Their full text is in {file}.',
        },
        {file: link('llms-full.txt', `${base}${folder}llms-full.txt`)},
      )}`,
    ),
  );
  const offered = files.map((file) => item(`${link(file.title, `${base}${file.path}`)}: ${escaped(file.description)}`));
  const areaTexts = (most: number, isWhole: boolean): string =>
    blocks(
      ...areas.map(({name, title: text, entries}) =>
        blocks(
          `## ${escaped(text)}`,
          isWhole && name === 'docs' ? allPages(entries, links, most, 3) : overview(entries, links, most),
        ),
      ),
    );
  const fixed = blocks(
    head,
    `## ${translate({id: 'paydocs.markdown.indexes', message: 'Indexes'})}`,
    lists.join('\n'),
    offered.length > 0 && `## ${translate({id: 'paydocs.markdown.files', message: 'Files'})}`,
    offered.join('\n'),
  );
  const texts = [
    ...DESCRIPTIONS.filter((most) => most >= TELLING).map((most) => areaTexts(most, true)),
    ...DESCRIPTIONS.map((most) => areaTexts(most, false)),
  ].map((text) => blocks(fixed, text));
  return `${texts.find(({length}) => length < MOST_CHARACTERS) ?? fixed}\n`;
}

/** Pages, and of groups that have a page only that: the index of the area has the rest. */
function overview(entries: readonly Entry[], links: Links, most: number): string {
  return entries
    .flatMap((entry): string[] => {
      if (entry.path !== undefined || !entry.entries) return [item(entryLine(shortened(entry, most), links))];
      return [overview(entry.entries, links, most)];
    })
    .filter((line) => line !== '')
    .join('\n');
}
