import {plainText} from '../../src/plugins/reference/shared/markdown';

/** A component with text of others: a single line, in which nothing means anything to MDX or is a token of the brand. */
export function descriptionMdx(html: string): string {
  return `<Description html={${safeJson(html)}} />`;
}

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
