import type {CodeFrameData} from '@paydocs/core';
import {highlight, highlightLines, getLanguageLabel} from '@paydocs/core/html';
import {checkLineMarks, shouldWrapLinesInElements, parseDiff, wrapLinesInElements, type LineMarks} from './lines';
import {parseFrameMeta, type FrameMeta} from './meta';

/** A fenced code block, as written in a file. */
export interface CodeBlock {
  code: string;
  language: string;
  /** Text after the language on the opening fence. */
  meta: string;
}

/** Checks whether blocks in a language become pictures, whose metadata has a different syntax. */
export const isPictureLanguage = (language: string | null | undefined): boolean =>
  language === 'mermaid' || language === 'screen';

/**
 * Highlights a code block and creates the props of its `CodeFrame`.
 *
 * @param block - a fenced code block
 * @returns the frame, and messages about invalid metadata
 */
export function createFrame(block: CodeBlock): {frame: CodeFrameData; messages: string[]} {
  const {meta, isDiff, code, marks} = parseBlock(block);
  const language = (isDiff ? meta.language : block.language) ?? '';
  const label = getLanguageLabel(language);
  const frame: CodeFrameData = {
    html: shouldWrapLinesInElements(marks)
      ? wrapLinesInElements(highlightLines(code, language), marks)
      : highlight(code, language),
    ...(meta.title && {title: meta.title}),
    ...(label && {language: label}),
    ...(meta.wrap && {wrap: true}),
    ...(meta.firstLineNumber !== undefined && {numbered: true}),
    ...(marks.inserted.size + marks.deleted.size > 0 && {diff: true}),
  };
  return {frame, messages: collectMessages(meta, marks, code, isDiff)};
}

/**
 * Checks the metadata of a code block.
 *
 * @param block - a fenced code block
 * @returns messages about invalid metadata
 */
export function checkCodeBlockMeta(block: CodeBlock): string[] {
  const {meta, isDiff, code, marks} = parseBlock(block);
  return collectMessages(meta, marks, code, isDiff);
}

/** Parses the metadata of a block. In a diff, also removes the signs from the code and marks the changed lines. */
function parseBlock(block: CodeBlock): {meta: FrameMeta; isDiff: boolean; code: string; marks: LineMarks} {
  const meta = parseFrameMeta(block.meta);
  const isDiff = block.language === 'diff';
  const diff = isDiff ? parseDiff(block.code) : undefined;
  const marks: LineMarks = {
    highlighted: meta.highlighted,
    inserted: new Set([...meta.inserted, ...(diff?.inserted ?? [])]),
    deleted: new Set([...meta.deleted, ...(diff?.deleted ?? [])]),
    firstLineNumber: meta.firstLineNumber,
  };
  return {meta, isDiff, code: diff?.code ?? block.code, marks};
}

function collectMessages(meta: FrameMeta, marks: LineMarks, code: string, isDiff: boolean): string[] {
  const messages = [...meta.messages, ...checkLineMarks(marks, code.split('\n').length)];
  if (meta.language !== undefined && !isDiff) messages.push('lang="…" is only for diff blocks: delete it');
  return messages;
}
