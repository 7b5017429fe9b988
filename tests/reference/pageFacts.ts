import {formatValue, type Facts} from './sourceFacts';

/** Content of a page's HTML, without scripts. */
interface PageContent {
  html: string;
  /** The whole text, with single spaces. */
  text: string;
  fields: Set<string>;
  /** Inline code, and lines of code blocks. */
  codes: Set<string>;
  /** Code blocks. */
  blocks: string[];
}

const NO_MATCH = /(?!)/;
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
 * @param facts - facts that the page must show
 * @param ignored - pattern of parts of examples that may differ
 * @returns the missing facts, each after its kind
 */
export function missingFacts(html: string, facts: Facts, ignored = NO_MATCH): string[] {
  const content = parsePage(html);
  const findMissing = (kind: string, names: Set<string>, includes: (name: string) => boolean): string[] =>
    [...names].filter((name) => !includes(name)).map((name) => `${kind} ${name}`);
  const hasCode = (name: string): boolean => content.codes.has(name);
  return [
    ...findMissing('field', facts.fields, (name) => content.fields.has(name)),
    ...findMissing('value', facts.values, hasCode),
    ...findMissing('status', facts.statuses, (status) =>
      new RegExp(`id="?response-${status.toLowerCase()}["\\s>]|Your response: ${status}`).test(html),
    ),
    ...findMissing('media type', facts.mediaTypes, hasCode),
    ...findMissing('name', facts.names, (name) => content.text.includes(name)),
    ...findMissing('pattern', facts.patterns, hasCode),
    ...findMissing('format', facts.formats, (format) => content.text.includes(`(${format}`)),
    ...findMissing('example', facts.examples, (example) => hasExample(content, example, ignored)),
    ...findMissing('text', facts.texts, (text) => content.text.includes(text)),
  ];
}

function hasExample({text, codes, blocks}: PageContent, example: string, ignored: RegExp): boolean {
  if (/^https?:/.test(example)) return text.includes(example);
  if (codes.has(example) || text.includes(`Example: ${example}`)) return true;
  // In code samples, a body is inside a command, or its parts are in a form.
  const normalize = (part: string): string => part.replace(/\s+/g, '').replace(ignored, '');
  const hasBlock = (part: string): boolean => blocks.some((block) => normalize(block).includes(normalize(part)));
  return (
    hasBlock(example) || (/^[{[]/.test(example) && collectLeaves(JSON.parse(example)).every((leaf) => hasBlock(leaf)))
  );
}

function collectLeaves(value: unknown): string[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(collectLeaves)
    : [formatValue(value)];
}

function parsePage(html: string): PageContent {
  const matchTexts = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map((match) => toPlainText(match[1] ?? ''));
  const blocks = matchTexts(/<pre\b[^>]*>([\s\S]*?)<\/pre>/g);
  const text = toPlainText(html.replace(/<(?:p|li|dd|dt|div|td|th|br|h\d|details|summary)\b/g, ' $&'));
  return {
    html,
    text: text.replace(/\s+/g, ' '),
    fields: new Set(matchTexts(/<a\b[^>]*data-copy-address[^>]*>([\s\S]*?)<\/a>/g)),
    codes: new Set([
      ...matchTexts(/<code\b[^>]*>([\s\S]*?)<\/code>/g),
      ...blocks.flatMap((block) => block.split('\n')),
    ]),
    blocks,
  };
}

function toPlainText(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
