import {createHash} from 'node:crypto';
import {escapeHtml} from '@paydocs/core/html';
import {parseFlowchart, type Graph} from './graph/flowchart';
import {parseStateDiagram} from './graph/states';
import {renderGraph} from './graph/render';
import {renderSequence} from './sequence/render';
import {flattenItems} from './sequence/lanes';
import {parseSequence, type Section, type Item, type Sequence} from './sequence/parse';
import {parseSourceLines, type BlockDiagnostic, type DiagramSource, type RenderedDiagram} from './types';
import {parseDiagramMeta} from './meta';

/** Props of the `Diagram` component. */
export interface Diagram {
  /** HTML of two `svg` elements: the diagram, and an empty one that sets its minimum width. */
  svg: string;
  title?: string;
  /** Mermaid code, for programs that read the page. */
  source: string;
}

type ParsedDiagram =
  | {kind: 'sequence'; sequence: Sequence; diagnostics: BlockDiagnostic[]}
  | {kind: 'graph'; graph: Graph; diagnostics: BlockDiagnostic[]}
  | {kind: 'none'; diagnostics: BlockDiagnostic[]};

/**
 * Checks that a diagram can be rendered.
 *
 * @param source - a code block in the language `mermaid`
 * @returns diagnostics of its metadata and its code
 */
export async function checkDiagram({code, meta}: DiagramSource): Promise<BlockDiagnostic[]> {
  const diagnostics = parseDiagramMeta(meta).messages.map((message) => ({line: 0, message}));
  const parsed = parseDiagram(code);
  diagnostics.push(...parsed.diagnostics);
  if (diagnostics.length > 0) return diagnostics;
  try {
    await renderParsedDiagram(parsed, '', () => false);
    return [];
  } catch (error) {
    return [
      {line: 1, message: `the diagram can't be drawn: ${error instanceof Error ? error.message : String(error)}`},
    ];
  }
}

/** Minimum scale of a diagram on a page, relative to its full size. */
const MIN_SCALE = 0.82;

/**
 * Renders a diagram as SVG. Its colors are design tokens (`packages/theme/src/css/tokens.css`), so that it works in
 * both color modes. The output is deterministic.
 *
 * @param source - a valid code block in the language `mermaid`
 * @param options - `provider`: name of the brand, whose participant or node has the accent color;
 *   `number`: number of the diagram on the page, starting at 1
 * @returns the SVG with the text alternative as its description, the title, and the source
 * @throws Error if the diagram is invalid
 */
export async function renderDiagram(
  {code, meta}: DiagramSource,
  {provider, number}: {provider: string; number: number},
): Promise<Diagram> {
  const {meta: diagramMeta} = parseDiagramMeta(meta);
  const id = `diagram-${createHash('sha256').update(code).digest('hex').slice(0, 6)}-${number}`;
  const isProvider = (label: string): boolean => label === provider || label.startsWith(`${provider} `);
  const {body, width, height} = await renderParsedDiagram(parseDiagram(code), id, isProvider);
  const svg =
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}">` +
    `<desc id="${id}">${escapeHtml(diagramMeta.alt)}</desc>${body}</svg>` +
    // Keeps the column from getting narrower than the width at which the diagram's text is still legible.
    `<svg width="${Math.round(MIN_SCALE * width)}" height="0" aria-hidden="true"></svg>`;
  return {svg, source: code, ...(diagramMeta.title !== undefined && {title: diagramMeta.title})};
}

/**
 * Returns the text of a diagram for search: the title, the text alternative, and the labels, one per line and without
 * duplicates.
 *
 * @param source - a code block in the language `mermaid`
 */
export function getDiagramText({code, meta}: DiagramSource): string {
  const {meta: diagramMeta} = parseDiagramMeta(meta);
  const parsed = parseDiagram(code);
  const labels =
    parsed.kind === 'sequence'
      ? [...parsed.sequence.participants.map(({label}) => label), ...collectTexts(parsed.sequence.items)]
      : parsed.kind === 'graph'
        ? parsed.graph.labels
        : [];
  const texts = [diagramMeta.title ?? '', diagramMeta.alt, ...labels].map((text) =>
    text.replace(/\s*<br\s*\/?>\s*/gi, ' ').trim(),
  );
  return [...new Set(texts.filter((text) => text !== ''))].join('\n');
}

function collectTexts(items: readonly Item[]): string[] {
  const collectSectionTexts = ({text, items: inner}: Section): string[] => [text, ...collectTexts(inner)];
  return items.flatMap((item) => (item.kind === 'block' ? item.sections.flatMap(collectSectionTexts) : [item.text]));
}

function parseDiagram(code: string): ParsedDiagram {
  const [first] = parseSourceLines(code);
  if (first?.text === 'sequenceDiagram') return {kind: 'sequence', ...parseSequence(code)};
  if (/^(?:flowchart|graph)\b/i.test(first?.text ?? '')) return toParsedGraph(parseFlowchart(code));
  if (first?.text === 'stateDiagram-v2') return toParsedGraph(parseStateDiagram(code));
  const found = first === undefined ? 'the diagram is empty' : `"${first.text}" isn't a supported diagram type`;
  const message = `${found}: write sequenceDiagram, flowchart LR, flowchart TD, or stateDiagram-v2 on its first line`;
  return {kind: 'none', diagnostics: [{line: first?.number ?? 0, message}]};
}

function toParsedGraph(graph: Graph): ParsedDiagram {
  return {kind: 'graph', graph, diagnostics: graph.diagnostics};
}

async function renderParsedDiagram(
  parsed: ParsedDiagram,
  id: string,
  isProvider: (label: string) => boolean,
): Promise<RenderedDiagram> {
  if (parsed.kind === 'none' || parsed.diagnostics.length > 0) throw new Error(parsed.diagnostics[0]?.message);
  if (parsed.kind === 'graph') return renderGraph(parsed.graph.code, id, isProvider);
  if (flattenItems(parsed.sequence.items).length === 0) throw new Error('it has no messages');
  return renderSequence(parsed.sequence, isProvider);
}
