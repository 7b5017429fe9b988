import {escapeHtml} from '@paydocs/core/html';
import {roundCoordinate, renderText, getTextWidth, getMaxWidth, wrapText} from '../text';
import type {RenderedDiagram} from '../types';
import {flattenItems, computeLayout, SIZES, type Lane} from './lanes';
import type {Block, Item, Message, Note, Sequence} from './parse';

/** Left and right edges of an element, in pixels. */
type Extent = [number, number];

/** Labels of the sections of a block, by keyword. */
const SECTION_LABELS: Record<string, string> = {
  alt: 'If',
  else: 'Else',
  opt: 'If',
  loop: 'Repeat',
  par: 'In parallel',
  and: 'And',
  critical: 'Critical',
  option: 'Or',
  break: 'Stop if',
};
const HALO = ' stroke="var(--site-page)" stroke-width="4" paint-order="stroke" stroke-linejoin="round"';
const NAME_LEADING = 18;

/**
 * Maximum height of a diagram with names only at the top. A taller one may not fit the screen, so it repeats them
 * below.
 */
const MAX_HEIGHT = 640;

/**
 * Renders a sequence diagram. Its colors are design tokens, so that it works in both color modes.
 *
 * @param sequence - a valid diagram
 * @param isProvider - checks whether a label is the provider's, whose lifeline has the accent color
 * @returns the rendered diagram
 */
export function renderSequence(sequence: Sequence, isProvider: (label: string) => boolean): RenderedDiagram {
  return new SequenceRenderer(sequence, isProvider).render();
}

class SequenceRenderer {
  private readonly lanes: Lane[];
  private readonly labelWidth: number;
  private readonly frames: string[] = [];
  private readonly arrows: string[] = [];
  private readonly labels: string[] = [];
  private y = 0;
  private messageCount = 0;

  constructor(
    private readonly sequence: Sequence,
    private readonly isProvider: (label: string) => boolean,
  ) {
    ({lanes: this.lanes, labelWidth: this.labelWidth} = computeLayout(sequence));
  }

  render(): RenderedDiagram {
    const {lanes} = this;
    const top = Math.max(...lanes.map(({lines}) => lines.length)) * NAME_LEADING + 22;
    this.y = top + 6;
    const body = this.renderItems(this.sequence.items);
    const bottom = this.y + 20;
    const repeatsNames = bottom > MAX_HEIGHT;
    const height = repeatsNames ? bottom + top : bottom;
    const boxes = lanes.map(({x, width}): Extent => [x - width / 2, x + width / 2]);
    const [left, right] = mergeExtents([body, ...boxes]);
    const parts = [
      ...lanes.map((lane) => this.renderLifeline(lane, top, bottom)),
      ...this.frames,
      ...this.arrows,
      ...lanes.map((lane) => this.renderBox(lane, 0, top)),
      ...(repeatsNames ? lanes.map((lane) => this.renderBox(lane, bottom, top)) : []),
      `<g fill="var(--site-text)" font-size="${SIZES.label}">${this.labels.join('')}</g>`,
    ];
    return {
      body: `<g transform="translate(${roundCoordinate(2 - left)} 2)">${parts.join('')}</g>`,
      width: Math.ceil(right - left + 4),
      height: Math.ceil(height + 4),
    };
  }

  private renderItems(items: readonly Item[]): Extent {
    return mergeExtents(
      items.map((item) => {
        if (item.kind === 'message')
          return item.from === item.to ? this.renderSelfMessage(item) : this.renderMessage(item);
        return item.kind === 'note' ? this.renderNote(item) : this.renderBlock(item);
      }),
    );
  }

  private renderMessage(message: Message): Extent {
    const [from, to] = [this.findLane(message.from).x, this.findLane(message.to).x];
    const lines = wrapText(
      this.nextMessageText(message),
      Math.max(this.labelWidth, Math.abs(to - from) - 26),
      SIZES.label,
    );
    const middle = (from + to) / 2;
    this.labels.push(renderText(lines, middle, this.y + 16, SIZES.leading, ` text-anchor="middle"${HALO}`));
    this.y += lines.length * SIZES.leading + 7;
    this.renderArrow(message, `M${roundCoordinate(from)} ${this.y}H${roundCoordinate(to)}`, to, to > from ? 1 : -1);
    this.y += 6;
    const half = getMaxWidth(lines, SIZES.label) / 2;
    return mergeExtents([
      [middle - half, middle + half],
      [Math.min(from, to), Math.max(from, to)],
    ]);
  }

