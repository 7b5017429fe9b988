import {readWords} from '../diagrams/words';
import {escapeHtml} from '../diagrams/text';
import type {DiagramMistake, DiagramSource} from '../diagrams/types';
import {parseScreen, targetsOf, type Part} from './parse';

/** What the `Screen` component shows. */
export interface Screen {
  /** The window: elements and no style. */
  html: string;
  alt: string;
}

/**
 * @param source - a fence in the language screen
 * @param text - the words of its page; a label in bold has to be among them, so that picture and steps stay one
 * @returns what is wrong with it
 */
export function screenMistakes({code, meta}: DiagramSource, text?: string): DiagramMistake[] {
  const {problems} = readWords(meta, 'screen');
  const mistakes = [...problems.map((message) => ({line: 0, message})), ...parseScreen(code).mistakes];
  for (const {line, label} of text === undefined ? [] : targetsOf(code)) {
    const message = `no step on this page names "${label}". Write the label exactly as the text does, or without **.`;
    if (!text!.toLowerCase().includes(label.toLowerCase())) mistakes.push({line, message});
  }
  return mistakes;
}

/**
 * Draws a screen as HTML of few shapes, which `packages/ui/src/components/Screen` gives their look: `b` is a heading,
 * `small` a text, `i` a box with a value, `s` a switch, `u` a button. `data-t` marks what the steps are about.
 *
 * @param source - a fence in the language screen without mistakes
 * @returns the window, and the text that tells the same story
 */
export function renderScreen({code, meta}: DiagramSource): Screen {
  const {alt, title} = readWords(meta, 'screen').words;
  const {parts} = parseScreen(code);
  const menu = parts.find(({kind}) => kind === 'menu');
  const main = shape(
    'stack',
    parts
      .filter((part) => part !== menu)
      .map(draw)
      .join(''),
  );
  const body = menu ? shape('body', `${draw(menu)}${main}`) : main;
  const way = title === undefined ? '' : shape('line bar', list(title, 'span', '>'));
  return {html: shape('frame window', `${way}${body}`), alt};
}

/** The shapes that a box is made of. */
const BOXES = {group: 'frame stack', card: 'frame stack narrow', dialog: 'frame stack narrow dialog'};

function draw({kind, text, parts}: Part): string {
  switch (kind) {
    case 'menu':
      return shape('line menu', list(text, 'span'));
    case 'heading':
      return element('b', text);
    case 'text':
      return element('small', text);
    case 'buttons':
      return shape('line', list(text, 'u'));
    case 'row': {
      const [first = '', ...cells] = split(text, '|');
      const [, state, label = first] = /^\(([ x])\)\s*(.+)$/.exec(first) ?? [];
      const start = `${state === undefined ? '' : knob(state, ' data-one')}${element('span', plain(label))}`;
      return shape('line row', `${start}${cells.map(cell).join('')}`, isTarget(label));
    }
    case 'field':
    case 'choice': {
      const [label = '', value = ''] = split(text, '=');
      const box = `<i${kind === 'choice' ? ' data-choice' : ''}>${escapeHtml(value)}</i>`;
      return shape('field', `${escapeHtml(plain(label))}${box}`, isTarget(label));
    }
    case 'switch': {
      const [label = '', state = ''] = split(text, '=');
      return shape('line row', `${element('span', plain(label))}${knob(state)}`, isTarget(label));
    }
    default:
      return shape(BOXES[kind], `${element('b', plain(text))}${parts.map(draw).join('')}`, isTarget(text));
  }
}

/** A cell of a row: a button in brackets, a switch, or a text. */
function cell(text: string): string {
  const [, button] = /^\[(.+)\]$/.exec(text) ?? [];
  if (button !== undefined) return element('u', button);
  return text === '(on)' || text === '(off)' ? knob(text.slice(1, -1)) : element('small', text);
}

const knob = (state: string, attributes = ''): string =>
  `<s${attributes}${state === 'on' || state === 'x' ? ' data-on' : ''}></s>`;

const isTarget = (text: string): boolean => text.includes('**');
const plain = (text: string): string => text.replaceAll('**', '');

const split = (text: string, sign: string): string[] => text.split(sign).map((each) => each.trim());

const list = (text: string, name: string, sign = ','): string =>
  split(text, sign)
    .map((label) => element(name, label))
    .join('');

function element(name: string, text: string): string {
  return `<${name}${isTarget(text) ? ' data-t' : ''}>${escapeHtml(plain(text))}</${name}>`;
}

function shape(name: string, html: string, target = false): string {
  return `<div data-s="${name}"${target ? ' data-t' : ''}>${html}</div>`;
}
