import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {blockProblems} from '../rehype/code-frames/frame';
import type {Mistake} from './types';

/**
 * @param tree - a page
 * @returns what is wrong with the words after the language of its fenced code blocks
 */
export function codeMistakes(tree: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, 'code', ({value, lang, meta, position}) => {
    const found = blockProblems({code: value, language: lang ?? '', meta: meta ?? ''});
    mistakes.push(...found.map((message) => ({line: position?.start.line, message})));
  });
  return mistakes;
}
