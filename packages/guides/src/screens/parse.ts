import {didYouMean} from '@paydocs/core/nearest';
import type {DiagramMistake} from '../diagrams/types';

/** What can stand on a screen, and what holds other parts. */
const KINDS = ['menu', 'heading', 'text', 'field', 'choice', 'switch', 'buttons', 'row'] as const;
const BOXES = ['group', 'card', 'dialog'] as const;

/** A line of a screen, with the lines that are indented below it. */
export interface Part {
  kind: (typeof KINDS)[number] | (typeof BOXES)[number];
  text: string;
  parts: Part[];
}

const isBox = (kind: string): boolean => (BOXES as readonly string[]).includes(kind);

/**
 * @param code - a fence in the language screen
 * @returns its parts, and what is wrong with its lines
 */
export function parseScreen(code: string): {parts: Part[]; mistakes: DiagramMistake[]} {
  const parts: Part[] = [];
  const mistakes: DiagramMistake[] = [];
  code.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const [, indent = '', kind = '', text = ''] = /^(\s*)([a-z]+):\s*(.*?)\s*$/i.exec(line) ?? [];
    const box = parts.at(-1);
    const tell = (message: string): unknown => mistakes.push({line: index + 1, message});
    const known: readonly string[] = [...KINDS, ...BOXES];
    if (!known.includes(kind)) {
      const kinds = `Start the line with one of ${known.join(', ')}, and a colon.`;
      tell(`"${line.trim()}" can't be drawn on a screen.${didYouMean(kind, known, kinds)}`);
    } else if (text === '' || (text.match(/\*\*/g) ?? []).length % 2 > 0) {
      tell(`${kind} needs text after the colon, with ** only in pairs`);
    } else if (indent !== '' && (!box || !isBox(box.kind) || isBox(kind))) {
      tell(`only lines below ${BOXES.join(', ')} can be indented, and they can't contain a box`);
    } else (indent === '' ? parts : box!.parts).push({kind: kind as Part['kind'], text, parts: []});
  });
  if (parts.length + mistakes.length === 0) mistakes.push({line: 0, message: 'the screen is empty'});
  return {parts, mistakes};
}

/** @returns the labels in bold: what the steps beside a screen are about */
export function targetsOf(code: string): {line: number; label: string}[] {
  return code
    .split('\n')
    .flatMap((text, index) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => ({line: index + 1, label})));
}
