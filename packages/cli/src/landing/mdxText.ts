import {plainText} from '@paydocs/core/markdown/markdown';

/** A component with text of others: a single line, in which nothing means anything to MDX or is a token of the brand. */
export function descriptionMdx(html: string): string {
  return `<Description html={${safeJson(html)}} />`;
}

/** Elements without an end tag. */
const VOID = /^(?:br|hr|img|input|col|wbr)$/;

/**
 * @param html - a description, well-formed
 * @returns its parts in MDX; headings that stand in no other element are the page's own, with an address and
 *   a place in its contents
 */
export function sectionsMdx(html: string): string[] {
  const parts: string[] = [];
  let rest = 0;
  let heading = 0;
  let depth = 0;
  for (const {0: tag, 1: close, 2: name = '', index} of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (VOID.test(name)) continue;
    depth += close ? -1 : 1;
    if (!/^h[2-6]$/.test(name)) continue;
    if (!close && depth === 1) heading = index;
    if (!close || depth > 0) continue;
    const text = markdownText(html.slice(heading, index));
    if (!text) continue;
    parts.push(...prose(html.slice(rest, heading)), `${'#'.repeat(Number(name[1]))} ${text}`);
    rest = index + tag.length;
  }
  return [...parts, ...prose(html.slice(rest))];
}

const prose = (html: string): string[] => (html.trim() ? [descriptionMdx(html.trim())] : []);

/**
 * @param values - field → text
 * @returns the front matter of a page, with the lines around it
 */
export function frontMatter(values: Readonly<Record<string, string>>): string {
  return `---\n${Object.entries(values)
    .map(([field, value]) => `${field}: ${safeJson(value)}`)
    .join('\n')}\nslug: /\n---\n`;
}

/** @returns the words of a description, with nothing in them that means anything in Markdown */
export function markdownText(description: string): string {
  return plainText(description).replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

/** JSON that is also a JavaScript expression and a YAML scalar, with escapes for all characters of markup. */
function safeJson(text: string): string {
  return JSON.stringify(text).replace(
    /[{}<>`~$&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
