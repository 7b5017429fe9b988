/** What a page's Markdown has that can be found: sections and fields, with their texts. */
import type {Place} from '@paydocs/core/searchPlaces';
import {kebab} from '@paydocs/core/kebab';

const FENCE = /^ *(?:- )?(`{3,}|~{3,})/;
/**
 * A section, and a field of a reference: "- `amount` **required** integer: What it is." What is deeper inside of a field
 * stands on the page of its type, too.
 */
const HEADING = /^(#{2,6}) (.+)$/;
const FIELD = /^(?: {2})?- `([^`]+)`[ :](.*)$/;
const INNER = /^ {4,}- `/;
/** What stands above a block of code: the name of its language or of its file. */
const CAPTION = /^[^:]{1,40}:$/;

/**
 * @param body - the text of a page below its title
 * @returns its places in their order, the text above the first section among them; code is left out
 */
export function placesOf(body: string): Place[] {
  const top: Place = {anchor: '', names: [], texts: []};
  const places = [top];
  let section = top;
  let open: string | undefined;
  for (const line of body.split('\n')) {
    const fence = FENCE.exec(line)?.[1];
    if (open !== undefined) {
      if (fence !== undefined && fence.length >= open.length && fence[0] === open[0]) open = undefined;
      continue;
    }
    if (fence !== undefined) {
      open = fence;
      continue;
    }
    const [, marks = '', title = ''] = HEADING.exec(line) ?? [];
    const [, field = '', described = ''] = FIELD.exec(line) ?? [];
    if (title !== '') {
      const names = [...section.names.slice(0, marks.length - 2), words(title)];
      section = {anchor: kebab(names.at(-1) ?? ''), names, texts: []};
      places.push(section);
    } else if (field !== '') {
      const names = [...section.names.slice(0, 4), field];
      places.push({anchor: kebab(field), names, texts: [words(described)].filter(Boolean)});
    } else if (/[\p{L}\p{N}]/u.test(line) && !INNER.test(line) && !CAPTION.test(line)) {
      const text = words(line);
      if (text !== '') section.texts.push(text);
    }
  }
  return places;
}

/** @returns a line of Markdown without its marks and addresses */
export function words(line: string): string {
  return line
    .replace(/!?\[((?:`[^`]*`|[^\]])*)\]\([^)]*\)/g, '$1')
    .replace(/^[\s>|-]+|\s*\|\s*$/g, '')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/\\([\\`*_{}[\]()#+\-.!<>|~])/g, '$1')
    .replace(/\*\*|`/g, '')
    .trim();
}
