import type {SyntaxNode, Tree} from '@lezer/common';
import type {Expression, Program} from './expression';

/** Context of the conversion of a syntax tree, for the converters of its nodes. */
export interface ConversionContext {
  source: string;
  /** Returns the line in the guide where a node starts. */
  getLine(node: SyntaxNode): number;
  /** Returns the source text of a node. */
  getText(node: SyntaxNode): string;
  /** Converts a node with the converter for its type. */
  convert(node: SyntaxNode): Expression;
  /** Adds a name to the names that the program declares. */
  declare(name: string): void;
}

/** A function that converts nodes of one type. For `undefined`, the node becomes an expression of the kind `other`. */
export type NodeConverter = (node: SyntaxNode, context: ConversionContext) => Expression | undefined;

/**
 * Converts a syntax tree to expressions.
 *
 * @param tree - tree from a Lezer parser, which has a node `⚠` at each syntax error
 * @param source - source code of the program
 * @param firstLine - line in the guide where the source starts, counted from 1
 * @param converters - converters by the name of a node type
 * @param languageName - name of the language for messages, such as `Python`
 * @returns the program, with a diagnostic for the first syntax error
 */
export function convertTree(
  tree: Tree,
  source: string,
  firstLine: number,
  converters: Record<string, NodeConverter>,
  languageName: string,
): Program {
  const lineStarts = [0];
  for (const match of source.matchAll(/\n/g)) lineStarts.push(match.index + 1);
  const getLineAt = (offset: number): number => {
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return firstLine + low;
  };
  const diagnostics: Program['diagnostics'] = [];
  tree.iterate({
    enter(node) {
      if (!node.type.isError || diagnostics.length > 0) return;
      const excerpt =
        source
          .slice(node.from, node.from + 30)
          .split('\n')[0]
          ?.trim() || source.slice(0, node.from).trimEnd().split('\n').at(-1)?.trim().slice(-30);
      diagnostics.push({
        id: 'contract/syntax',
        line: getLineAt(node.from),
        message: `this isn't valid ${languageName}: parsing fails ${excerpt ? `at "${excerpt}"` : 'before the end'}. Look for a missing bracket, quote, or comma.`,
      });
    },
  });
  const declaredNames = new Set<string>();
  const context: ConversionContext = {
    source,
    getLine: (node) => getLineAt(node.from),
    getText: (node) => source.slice(node.from, node.to),
    declare: (name) => void declaredNames.add(name),
    convert(node) {
      const expression = converters[node.name]?.(node, context);
      return (
        expression ?? {
          kind: 'other',
          line: getLineAt(node.from),
          children: getChildren(node).map((child) => context.convert(child)),
        }
      );
    },
  };
  return {root: context.convert(tree.topNode), declaredNames, diagnostics};
}

/** Returns the child nodes of a node, without comments. */
export function getChildren(node: SyntaxNode): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (!/Comment$/.test(child.name)) nodes.push(child);
  return nodes;
}

/** Returns the child nodes of a node without comments, punctuation, and the keywords `in` and `of`. */
export function getNamedChildren(node: SyntaxNode): SyntaxNode[] {
  return getChildren(node).filter(({name}) => /^\w/.test(name) && name !== 'in' && name !== 'of');
}

/**
 * Creates a string expression from a template.
 *
 * @param node - node of the template
 * @param context - context of the conversion
 * @param interpolations - expressions in the template, with their offsets in the source
 * @param unescape - replaces the escape sequences in the text between them
 * @param range - offsets of the content between the quotes
 */
export function createTemplate(
  node: SyntaxNode,
  context: ConversionContext,
  interpolations: readonly {from: number; to: number; value: Expression}[],
  unescape: (text: string) => string,
  [from, to]: [number, number],
): Expression {
  const parts: (string | Expression)[] = [];
  let end = from;
  for (const interpolation of interpolations) {
    if (interpolation.from > end) parts.push(unescape(context.source.slice(end, interpolation.from)));
    parts.push(interpolation.value);
    end = interpolation.to;
  }
  if (to > end || parts.length === 0) parts.push(unescape(context.source.slice(end, to)));
  return {kind: 'string', line: context.getLine(node), parts};
}

/** Concatenates two expressions; returns `undefined` if neither is a string. */
export function concatenate(left: Expression, right: Expression): Expression | undefined {
  if (left.kind !== 'string' && right.kind !== 'string') return undefined;
  const parts = [left, right].flatMap((operand) => (operand.kind === 'string' ? operand.parts : [operand]));
  return {kind: 'string', line: left.line, parts};
}

const ESCAPES: Record<string, string> = {n: '\n', t: '\t', r: '\r', '0': '\0', b: '\b', f: '\f', v: '\v'};

/** Replaces the escape sequences of a JavaScript or Python string with their characters. */
export function unescapeString(text: string): string {
  return text.replace(
    /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|\r?\n|([\s\S]))/g,
    (_, braces: string, four: string, two: string, one: string) => {
      const code = braces ?? four ?? two;
      if (code !== undefined) return String.fromCodePoint(parseInt(code, 16));
      return one === undefined ? '' : (ESCAPES[one] ?? one);
    },
  );
}