  private renderSelfMessage(message: Message): Extent {
    const {x} = this.findLane(message.from);
    const lines = wrapText(this.nextMessageText(message), this.labelWidth, SIZES.label);
    const height = Math.max(24, lines.length * SIZES.leading);
    this.y += 8;
    const first = this.y + (height - lines.length * SIZES.leading) / 2 + 13;
    this.labels.push(renderText(lines, x + SIZES.loop + 8, first, SIZES.leading, HALO));
    const path = `M${roundCoordinate(x)} ${this.y}h${SIZES.loop - 8}q8 0 8 8v${height - 16}q0 8 -8 8H${roundCoordinate(x)}`;
    this.y += height;
    this.renderArrow(message, path, x, -1);
    this.y += 6;
    return [x, x + SIZES.loop + 8 + getMaxWidth(lines, SIZES.label)];
  }

  private renderArrow({isDashed, head}: Message, path: string, x: number, to: 1 | -1): void {
    const stroke = 'fill="none" stroke="var(--site-text-muted)" stroke-width="1.5"';
    this.arrows.push(`<path d="${path}" ${stroke}${isDashed ? ' stroke-dasharray="5 4"' : ''}/>`);
    const [tip, back] = [roundCoordinate(x - to), roundCoordinate(x - to * 9)];
    const {y} = this;
    if (head === 'filled')
      this.arrows.push(`<path d="M${tip} ${y}L${back} ${y - 4.5}V${y + 4.5}Z" fill="var(--site-text-muted)"/>`);
    else if (head === 'open') this.arrows.push(`<path d="M${back} ${y - 5}L${tip} ${y}L${back} ${y + 5}" ${stroke}/>`);
    else this.arrows.push(`<path d="M${back} ${y - 5}l10 10m0 -10l-10 10" ${stroke}/>`);
  }

  private renderNote({position, ids, text}: Note): Extent {
    const xs = ids.map((id) => this.findLane(id).x);
    const [first, last] = [Math.min(...xs), Math.max(...xs)];
    const lines = wrapText(text, Math.max(this.labelWidth, last - first + 30), SIZES.label);
    const width = Math.max(getMaxWidth(lines, SIZES.label) + 2 * SIZES.margin, last - first + 40);
    const textBoxWidth = getMaxWidth(lines, SIZES.label) + 2 * SIZES.margin;
    const middle = {
      over: (first + last) / 2,
      'left of': first - textBoxWidth / 2 - 10,
      'right of': last + textBoxWidth / 2 + 10,
    }[position];
    const boxWidth = position === 'over' && first !== last ? width : textBoxWidth;
    const height = lines.length * SIZES.leading + 14;
    this.y += 8;
    const [x, y] = [roundCoordinate(middle - boxWidth / 2), this.y];
    this.frames.push(
      `<rect x="${x}" y="${y}" width="${roundCoordinate(boxWidth)}" height="${height}" rx="6" fill="var(--site-warning-soft)"/>`,
    );
    this.labels.push(renderText(lines, middle, y + 19, SIZES.leading, ' text-anchor="middle"'));
    this.y += height + 6;
    return [middle - boxWidth / 2, middle + boxWidth / 2];
  }

