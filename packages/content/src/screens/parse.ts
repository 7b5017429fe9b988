import {formatSuggestion} from '@paydocs/core';
import type {BlockDiagnostic} from '../diagrams/types';

/** Kinds of lines on a screen that can't contain other lines. */
const LINE_KINDS = ['menu', 'heading', 'text', 'field', 'choice', 'switch', 'buttons', 'row'] as const;
const BOX_KINDS = ['group', 'card', 'dialog'] as const;

/** A line of a screen, with the lines that are indented below it. */
export interface ScreenNode {
  kind: (typeof LINE_KINDS)[number] | (typeof BOX_KINDS)[number];
  text: string;
  parts: ScreenNode[];
}

const isBox = (kind: string): boolean => (BOX_KINDS as readonly string[]).includes(kind);

/**
 * Parses a screen.
 *
 * @param code - content of a code block in the language `screen`
 * @returns its parts, and diagnostics of invalid lines
 */
export function parseScreen(code: string): {parts: ScreenNode[]; diagnostics: BlockDiagnostic[]} {
  const parts: ScreenNode[] = [];
  const diagnostics: BlockDiagnostic[] = [];
  code.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const [, indent = '', kind = '', text = ''] = /^(\s*)([a-z]+):\s*(.*?)\s*$/i.exec(line) ?? [];
    const box = parts.at(-1);
    const report = (message: string): unknown => diagnostics.push({line: index + 1, message});
    const known: readonly string[] = [...LINE_KINDS, ...BOX_KINDS];
    if (!known.includes(kind)) {
      const kinds = `Start the line with a valid kind and a colon. Valid kinds: ${known.join(', ')}.`;
      report(`"${line.trim()}" can't be drawn on a screen.${formatSuggestion(kind, known, kinds)}`);
    } else if (text === '' || (text.match(/\*\*/g) ?? []).length % 2 > 0) {
      report(
        text === ''
          ? `${kind} needs text after the colon`
          : `${kind} has a ** without a second one: add it, or delete this one`,
      );
    } else if (indent !== '' && (!box || !isBox(box.kind) || isBox(kind))) {
      report(
        `only the lines below a group, card, or dialog can be indented, and a box can't contain another box: delete the spaces before ${kind}`,
      );
    } else (indent === '' ? parts : box!.parts).push({kind: kind as ScreenNode['kind'], text, parts: []});
  });
  if (parts.length + diagnostics.length === 0)
    diagnostics.push({line: 0, message: 'the screen is empty: write at least one line, such as heading: API keys'});
  return {parts, diagnostics};
}

/** Returns the labels in bold, which the steps in the text refer to, with their line numbers, starting at 1. */
export function findBoldLabels(code: string): {line: number; label: string}[] {
  return code
    .split('\n')
    .flatMap((text, index) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => ({line: index + 1, label})));
}
