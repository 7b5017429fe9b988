import {isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type ParsedNode} from 'yaml';
import type {Value} from './value';

/** The token for what is left out of an object or a list, outside of quotes. */
const LEFT_OUT = '…';

export interface ParsedJson {
  value?: Value;
  problem?: {line: number; message: string};
}

/**
 * Reads JSON (RFC 8259) in which `…` outside of quotes may stand for fields or items that are left out.
 *
 * @param text - the JSON
 * @param firstLine - the line of its first line
 * @returns the value with its lines, or the first mistake
 */
export function parseJson(text: string, firstLine: number): ParsedJson {
  const lines = new LineCounter();
  // Flow collections of YAML are a superset of JSON, and its nodes have their places.
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false, uniqueKeys: true, logLevel: 'silent'});
  const lineAt = (offset: number): number => firstLine + lines.linePos(offset).line - 1;
  const mistake = strictMistake(text, document.contents);
  if (mistake) return {problem: {line: lineAt(mistake.offset), message: mistake.message}};
  const [error] = document.errors;
  if (error) {
    const message =
      error.code === 'DUPLICATE_KEY'
        ? 'this field appears twice in the object. Delete one of the two.'
        : `the JSON can't be parsed: ${error.message}.`;
    return {problem: {line: lineAt(error.pos[0]), message}};
  }
  if (!document.contents) return {problem: {line: firstLine, message: 'the block is empty.'}};
  return {value: toValue(document.contents, lineAt)};
}

/** What a parser of JSON finds wrong, when the token for what is left out is taken for a field or an item. */
function strictMistake(text: string, root: ParsedNode | null): {offset: number; message: string} | undefined {
  const tokens: {offset: number; replacement: string}[] = [];
  visit(root, {
    Scalar(key, node) {
      if (node.type !== 'PLAIN' || node.source !== LEFT_OUT || !node.range) return;
      tokens.push({offset: node.range[0], replacement: key === 'key' ? '"…":0' : '"…"'});
    },
  });
  let strict = text;
  for (const {offset, replacement} of tokens.reverse()) {
    strict = strict.slice(0, offset) + replacement + strict.slice(offset + LEFT_OUT.length);
  }
  try {
    JSON.parse(strict);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const position = /at position (\d+)/.exec(reason)?.[1];
    const offset = Math.min(
      position === undefined ? text.trimEnd().length : Number(position),
      Math.max(0, text.length - 1),
    );
    return {offset, message: `this isn't valid JSON: ${explain(strict, offset, reason)}`};
  }
}

function explain(text: string, offset: number, reason: string): string {
  const before = text.slice(0, offset).trimEnd();
  const found = text.slice(offset).trimStart()[0] ?? '';
  if (before.endsWith(',') && /[}\]]/.test(found)) return 'there is a comma before the closing bracket. Delete it.';
  if (found === '/' || found === '#') return "JSON doesn't allow comments. Move the comment to the text.";
  if (found === '.') return 'write … without quotes in place of the content that you omit.';
  if (found === "'") return 'strings need double quotes.';
  if (/end of JSON/.test(reason) || offset >= text.trimEnd().length - 1) return "a bracket or a quote isn't closed.";
  if (/["}\]\d]$|true$|false$|null$/.test(before) && /["'{[\w]/.test(found))
    return 'a comma is missing before this line or value.';
  if (/\w/.test(found)) return 'names and strings need double quotes.';
  return `${reason.replace(/ in JSON.*$| \(line.*$/s, '')}.`;
}

function toValue(node: ParsedNode, lineAt: (offset: number) => number): Value {
  const line = lineAt(node.range[0]);
  if (isMap(node)) {
    const pairs = node.items.filter(({key}) => !isLeftOut(key));
    return {
      kind: 'object',
      line,
      open: pairs.length < node.items.length,
      entries: pairs.map(({key, value}) => ({
        name: isScalar(key) ? String(key.value) : '',
        line: lineAt(key.range[0]),
        value: value ? toValue(value, lineAt) : {kind: 'plain', line, value: null},
      })),
    };
  }
  if (isSeq(node)) {
    const items = node.items.filter((item) => !isLeftOut(item));
    return {
      kind: 'list',
      line,
      open: items.length < node.items.length,
      items: items.map((item) => toValue(item as ParsedNode, lineAt)),
    };
  }
  const value = isScalar(node) ? (node.value as string | number | boolean | null) : null;
  return value === LEFT_OUT ? {kind: 'unknown', line} : {kind: 'plain', line, value};
}

function isLeftOut(node: unknown): boolean {
  return isScalar(node) && node.type === 'PLAIN' && node.source === LEFT_OUT;
}
