import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {unknownToken, type BraceEscape} from '@paydocs/core/brand/unknownToken';
import type {Mistake} from '../pages/types';

/** A word in braces, as tokens are written, and what decides whether the brace is meant. */
const WORD = /(\\?)\{ *[A-Za-z][\w.-]* *\}/g;

/** Captions of a code block, among the words after its language. */
const CAPTION = /\b(?:title|alt)=(?:"[^"]*"|'[^']*')/g;

/** A text of JavaScript that may hold variables. */
const TEMPLATE = /`[^`]*`/g;

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

/**
 * Checks that each word in braces outside of code is a token. Known ones are replaced before, so none is left.
 *
 * @param tree - a page
 * @param source - the text that the tree was made from
 * @param tokens - the names of the known tokens
 * @returns every unknown token
 */
export function tokenMistakes(tree: Root, source: string, tokens: readonly string[]): Mistake[] {
  const found: {offset: number; message: string}[] = [];
  const others: [start: number, end: number][] = [];
  const scan = (text: string, start: number, escape: BraceEscape = 'backslash'): void => {
    for (const match of text.matchAll(WORD)) {
      const isExpression = escape === 'reference' && text[match.index - 1] === '=';
      const isEscaped = escape === 'backslash' && match[1] !== '';
      if (!isExpression && !isEscaped) {
        found.push({offset: start + match.index, message: unknownToken(match[0].replace('\\', ''), tokens, escape)});
      }
    }
  };
  /** Takes a part out of the prose, and returns it. */
  const cut = (start: number, end: number): string => {
    others.push([start, end]);
    return source.slice(start, end);
  };
  visit(tree, (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    switch (node.type) {
      case 'code': {
        const [fence = ''] = cut(start, end).split('\n');
        for (const match of /^[`~]/.test(fence) ? fence.matchAll(CAPTION) : []) scan(match[0], start + match.index);
        break;
      }
      case 'html':
        scan(cut(start, end).replace(COMMENT, blank), start, 'reference');
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        scan(
          cut(start, node.children[0]?.position?.start.offset ?? end).replace(TEMPLATE, withoutVariables),
          start,
          'reference',
        );
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (isWord(node.value)) scan(source.slice(start, end), start);
        cut(start, end);
        break;
      case 'inlineCode':
      case 'mdxjsEsm':
      case 'yaml':
        cut(start, end);
        break;
    }
  });
  scan(without(source, others), 0);
  return found.map(({offset, message}) => ({line: source.slice(0, offset).split('\n').length, message}));
}

/** @returns whether an expression of MDX is what a token looks like */
export function isWord(expression: string): boolean {
  return /^ *[A-Za-z][\w.-]* *$/.test(expression);
}

/** The text with nothing where its parts are. */
function without(text: string, parts: [start: number, end: number][]): string {
  let result = '';
  for (const [start, end] of parts.sort(([a], [b]) => a - b)) {
    result += text.slice(result.length, start);
    result += blank(text.slice(result.length, end));
  }
  return result + text.slice(result.length);
}

function withoutVariables(template: string): string {
  return template.replace(/\$\{[^{}]*\}/g, blank);
}

/** The same lines, with nothing on them. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
