import type {SyntaxNode, Tree} from '@lezer/common';
import type {Expression, Program} from './expression';

/** Turns a syntax tree into expressions: what a language's reader has to know. */
export interface Reader {
  source: string;
  lineOf(node: SyntaxNode): number;
  text(node: SyntaxNode): string;
  read(node: SyntaxNode): Expression;
  /** Notes a name that the program makes. */
  declare(name: string): void;
}

/** What turns one kind of node into an expression; `undefined` where it is like any other. */
export type Rule = (node: SyntaxNode, reader: Reader) => Expression | undefined;

/**
 * @param tree - what a parser of Lezer made, which has a node `⚠` where it understood nothing
 * @param source - the program
 * @param firstLine - the line of its first line
 * @param rules - by the name of a node
 * @param languageName - for messages
 * @returns the program
 */
export function readTree(
  tree: Tree,
  source: string,
  firstLine: number,
  rules: Record<string, Rule>,
  languageName: string,
): Program {
  const starts = [0];
  for (const match of source.matchAll(/\n/g)) starts.push(match.index + 1);
  const lineAt = (offset: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return firstLine + low;
  };
  const problems: Program['problems'] = [];
  tree.iterate({
    enter(node) {
      if (!node.type.isError || problems.length > 0) return;
      const near =
        source
          .slice(node.from, node.from + 30)
          .split('\n')[0]
          ?.trim() || source.slice(0, node.from).trimEnd().split('\n').at(-1)?.trim().slice(-30);
      problems.push({
        line: lineAt(node.from),
        message: `this isn't valid ${languageName}: parsing fails ${near ? `at "${near}"` : 'before the end'}. Look for a missing bracket, quote, or comma.`,
      });
    },
  });
  const declared = new Set<string>();
  const reader: Reader = {
    source,
    lineOf: (node) => lineAt(node.from),
    text: (node) => source.slice(node.from, node.to),
    declare: (name) => void declared.add(name),
    read(node) {
      const found = rules[node.name]?.(node, reader);
      return (
        found ?? {kind: 'other', line: lineAt(node.from), parts: children(node).map((child) => reader.read(child))}
      );
    },
  };
  return {root: reader.read(tree.topNode), declared, problems};
}

/** @returns the nodes in a node, without comments */
export function children(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (!/Comment$/.test(child.name)) found.push(child);
  return found;
}

/** @returns the expressions between the signs of a list of arguments or items */
export function withoutSigns(node: SyntaxNode): SyntaxNode[] {
  return children(node).filter(({name}) => /^\w/.test(name) && name !== 'in' && name !== 'of');
}

/** @returns what a text with holes is, from the nodes for the holes in it */
export function textWithHoles(
  node: SyntaxNode,
  reader: Reader,
  holes: readonly {from: number; to: number; value: Expression}[],
  unescape: (text: string) => string,
  [from, to]: [number, number],
): Expression {
  const parts: (string | Expression)[] = [];
  let end = from;
  for (const hole of holes) {
    if (hole.from > end) parts.push(unescape(reader.source.slice(end, hole.from)));
    parts.push(hole.value);
    end = hole.to;
  }
  if (to > end || parts.length === 0) parts.push(unescape(reader.source.slice(end, to)));
  return {kind: 'text', line: reader.lineOf(node), parts};
}

/** Joins texts with signs between them. @returns `undefined` where no text is involved */
export function joined(left: Expression, right: Expression): Expression | undefined {
  if (left.kind !== 'text' && right.kind !== 'text') return undefined;
  const parts = [left, right].flatMap((side) => (side.kind === 'text' ? side.parts : [side]));
  return {kind: 'text', line: left.line, parts};
}

const ESCAPES: Record<string, string> = {n: '\n', t: '\t', r: '\r', '0': '\0', b: '\b', f: '\f', v: '\v'};

/** @returns a text without its escapes, as JavaScript and Python read them */
export function unescapeText(text: string): string {
  return text.replace(
    /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|\r?\n|([\s\S]))/g,
    (_, braces: string, four: string, two: string, one: string) => {
      const code = braces ?? four ?? two;
      if (code !== undefined) return String.fromCodePoint(parseInt(code, 16));
      return one === undefined ? '' : (ESCAPES[one] ?? one);
    },
  );
}
