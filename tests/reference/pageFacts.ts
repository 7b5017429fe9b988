import {asText, type Facts} from './sourceFacts';

/** What the HTML of a page shows, without scripts. */
interface Shown {
  html: string;
  /** The whole text, with single spaces. */
  text: string;
  fields: Set<string>;
  /** Texts of inline code and lines of blocks. */
  codes: Set<string>;
  /** Texts of blocks. */
  blocks: string[];
}

const NOTHING = /(?!)/;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
};

/**
 * @param html - a page's HTML
 * @param facts - what the page has to show
 * @param freely - parts of examples that may differ
 * @returns what it doesn't show, by kind
 */
export function missingFacts(html: string, facts: Facts, freely = NOTHING): string[] {
  const shown = read(html);
  const missing = (kind: string, names: Set<string>, isShown: (name: string) => boolean): string[] =>
    [...names].filter((name) => !isShown(name)).map((name) => `${kind} ${name}`);
  const isCode = (name: string): boolean => shown.codes.has(name);
  return [
    ...missing('field', facts.fields, (name) => shown.fields.has(name)),
    ...missing('value', facts.values, isCode),
    ...missing('status', facts.statuses, (status) =>
      new RegExp(`id="?response-${status.toLowerCase()}["\\s>]|Your response: ${status}`).test(html),
    ),
    ...missing('media type', facts.mediaTypes, isCode),
    ...missing('name', facts.names, (name) => shown.text.includes(name)),
    ...missing('pattern', facts.patterns, isCode),
    ...missing('format', facts.formats, (format) => shown.text.includes(`(${format}`)),
    ...missing('example', facts.examples, (example) => isExample(shown, example, freely)),
    ...missing('text', facts.texts, (text) => shown.text.includes(text)),
  ];
}

function isExample({text, codes, blocks}: Shown, example: string, freely: RegExp): boolean {
  if (/^https?:/.test(example)) return text.includes(example);
  if (codes.has(example) || text.includes(`Example: ${example}`)) return true;
  // In code samples, a body stands inside of a command, or its parts stand in a form.
  const reduced = (part: string): string => part.replace(/\s+/g, '').replace(freely, '');
  const holds = (part: string): boolean => blocks.some((block) => reduced(block).includes(reduced(part)));
  return holds(example) || (/^[{[]/.test(example) && leaves(JSON.parse(example)).every((leaf) => holds(leaf)));
}

function leaves(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [asText(value)];
}

function read(html: string): Shown {
  const inside = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => plain(match[1] ?? ''));
  const blocks = inside(/<pre\b[^>]*>([\s\S]*?)<\/pre>/g);
  const text = plain(
    html
      .replace(/<template>[\s\S]*?<\/template>/g, '')
      .replace(/<(?:p|li|dd|dt|div|td|th|br|h\d|details|summary)\b/g, ' $&'),
  );
  return {
    html,
    text: text.replace(/\s+/g, ' '),
    fields: new Set(inside(/<a\b[^>]*data-copy-address[^>]*>([\s\S]*?)<\/a>/g)),
    codes: new Set([...inside(/<code\b[^>]*>([\s\S]*?)<\/code>/g), ...blocks.flatMap((block) => block.split('\n'))]),
    blocks,
  };
}

function plain(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
