import {createHash} from 'node:crypto';
import {readFlowchart, type Graph} from './graph/flowchart';
import {readStates} from './graph/states';
import {drawGraph} from './graph/draw';
import {drawSequence} from './sequence/draw';
import {flat} from './sequence/lanes';
import {parseSequence, type Section, type Item, type Sequence} from './sequence/parse';
import {escapeHtml} from './text';
import {linesOf, type DiagramMistake, type DiagramSource, type Drawing} from './types';
import {readWords} from './words';

export {leaveDrawings, takeOverDrawings} from './graph/drawn';

/** What the `Diagram` component shows. */
export interface Diagram {
  /** The whole `svg` element. */
  svg: string;
  title?: string;
}

type Parsed =
  | {kind: 'sequence'; sequence: Sequence; mistakes: DiagramMistake[]}
  | {kind: 'graph'; graph: Graph; mistakes: DiagramMistake[]}
  | {kind: 'none'; mistakes: DiagramMistake[]};

/**
 * @param source - a fence in the language mermaid
 * @returns everything that is wrong with its words and its text; empty if it can be drawn
 */
export async function diagramMistakes({code, meta}: DiagramSource): Promise<DiagramMistake[]> {
  const mistakes = readWords(meta).problems.map((message) => ({line: 0, message}));
  const parsed = parse(code);
  mistakes.push(...parsed.mistakes);
  if (mistakes.length > 0) return mistakes;
  try {
    await draw(parsed, '', () => false);
    return [];
  } catch (error) {
    return [
      {line: 1, message: `the diagram can't be drawn: ${error instanceof Error ? error.message : String(error)}`},
    ];
  }
}

/** How small a diagram may become beside the size that it was drawn in. */
const SMALLEST = 0.82;

/**
 * Draws a diagram as SVG. Its colors are design tokens (`packages/preset/src/css/tokens.css`), so that one drawing
 * serves both color modes; the same text gives the same bytes.
 *
 * @param source - a fence in the language mermaid without mistakes
 * @param options - `provider`: the brand's name, whose participant or node has the accent color;
 *   `number`: which diagram of the page this is
 * @returns the element, named by the words `alt` and `title`
 * @throws Error if the diagram has mistakes
 */
export async function renderDiagram(
  {code, meta}: DiagramSource,
  {provider, number}: {provider: string; number: number},
): Promise<Diagram> {
  const {words} = readWords(meta);
  const id = `diagram-${createHash('sha256').update(code).digest('hex').slice(0, 6)}-${number}`;
  const isProvider = (label: string): boolean => label === provider || label.startsWith(`${provider} `);
  const {body, width, height} = await draw(parse(code), id, isProvider);
  const svg =
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}">` +
    `<desc id="${id}">${escapeHtml(words.alt)}</desc>${body}</svg>` +
    // As small as its text can still be read: it keeps the column that both share from being narrower.
    `<svg width="${Math.round(SMALLEST * width)}" height="0" aria-hidden="true"></svg>`;
  return {svg, ...(words.title !== undefined && {title: words.title})};
}

/**
 * @param source - a fence in the language mermaid
 * @returns its words for people: caption, text alternative and labels in the order in which they stand,
 *   each on a line; what search may look through
 */
export function diagramText({code, meta}: DiagramSource): string {
  const {words} = readWords(meta);
  const parsed = parse(code);
  const labels =
    parsed.kind === 'sequence'
      ? [...parsed.sequence.participants.map(({label}) => label), ...textsOf(parsed.sequence.items)]
      : parsed.kind === 'graph'
        ? parsed.graph.labels
        : [];
  const texts = [words.title ?? '', words.alt, ...labels].map((text) => text.replace(/\s*<br\s*\/?>\s*/gi, ' ').trim());
  return [...new Set(texts.filter((text) => text !== ''))].join('\n');
}

function textsOf(items: readonly Item[]): string[] {
  const ofSection = ({text, items: inner}: Section): string[] => [text, ...textsOf(inner)];
  return items.flatMap((item) => (item.kind === 'block' ? item.sections.flatMap(ofSection) : [item.text]));
}

function parse(code: string): Parsed {
  const [first] = linesOf(code);
  if (first?.text === 'sequenceDiagram') return {kind: 'sequence', ...parseSequence(code)};
  if (/^(?:flowchart|graph)\b/i.test(first?.text ?? '')) return ofGraph(readFlowchart(code));
  if (first?.text === 'stateDiagram-v2') return ofGraph(readStates(code));
  const found = first === undefined ? 'the diagram is empty' : `"${first.text}" isn't a supported diagram type`;
  const message = `${found}: write sequenceDiagram, flowchart LR, flowchart TD, or stateDiagram-v2 on its first line`;
  return {kind: 'none', mistakes: [{line: first?.number ?? 0, message}]};
}

function ofGraph(graph: Graph): Parsed {
  return {kind: 'graph', graph, mistakes: graph.mistakes};
}

async function draw(parsed: Parsed, id: string, isProvider: (label: string) => boolean): Promise<Drawing> {
  if (parsed.kind === 'none' || parsed.mistakes.length > 0) throw new Error(parsed.mistakes[0]?.message);
  if (parsed.kind === 'graph') return drawGraph(parsed.graph.code, id, isProvider);
  if (flat(parsed.sequence.items).length === 0) throw new Error('It has no messages.');
  return drawSequence(parsed.sequence, isProvider);
}
