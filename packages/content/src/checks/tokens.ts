import {visit} from 'unist-util-visit';
import {formatUnknownTokenMessage, type BraceEscape} from '@paydocs/core';
import type {PageDiagnostic} from '../pages/types';
import type {GuideCheckInput} from './guideCheck';

/** A word in braces, which is the form of tokens, with the backslash that may escape it. */
const BRACED_WORD = /(\\?)\{ *[A-Za-z][\w.-]* *\}/g;

/** The `title` or `alt` attribute in the metadata of a code block. */
const CAPTION = /\b(?:title|alt)=(?:"[^"]*"|'[^']*')/g;

/** A template literal of JavaScript, which can contain expressions. */
const TEMPLATE = /`[^`]*`/g;

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

/**
 * Checks for unknown tokens, which are words in braces outside of code. Known tokens are replaced before this check.
 *
 * @param page - parsed page or partial, with data of the site
 * @returns a diagnostic for each unknown token
 */
export function checkTokens({tree, source, site: {tokens}}: GuideCheckInput): PageDiagnostic[] {
  const found: {offset: number; message: string}[] = [];
  const excluded: [start: number, end: number][] = [];
  const scan = (text: string, start: number, escape: BraceEscape = 'backslash'): void => {
    for (const match of text.matchAll(BRACED_WORD)) {
      const isExpression = escape === 'reference' && text[match.index - 1] === '=';
      const isEscaped = escape === 'backslash' && match[1] !== '';
      if (!isExpression && !isEscaped) {
        found.push({
          offset: start + match.index,
          message: formatUnknownTokenMessage(match[0].replace('\\', ''), tokens, escape),
        });
      }
    }
  };
  /** Excludes a range from the prose, and returns its content. */
  const exclude = (start: number, end: number): string => {
    excluded.push([start, end]);
    return source.slice(start, end);
  };
  visit(tree, (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    switch (node.type) {
      case 'code': {
        const [fence = ''] = exclude(start, end).split('\n');
        for (const match of /^[`~]/.test(fence) ? fence.matchAll(CAPTION) : []) scan(match[0], start + match.index);
        break;
      }
      case 'html':
        scan(exclude(start, end).replace(COMMENT, maskText), start, 'reference');
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        scan(
          exclude(start, node.children[0]?.position?.start.offset ?? end).replace(TEMPLATE, maskInterpolations),
          start,
          'reference',
        );
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (isTokenLike(node.value)) scan(source.slice(start, end), start);
        exclude(start, end);
        break;
      case 'inlineCode':
      case 'mdxjsEsm':
      case 'yaml':
        exclude(start, end);
        break;
    }
  });
  scan(maskRanges(source, excluded), 0);
  return found.map(({offset, message}) => ({line: source.slice(0, offset).split('\n').length, message}));
}

/** Checks whether an MDX expression has the form of a brand token, such as `product.name`. */
export function isTokenLike(expression: string): boolean {
  return /^ *[A-Za-z][\w.-]* *$/.test(expression);
}

/** Replaces the characters in ranges of a string with spaces. Keeps line breaks, and sorts the ranges in place. */
function maskRanges(text: string, parts: [start: number, end: number][]): string {
  let result = '';
  for (const [start, end] of parts.sort(([a], [b]) => a - b)) {
    result += text.slice(result.length, start);
    result += maskText(text.slice(result.length, end));
  }
  return result + text.slice(result.length);
}

function maskInterpolations(template: string): string {
  return template.replace(/\$\{[^{}]*\}/g, maskText);
}

/** Replaces all characters except line breaks with spaces. */
function maskText(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
