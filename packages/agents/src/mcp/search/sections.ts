/** Extracts the searchable sections of a page from its Markdown: headings and fields, with their prose. */
import {type PageSection, toKebabCase} from '@paydocs/core';

const FENCE = /^ *(?:- )?(`{3,}|~{3,})/;
/**
 * Patterns for a heading and for a field of a reference, such as "- `amount` **required** integer: The amount."
 * Nested fields are skipped, because they're also on the page of their type.
 */
const HEADING = /^(#{2,6}) (.+)$/;
const FIELD = /^(?: {2})?- `([^`]+)`[ :](.*)$/;
const NESTED_FIELD = /^ {4,}- `/;
/** Matches the caption of a code block: a language or file name. */
const CAPTION = /^[^:]{1,40}:$/;

/**
 * Returns the sections of a page in order, starting with the text before the first heading. Skips code blocks.
 *
 * @param body - Markdown of a page, without its head
 */
export function extractSections(body: string): PageSection[] {
  const top: PageSection = {anchor: '', names: [], texts: []};
  const sections = [top];
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
    const [, field = '', description = ''] = FIELD.exec(line) ?? [];
    if (title !== '') {
      const names = [...section.names.slice(0, marks.length - 2), toPlainText(title)];
      section = {anchor: toKebabCase(names.at(-1) ?? ''), names, texts: []};
      sections.push(section);
    } else if (field !== '') {
      const names = [...section.names.slice(0, 4), field];
      sections.push({anchor: toKebabCase(field), names, texts: [toPlainText(description)].filter(Boolean)});
    } else if (/[\p{L}\p{N}]/u.test(line) && !NESTED_FIELD.test(line) && !CAPTION.test(line)) {
      const text = toPlainText(line);
      if (text !== '') section.texts.push(text);
    }
  }
  return sections;
}

/** Removes Markdown syntax and URLs from a line. */
function toPlainText(line: string): string {
  return line
    .replace(/!?\[((?:`[^`]*`|[^\]])*)\]\([^)]*\)/g, '$1')
    .replace(/^[\s>|-]+|\s*\|\s*$/g, '')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/\\([\\`*_{}[\]()#+\-.!<>|~])/g, '$1')
    .replace(/\*\*|`/g, '')
    .trim();
}
