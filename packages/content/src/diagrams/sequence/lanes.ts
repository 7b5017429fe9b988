import {getMaxWidth, wrapText} from '../text';
import type {Item, Participant, Sequence} from './parse';

/** Sizes in a sequence diagram, in pixels. */
export const SIZES = {
  name: 14,
  label: 13,
  leading: 17,
  /** Candidates for the maximum width of label lines. The first one with which the diagram fits `room` is used. */
  labelWidths: [300, 260, 220, 176],
  /** Width at which a diagram has its full size next to the table of contents, on a screen of 1440 px. */
  room: 720,
  nameWidth: 132,
  /** Horizontal extent of the arrow of a self-message. */
  loop: 26,
  margin: 14,
} as const;

/** A participant, with the geometry of its box. */
export interface Lane extends Participant {
  /** Horizontal center of the box in pixels. */
  x: number;
  width: number;
  lines: string[];
}

/** Positions of the participants, and the maximum width of label lines. */
interface Layout {
  lanes: Lane[];
  labelWidth: number;
}

/**
 * Computes the positions of the participants. Chooses the widest label lines with which the diagram fits its page.
 *
 * @param sequence - a diagram
 * @returns the participants from left to right, the first one centered at 0, and the maximum width of label lines
 */
export function computeLayout(sequence: Sequence): Layout {
  const layouts = SIZES.labelWidths.map((labelWidth) => ({lanes: createLanes(sequence, labelWidth), labelWidth}));
  const fitting = layouts.find(({lanes}) => getWidth(lanes) <= SIZES.room) ?? layouts.at(-1);
  if (!fitting) throw new Error('SIZE.labelWidths is empty.');
  return fitting;
}

function getWidth(lanes: readonly Lane[]): number {
  return Math.max(0, ...lanes.map(({x, width}) => x + width / 2)) + (lanes[0]?.width ?? 0) / 2;
}

function createLanes({participants, items}: Sequence, labelWidth: number): Lane[] {
  const lanes = participants.map((participant) => {
    const lines = wrapText(participant.label, SIZES.nameWidth, SIZES.name);
    return {...participant, lines, x: 0, width: Math.max(84, getMaxWidth(lines, SIZES.name) + 30)};
  });
  const indexes = new Map(participants.map(({id}, index) => [id, index]));
  const gaps = lanes.slice(1).map((lane, index) => ((lanes[index]?.width ?? 0) + lane.width) / 2 + 22);
  const widen = (index: number, width: number): void => {
    const gap = gaps[index];
    if (gap !== undefined) gaps[index] = Math.max(gap, width);
  };
  const longMessages: [number, number, number][] = [];
  for (const item of flattenItems(items)) {
    if (item.kind === 'note') {
      const [first = 0, last = first] = item.ids.map((id) => indexes.get(id) ?? 0);
      const width = getMaxWidth(wrapText(item.text, labelWidth, SIZES.label), SIZES.label) + 2 * SIZES.margin;
      if (item.position === 'right of') widen(first, width + 20);
      else if (item.position === 'left of') widen(first - 1, width + 20);
      else if (first === last) [first - 1, first].forEach((gap) => widen(gap, width / 2 + 14));
      continue;
    }
    const [from, to] = [indexes.get(item.from) ?? 0, indexes.get(item.to) ?? 0].sort((a, b) => a - b) as [
      number,
      number,
    ];
    const width = getMaxWidth(wrapText(item.text, labelWidth, SIZES.label), SIZES.label);
    if (from === to) widen(from, SIZES.loop + width + 20);
    else if (to === from + 1) widen(from, width + 26);
    else longMessages.push([from, to, width + 26]);
  }
  for (const [from, to, width] of longMessages) {
    const missing = width - gaps.slice(from, to).reduce((sum, gap) => sum + gap, 0);
    if (missing > 0) widen(to - 1, (gaps[to - 1] ?? 0) + missing);
  }
  lanes.forEach((lane, index) => (lane.x = (lanes[index - 1]?.x ?? 0) + (gaps[index - 1] ?? 0)));
  return lanes;
}

/** Returns all messages and notes in order, including those in blocks. */
export function flattenItems(items: readonly Item[]): Exclude<Item, {kind: 'block'}>[] {
  return items.flatMap((item) =>
    item.kind === 'block' ? item.sections.flatMap((each) => flattenItems(each.items)) : [item],
  );
}
