import {createRequire} from 'node:module';
import {roundCoordinate} from '../text';
import type {RenderedDiagram} from '../types';

const loadLibrary = createRequire(__filename)('./library.cjs') as () => Promise<typeof import('beautiful-mermaid')>;

/** SVG by Mermaid source. The check renders each diagram, and the page reuses it. */
const svgByCode = new Map<string, string>();

/** Scale of the library's SVG, whose text is too small for our pages. */
const SCALE = 1.12;

/** CSS variables of our colors, by the variables of the library that they replace. */
const COLORS: Record<string, string> = {
  '--bg': '--site-page',
  '--fg': '--site-heading',
  '--_text': '--site-heading',
  '--_text-sec': '--site-text',
  '--_text-muted': '--site-text',
  '--_text-faint': '--site-text-muted',
  '--_line': '--site-text-muted',
  '--_arrow': '--site-text-muted',
  '--_node-fill': '--site-surface',
  '--_node-stroke': '--site-border-strong',
  '--_group-fill': '--site-page',
  '--_group-hdr': '--site-surface',
  '--_inner-stroke': '--site-page',
};

/**
 * Renders a flowchart or a state diagram with beautiful-mermaid, in our colors.
 *
 * @param code - valid Mermaid source
 * @param id - prefix for the IDs of arrowheads, which must be unique on a page
 * @param isProvider - checks whether a label is the provider's, whose node has the accent color
 * @returns the rendered diagram
 * @throws Error if the library can't render it
 */
export async function renderGraph(
  code: string,
  id: string,
  isProvider: (label: string) => boolean,
): Promise<RenderedDiagram> {
  const {renderMermaidSVG} = await loadLibrary();
  const svg = svgByCode.get(code) ?? renderMermaidSVG(code, {padding: 4, nodeSpacing: 34, layerSpacing: 36});
  svgByCode.set(code, svg);
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const inner = svg
    .replace(/^[\s\S]*?<\/style>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<g class="node"[^>]*data-label="([^"]*)"[\s\S]*?<\/g>/g, (node, label: string) =>
      isProvider(label) ? applyAccent(node) : node,
    )
    .replace(/ (?:class|data-[\w-]+)="[^"]*"/g, '')
    .replace(/ rx="0" ry="0"/g, ' rx="8"')
    .replace(
      /<polyline points="([^"]+)" fill="none"/g,
      (_, points: string) => `<path d="${roundCorners(points)}" fill="none"`,
    )
    .replace(/(id="|url\(#)/g, `$1${id}-`)
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => `var(${COLORS[name] ?? name})`)
    .replace(/-?\d+\.\d{2,}/g, (number) => String(roundCoordinate(Number(number))))
    .replace(/>\s+</g, '><')
    .trim();
  return {
    body: `<g transform="scale(${SCALE})">${inner}</g>`,
    width: Math.ceil(Number(width) * SCALE),
    height: Math.ceil(Number(height) * SCALE),
  };
}

function applyAccent(node: string): string {
  return node
    .replaceAll('var(--_node-fill)', 'var(--site-accent-soft)')
    .replaceAll('var(--_node-stroke)', 'var(--site-accent)');
}

/** Returns the data of an SVG path with rounded corners through points in the form `x,y x,y`. */
function roundCorners(points: string): string {
  const all = points.split(' ').map((point) => point.split(',').map(Number) as [number, number]);
  return all
    .map(([x, y], index) => {
      const [before, after] = [all[index - 1], all[index + 1]];
      if (!before || !after) return `${index === 0 ? 'M' : 'L'}${roundCoordinate(x)} ${roundCoordinate(y)}`;
      const [a, b] = [moveToward([x, y], before), moveToward([x, y], after)];
      return `L${a.join(' ')}Q${roundCoordinate(x)} ${roundCoordinate(y)} ${b.join(' ')}`;
    })
    .join('');
}

/** Returns the point 7 pixels from the first point toward the second, but at most halfway. */
function moveToward([x, y]: [number, number], [toX, toY]: [number, number]): [number, number] {
  const distance = Math.hypot(toX - x, toY - y);
  const ratio = distance === 0 ? 0 : Math.min(7, distance / 2) / distance;
  return [roundCoordinate(x + (toX - x) * ratio), roundCoordinate(y + (toY - y) * ratio)];
}
