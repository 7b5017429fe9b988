/** Creates Markdown syntax. */

/** Joins blocks with empty lines. Skips blocks that are empty, undefined, or false. */
export const joinBlocks = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part): part is string => Boolean(part)).join('\n\n');

/** Escapes Markdown syntax in plain text, and collapses whitespace. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|]|^[#+-](?=\s)/g, '\\$&');

/** Creates a link with a plain-text label. */
export const renderLink = (text: string, href: string): string =>
  `[${escapeMarkdown(text)}](${href.replace(/[()\s]/g, encodeURIComponent)})`;

/** Creates a list item from Markdown. Indents all lines after the first. */
export const renderListItem = (text: string): string => `- ${text.replace(/\n(?=[^\n])/g, '\n  ')}`;

/** Creates a bulleted list from the Markdown of its items. */
export const renderBulletList = (items: readonly string[]): string => items.map(renderListItem).join('\n');
