import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {blockProblems} from '../rehype/code-frames/frame';
import type {Mistake} from './types';

const FENCE = /(?:`{3,}|~{3,})/;
const CLOSING_FENCE = /(?:`{3,}|~{3,})[ \t]*$/;

/**
 * @param tree - a page
 * @param text - its file
 * @returns what is wrong with the words after the language of its fenced code blocks, and blocks that have no end
 */
export function codeMistakes(tree: Root, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const lines = text.split('\n');
  visit(tree, 'code', ({value, lang, meta, position}) => {
    const found = blockProblems({code: value, language: lang ?? '', meta: meta ?? ''});
    mistakes.push(...found.map((message) => ({line: position?.start.line, message})));
    const {start, end} = position ?? {};
    const isFenced = start && FENCE.test(lines[start.line - 1] ?? '');
    if (isFenced && end && (start.line === end.line || !CLOSING_FENCE.test(lines[end.line - 1] ?? ''))) {
      const message =
        'this code block has no end: all that follows is code. Put ``` on a line of its own after the code.';
      mistakes.push({line: start.line, message});
    }
  });
  return mistakes;
}
