/** Builds Markdown syntax. */

/** Joins blocks with empty lines, and leaves out empty blocks. */
export const joinBlocks = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part): part is string => Boolean(part)).join('\n\n');

/** Escapes Markdown syntax in plain text. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|]|^[#+-](?=\s)/g, '\\$&');

/** Returns a link with a label in plain text. */
export const link = (text: string, href: string): string =>
  `[${escapeMarkdown(text)}](${href.replace(/[()\s]/g, encodeURIComponent)})`;

/** Returns a list item. Its further lines are indented. */
export const listItem = (text: string): string => `- ${text.replace(/\n(?=[^\n])/g, '\n  ')}`;

/** Returns a list. */
export const list = (items: readonly string[]): string => items.map(listItem).join('\n');
