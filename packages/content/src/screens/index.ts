import {parseDiagramMeta} from '../diagrams/meta';
import {escapeHtml} from '@paydocs/core/html';
import type {BlockDiagnostic, DiagramSource} from '../diagrams/types';
import {parseScreen, findBoldLabels, type ScreenNode} from './parse';

/** Props of the `Screen` component. */
interface ScreenProps {
  /** HTML of the window, without styles. */
  html: string;
  alt: string;
}

/**
 * Checks a screen: its metadata, its lines, and whether the text of the page contains the labels in bold.
 *
 * @param source - a code block in the language `screen`
 * @param text - text of its page; if undefined, the labels aren't checked
 * @returns the diagnostics
 */
export function checkScreen({code, meta}: DiagramSource, text?: string): BlockDiagnostic[] {
  const {messages} = parseDiagramMeta(meta, 'screen');
  const diagnostics = [...messages.map((message) => ({line: 0, message})), ...parseScreen(code).diagnostics];
  for (const {line, label} of text === undefined ? [] : findBoldLabels(code)) {
    const message = `the text of this page doesn't contain "${label}". Write the label exactly as in the text, or remove the ** around it.`;
    if (!text!.toLowerCase().includes(label.toLowerCase())) diagnostics.push({line, message});
  }
  return diagnostics;
}

/**
 * Renders a screen as short HTML, which `packages/theme/src/components/Screen` styles: `b` is a heading, `small` is
 * text, `i` is a box with a value, `s` is a switch, and `u` is a button. `data-t` marks labels in bold.
 *
 * @param source - a valid code block in the language `screen`
 * @returns the HTML of the window, and its text alternative
 */
export function renderScreen({code, meta}: DiagramSource): ScreenProps {
  const {alt, title} = parseDiagramMeta(meta, 'screen').meta;
  const {parts} = parseScreen(code);
  const menu = parts.find(({kind}) => kind === 'menu');
  const main = renderShape(
    'stack',
    parts
      .filter((part) => part !== menu)
      .map(renderNode)
      .join(''),
  );
  const body = menu ? renderShape('body', `${renderNode(menu)}${main}`) : main;
  const breadcrumb = title === undefined ? '' : renderShape('line bar', renderList(title, 'span', '>'));
  return {html: renderShape('frame window', `${breadcrumb}${body}`), alt};
}

/** Values of `data-s` for each kind of box. */
const BOX_CLASSES = {group: 'frame stack', card: 'frame stack narrow', dialog: 'frame stack narrow dialog'};

function renderNode({kind, text, parts}: ScreenNode): string {
  switch (kind) {
    case 'menu':
      return renderShape('line menu', renderList(text, 'span'));
    case 'heading':
      return renderElement('b', text);
    case 'text':
      return renderElement('small', text);
    case 'buttons':
      return renderShape('line', renderList(text, 'u'));
    case 'row': {
      const [first = '', ...cells] = split(text, '|');
      const [, state, label = first] = /^\(([ x])\)\s*(.+)$/.exec(first) ?? [];
      const start = `${state === undefined ? '' : renderSwitch(state, ' data-one')}${renderElement('span', stripBoldMarks(label))}`;
      return renderShape('line row', `${start}${cells.map(renderCell).join('')}`, hasBoldMarks(label));
    }
    case 'field':
    case 'choice': {
      const [label = '', value = ''] = split(text, '=');
      const box = `<i${kind === 'choice' ? ' data-choice' : ''}>${escapeHtml(value)}</i>`;
      return renderShape('field', `${escapeHtml(stripBoldMarks(label))}${box}`, hasBoldMarks(label));
    }
    case 'switch': {
      const [label = '', state = ''] = split(text, '=');
      return renderShape(
        'line row',
        `${renderElement('span', stripBoldMarks(label))}${renderSwitch(state)}`,
        hasBoldMarks(label),
      );
    }
    default:
      return renderShape(
        BOX_CLASSES[kind],
        `${renderElement('b', stripBoldMarks(text))}${parts.map(renderNode).join('')}`,
        hasBoldMarks(text),
      );
  }
}

/** Renders a cell of a row: a button in brackets, a switch, or text. */
function renderCell(text: string): string {
  const [, button] = /^\[(.+)\]$/.exec(text) ?? [];
  if (button !== undefined) return renderElement('u', button);
  return text === '(on)' || text === '(off)' ? renderSwitch(text.slice(1, -1)) : renderElement('small', text);
}

const renderSwitch = (state: string, attributes = ''): string =>
  `<s${attributes}${state === 'on' || state === 'x' ? ' data-on' : ''}></s>`;

const hasBoldMarks = (text: string): boolean => text.includes('**');
const stripBoldMarks = (text: string): string => text.replaceAll('**', '');

const split = (text: string, sign: string): string[] => text.split(sign).map((each) => each.trim());

const renderList = (text: string, name: string, sign = ','): string =>
  split(text, sign)
    .map((label) => renderElement(name, label))
    .join('');

function renderElement(name: string, text: string): string {
  return `<${name}${hasBoldMarks(text) ? ' data-t' : ''}>${escapeHtml(stripBoldMarks(text))}</${name}>`;
}

function renderShape(name: string, html: string, target = false): string {
  return `<div data-s="${name}"${target ? ' data-t' : ''}>${html}</div>`;
}
