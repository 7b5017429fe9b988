/** Builds Markdown syntax. */

/** Joins blocks with empty lines, and leaves out empty blocks. */
export const joinBlocks = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part): part is string => Boolean(part)).join('\n\n');

/** Returns inline code. The text can contain backticks. */
export function inlineCode(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([marks]) => marks.length));
  const fence = '`'.repeat(longest + 1);
  const space = line.startsWith('`') || line.endsWith('`') || line.trim() === '' ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}

/** Returns a fenced code block. */
export function codeBlock(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([marks]) => marks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n+$/, '')}\n${fence}`;
}

/** Escapes Markdown syntax in plain text. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|]|^[#+-](?=\s)/g, '\\$&');

/** Returns a link with a label in plain text. */
export const link = (text: string, href: string): string => linkMarkdown(escapeMarkdown(text), href);

/** Returns a link with a label in Markdown of one line. */
export const linkMarkdown = (text: string, href: string): string =>
  `[${text}](${href.replace(/[()\s]/g, encodeURIComponent)})`;

/** Returns a list item. Its further lines are indented. */
export const listItem = (text: string): string => `- ${text.replace(/\n(?=[^\n])/g, '\n  ')}`;

/** Returns a list. */
export const list = (items: readonly string[]): string => items.map(listItem).join('\n');

/** Returns a table. Cells are Markdown of one line. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
