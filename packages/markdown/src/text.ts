/** Pieces of Markdown. */

/** @returns blocks with an empty line between them; empty ones are left out */
export const blocks = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part): part is string => Boolean(part)).join('\n\n');

/** @returns inline code, also of a text with backticks */
export function code(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([marks]) => marks.length));
  const fence = '`'.repeat(longest + 1);
  const space = line.startsWith('`') || line.endsWith('`') || line.trim() === '' ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}

/** @returns a block of code */
export function fenced(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([marks]) => marks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n+$/, '')}\n${fence}`;
}

/** @returns a text of somebody in which nothing is syntax of Markdown */
export const escaped = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|]|^[#+-](?=\s)/g, '\\$&');

/** @returns a link; `text` is plain */
export const link = (text: string, href: string): string => linked(escaped(text), href);

/** @returns a link; `text` is Markdown of one line */
export const linked = (text: string, href: string): string =>
  `[${text}](${href.replace(/[()\s]/g, encodeURIComponent)})`;

/** @returns an item of a list, whose further lines stand below its first word */
export const item = (text: string): string => `- ${text.replace(/\n(?=[^\n])/g, '\n  ')}`;

/** @returns a list, with empty lines between items where one of them has several blocks */
export const list = (items: readonly string[]): string => items.map(item).join('\n');

/** @returns a table; cells are Markdown of one line */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
