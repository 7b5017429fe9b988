import {isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type ParsedNode} from 'yaml';
import type {ContractKindId} from '../kinds';
import type {Value} from './value';

/** Token for omitted fields or items, outside quotes. */
const ELLIPSIS = '…';

interface ParsedJson {
  value?: Value;
  diagnostic?: {id: ContractKindId; line: number; message: string};
}

/**
 * Parses JSON (RFC 8259) in which `…` outside quotes may represent omitted fields or items.
 *
 * @param text - JSON text
 * @param firstLine - line number of its first line
 * @returns value with line numbers, or the first diagnostic
 */
export function parseJson(text: string, firstLine: number): ParsedJson {
  const lines = new LineCounter();
  // Flow collections in YAML are a superset of JSON, and their nodes have positions.
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false, uniqueKeys: true, logLevel: 'silent'});
  const getLine = (offset: number): number => firstLine + lines.linePos(offset).line - 1;
  const syntaxError = findSyntaxError(text, document.contents);
  if (syntaxError)
    return {diagnostic: {id: 'contract/syntax', line: getLine(syntaxError.offset), message: syntaxError.message}};
  const [error] = document.errors;
  if (error) {
    const message =
      error.code === 'DUPLICATE_KEY'
        ? 'this field appears twice in the object. Delete one of the two.'
        : `the JSON can't be parsed: ${error.message}.`;
    return {diagnostic: {id: 'contract/syntax', line: getLine(error.pos[0]), message}};
  }
  if (!document.contents)
    return {
      diagnostic: {
        id: 'contract/syntax',
        line: firstLine,
        message: 'the block is empty. Write its content, or delete the block.',
      },
    };
  return {value: toValue(document.contents, getLine)};
}

/** Returns the first error of a JSON parser, after replacing each token for omitted parts with a field or an item. */
function findSyntaxError(text: string, root: ParsedNode | null): {offset: number; message: string} | undefined {
  const tokens: {offset: number; replacement: string}[] = [];
  visit(root, {
    Scalar(key, node) {
      if (node.type !== 'PLAIN' || node.source !== ELLIPSIS || !node.range) return;
      tokens.push({offset: node.range[0], replacement: key === 'key' ? '"…":0' : '"…"'});
    },
  });
  let strict = text;
  for (const {offset, replacement} of tokens.reverse()) {
    strict = strict.slice(0, offset) + replacement + strict.slice(offset + ELLIPSIS.length);
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
    return {offset, message: `this isn't valid JSON: ${explainSyntaxError(strict, offset, reason)}`};
  }
}

function explainSyntaxError(text: string, offset: number, reason: string): string {
  const before = text.slice(0, offset).trimEnd();
  const found = text.slice(offset).trimStart()[0] ?? '';
  if (before.endsWith(',') && /[}\]]/.test(found)) return 'delete the comma before the closing bracket.';
  if (found === '/' || found === '#') return "JSON doesn't allow comments. Move the comment to the text.";
  if (found === '.') return 'write … without quotes in place of the content that you omit.';
  if (found === "'") return 'strings need double quotes.';
  if (/end of JSON/.test(reason) || offset >= text.trimEnd().length - 1) return "a bracket or a quote isn't closed.";
  if (/["}\]\d]$|true$|false$|null$/.test(before) && /["'{[\w]/.test(found))
    return 'a comma is missing before this line or value.';
  if (/\w/.test(found)) return 'names and strings need double quotes.';
  return `${reason.replace(/ in JSON.*$| \(line.*$/s, '')}.`;
}

function toValue(node: ParsedNode, getLine: (offset: number) => number): Value {
  const line = getLine(node.range[0]);
  if (isMap(node)) {
    const pairs = node.items.filter(({key}) => !isEllipsis(key));
    return {
      kind: 'object',
      line,
      open: pairs.length < node.items.length,
      entries: pairs.map(({key, value}) => ({
        name: isScalar(key) ? String(key.value) : '',
        line: getLine(key.range[0]),
        value: value ? toValue(value, getLine) : {kind: 'plain', line, value: null},
      })),
    };
  }
  if (isSeq(node)) {
    const items = node.items.filter((item) => !isEllipsis(item));
    return {
      kind: 'list',
      line,
      open: items.length < node.items.length,
      items: items.map((item) => toValue(item as ParsedNode, getLine)),
    };
  }
  const value = isScalar(node) ? (node.value as string | number | boolean | null) : null;
  return value === ELLIPSIS ? {kind: 'unknown', line} : {kind: 'plain', line, value};
}

function isEllipsis(node: unknown): boolean {
  return isScalar(node) && node.type === 'PLAIN' && node.source === ELLIPSIS;
}
