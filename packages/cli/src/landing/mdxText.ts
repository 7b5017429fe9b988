import {toPlainText} from '@paydocs/core/html';

/**
 * Renders third-party HTML as a component on a single line. MDX doesn't interpret the HTML, and no text in it becomes a
 * brand token.
 */
export function renderDescriptionMdx(html: string): string {
  return `<Description html={${toSafeJson(html)}} />`;
}

/** Matches elements without an end tag. */
const VOID_ELEMENT = /^(?:br|hr|img|input|col|wbr)$/;

/**
 * Renders a description as MDX. Its top-level headings become headings of the page, with an anchor and an entry in
 * the table of contents.
 *
 * @param html - well-formed HTML of a description
 * @returns blocks of MDX: headings, and components with the HTML between them
 */
export function renderSectionsMdx(html: string): string[] {
  const parts: string[] = [];
  let restStart = 0;
  let headingStart = 0;
  let depth = 0;
  for (const {0: tag, 1: close, 2: name = '', index} of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (VOID_ELEMENT.test(name)) continue;
    depth += close ? -1 : 1;
    if (!/^h[2-6]$/.test(name)) continue;
    if (!close && depth === 1) headingStart = index;
    if (!close || depth > 0) continue;
    const text = toMarkdownText(html.slice(headingStart, index));
    if (!text) continue;
    parts.push(...renderProse(html.slice(restStart, headingStart)), `${'#'.repeat(Number(name[1]))} ${text}`);
    restStart = index + tag.length;
  }
  return [...parts, ...renderProse(html.slice(restStart))];
}

const renderProse = (html: string): string[] => (html.trim() ? [renderDescriptionMdx(html.trim())] : []);

/**
 * Renders the front matter of a landing page, with its delimiter lines and the slug `/`.
 *
 * @param values - strings by field name
 */
export function renderFrontMatter(values: Readonly<Record<string, string>>): string {
  return `---\n${Object.entries(values)
    .map(([field, value]) => `${field}: ${toSafeJson(value)}`)
    .join('\n')}\nslug: /\n---\n`;
}

/** Converts a description to plain text, and escapes all Markdown punctuation. */
export function toMarkdownText(description: string): string {
  return toPlainText(description).replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

/**
 * Converts a string to JSON that's also a JavaScript expression and a YAML scalar. Escapes all characters of markup.
 */
function toSafeJson(text: string): string {
  return JSON.stringify(text).replace(
    /[{}<>`~$&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
