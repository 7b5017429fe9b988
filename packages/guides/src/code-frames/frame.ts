import type {Frame} from '@paydocs/core/codeFrame';
import {highlight, highlightLines} from '@paydocs/core/highlight/highlight';
import {languageLabel} from '@paydocs/core/highlight/labels';
import {markProblems, needsLines, readDiff, wrapLines, type Marks} from './lines';
import {parseMeta, type FrameMeta} from './meta';

/** A fenced code block as it stands in a file. */
export interface Block {
  code: string;
  language: string;
  /** The words after the language. */
  meta: string;
}

/** @returns whether blocks in a language are pictures: their words are not those of code */
export const isDrawn = (language: string | null | undefined): boolean =>
  language === 'mermaid' || language === 'screen';

/**
 * @param block - a fenced code block
 * @returns what is shown, and what is wrong with the block
 */
export function makeFrame(block: Block): {frame: Frame; problems: string[]} {
  const {meta, isDiff, code, marks} = readBlock(block);
  const language = (isDiff ? meta.language : block.language) ?? '';
  const label = languageLabel(language);
  const frame: Frame = {
    html: needsLines(marks) ? wrapLines(highlightLines(code, language), marks) : highlight(code, language),
    ...(meta.title && {title: meta.title}),
    ...(label && {language: label}),
    ...(meta.wrap && {wrap: true}),
    ...(meta.numbersFrom !== undefined && {numbered: true}),
    ...(marks.inserted.size + marks.deleted.size > 0 && {diff: true}),
  };
  return {frame, problems: problemsOf(meta, marks, code, isDiff)};
}

/**
 * @param block - a fenced code block
 * @returns what is wrong with the words after its language
 */
export function blockProblems(block: Block): string[] {
  const {meta, isDiff, code, marks} = readBlock(block);
  return problemsOf(meta, marks, code, isDiff);
}

/** What the words after the language and the signs of a diff say of the lines. */
function readBlock(block: Block): {meta: FrameMeta; isDiff: boolean; code: string; marks: Marks} {
  const meta = parseMeta(block.meta);
  const isDiff = block.language === 'diff';
  const diff = isDiff ? readDiff(block.code) : undefined;
  const marks: Marks = {
    highlighted: meta.highlighted,
    inserted: new Set([...meta.inserted, ...(diff?.inserted ?? [])]),
    deleted: new Set([...meta.deleted, ...(diff?.deleted ?? [])]),
    numbersFrom: meta.numbersFrom,
  };
  return {meta, isDiff, code: diff?.code ?? block.code, marks};
}

function problemsOf(meta: FrameMeta, marks: Marks, code: string, isDiff: boolean): string[] {
  const problems = [...meta.problems, ...markProblems(marks, code.split('\n').length)];
  if (meta.language !== undefined && !isDiff) problems.push('lang="…" is only for diff blocks');
  return problems;
}