  private renderBlock({sections}: Block): Extent {
    this.y += 8;
    const top = this.y;
    // The content of the block determines the width of its headings, so render them last.
    const headings: {y: number; lines: string[]; word: string}[] = [];
    const maxWidth = Math.max(220, this.getSpan(sections.flatMap(({items}) => flattenItems(items))) + 20);
    const extents = sections.map(({keyword, text, items}, index): Extent => {
      const label = SECTION_LABELS[keyword] ?? keyword;
      const indent = getTextWidth(label, SIZES.label) + 34;
      const lines = text === '' ? [] : wrapText(formatCondition(text), maxWidth - indent, SIZES.label);
      if (index > 0) this.y += 6;
      headings.push({y: this.y, lines, word: label});
      this.y += Math.max(1, lines.length) * SIZES.leading + 10;
      const [left, right] = this.renderItems(items);
      const end = indent + getMaxWidth(lines, SIZES.label) + SIZES.margin;
      return [left, Math.max(right, left - SIZES.margin + end)];
    });
    this.y += 7;
    const [left, right] = mergeExtents(extents).map((x, index) =>
      index === 0 ? x - SIZES.margin : x + SIZES.margin,
    ) as Extent;
    const frame = 'fill="none" stroke="var(--site-border-strong)"';
    this.frames.push(
      `<rect x="${roundCoordinate(left)}" y="${top}" width="${roundCoordinate(right - left)}" height="${roundCoordinate(this.y - top)}" rx="8" ${frame}/>`,
    );
    headings.forEach(({y, lines, word}, index) => this.renderHeading(left, right, y, lines, word, index > 0));
    this.y += 6;
    return [left, right];
  }

  private renderHeading(left: number, right: number, y: number, lines: string[], word: string, isNext: boolean): void {
    if (isNext)
      this.frames.push(
        `<path d="M${roundCoordinate(left)} ${y}H${roundCoordinate(right)}" stroke="var(--site-border-strong)" stroke-dasharray="3 4"/>`,
      );
    const width = getTextWidth(word, SIZES.label) + 14;
    this.frames.push(
      `<rect x="${roundCoordinate(left + 7)}" y="${y + 6}" width="${width}" height="20" rx="5" fill="var(--site-surface)"/>`,
    );
    this.labels.push(
      `<text x="${roundCoordinate(left + 7 + width / 2)}" y="${y + 20.5}" text-anchor="middle" font-weight="600">${escapeHtml(word)}</text>`,
    );
    if (lines.length > 0) this.labels.push(renderText(lines, left + width + 16, y + 20.5, SIZES.leading, HALO));
  }

  private renderLifeline({x, label}: Lane, top: number, bottom: number): string {
    const color = this.isProvider(label) ? 'var(--site-accent)' : 'var(--site-border-strong)';
    return `<path d="M${roundCoordinate(x)} ${top}V${bottom}" stroke="${color}" stroke-dasharray="2 4"/>`;
  }

  private renderBox({x, width, lines, label, isActor}: Lane, y: number, height: number): string {
    const [fill, stroke] = this.isProvider(label)
      ? ['var(--site-accent-soft)', 'var(--site-accent)']
      : ['var(--site-surface)', 'var(--site-border-strong)'];
    const first = y + (height - lines.length * NAME_LEADING) / 2 + 14;
    return (
      `<rect x="${roundCoordinate(x - width / 2)}" y="${y}" width="${width}" height="${height}" rx="${isActor ? height / 2 : 8}" fill="${fill}" stroke="${stroke}"/>` +
      renderText(
        lines,
        x,
        first,
        NAME_LEADING,
        ` text-anchor="middle" font-size="${SIZES.name}" font-weight="600" fill="var(--site-heading)"`,
      )
    );
  }

  /** Returns the distance in pixels between the leftmost and rightmost lifelines of messages and notes. */
  private getSpan(steps: ReturnType<typeof flattenItems>): number {
    const xs = steps
      .flatMap((step) => (step.kind === 'note' ? step.ids : [step.from, step.to]))
      .map((id) => this.findLane(id).x);
    return xs.length === 0 ? 0 : Math.max(...xs) - Math.min(...xs);
  }

  private nextMessageText({text}: Message): string {
    this.messageCount += 1;
    return this.sequence.isNumbered ? `${this.messageCount}. ${text}` : text;
  }

  private findLane(id: string): Lane {
    const lane = this.lanes.find((each) => each.id === id);
    if (!lane) throw new Error(`There's no participant "${id}".`);
    return lane;
  }
}

function mergeExtents(extents: readonly Extent[]): Extent {
  if (extents.length === 0) return [0, 0];
  return [Math.min(...extents.map(([left]) => left)), Math.max(...extents.map(([, right]) => right))];
}

/** Returns a condition in a form that continues a label such as "If": without "if" and with a lowercase article. */
function formatCondition(text: string): string {
  return text
    .replace(/^if\s+(?=\S)/i, '')
    .replace(/^(?:The|An?|It|You|Your|Every|Each|No)(?=\s)/, (word) => word.toLowerCase());
}
