/** Where everything stands on a card. It is laid out for a width of 300 pixels, too: nothing is small. */
import {CARD_SIZE} from '../addresses';
import type {Card, Look} from '../card';
import {colorsOf, cssOf, mix} from './colors';
import {CODE, TEXT} from './fonts';

/** An element as the layout engine takes it. */
export interface Box {
  type: string;
  props: Record<string, unknown>;
}

type Style = Readonly<Record<string, string | number>>;

const box = (style: Style, ...children: (Box | string)[]): Box => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children: children.length === 1 ? children[0] : children},
});

const MARGIN = 72;

/** Diameters of the rings in a corner, away from all text. */
const RINGS = [480, 336, 192];

/** Where the text stands that each card has for itself. */
export const TEXT_PLACE = {x: MARGIN, y: 292, width: CARD_SIZE.width - 2 * MARGIN} as const;

/** The texts of a card are drawn each in a color that one channel is enough to know by; {@link INKS} says what it becomes. */
export const INKS = ['text', 'accent', 'muted'] as const;
const [TITLE_INK, NAME_INK, CODE_INK] = ['#f00', '#0f0', '#00f'];

/**
 * @param look - see {@link Look}
 * @param area - the part of the site
 * @returns what all cards of an area share
 */
export function frame({site, logo, accent}: Look, area: string | undefined): Box {
  const colors = colorsOf(accent);
  const picture = (size: number, style: Style): Box[] =>
    logo === undefined ? [] : [{type: 'img', props: {src: logo, width: size, height: size, style}}];
  const faint = cssOf(mix(colors.ink, colors.accent, 0.1));
  return box(
    {
      ...{...CARD_SIZE, position: 'relative', flexDirection: 'column', overflow: 'hidden'},
      ...{backgroundColor: cssOf(colors.ink), fontFamily: TEXT},
    },
    ...RINGS.map((size) =>
      box({
        ...{position: 'absolute', right: -size / 2, top: -size / 2, width: size, height: size},
        ...{borderRadius: '50%', border: `24px solid ${faint}`},
      }),
    ),
    box(
      {position: 'absolute', left: MARGIN, top: 64, height: 72, alignItems: 'center', gap: 22},
      ...picture(72, {}),
      box({color: cssOf(colors.text), fontSize: 42}, site),
    ),
    box(
      {position: 'absolute', left: MARGIN, top: 222, color: cssOf(colors.accent), fontSize: 36},
      ...(area === undefined ? [] : [area]),
    ),
    box({
      ...{position: 'absolute', left: 0, bottom: 0, width: CARD_SIZE.width, height: 12},
      backgroundColor: cssOf(colors.accent),
    }),
  );
}

/**
 * @param card - see {@link Card}
 * @returns the texts that it has for itself
 */
export function texts({title, code = []}: Card): Box {
  const [name = '', ...rest] = code;
  const lines = code.length > 0 ? 2 : 3;
  return box(
    {width: TEXT_PLACE.width, flexDirection: 'column', gap: 26, fontFamily: TEXT},
    box(
      {
        ...{display: 'block', color: TITLE_INK!, fontSize: sizeOf(title, lines), lineHeight: 1.12},
        ...{letterSpacing: '-0.02em', wordBreak: 'break-word', lineClamp: lines},
      },
      title,
    ),
    ...(code.length === 0
      ? []
      : [
          box(
            {fontFamily: CODE, fontSize: 36, gap: 20, lineHeight: 1.3},
            ...(name === '' ? [] : [box({color: NAME_INK!, flexShrink: 0}, name)]),
            ...rest.map((text) =>
              box(
                {display: 'block', flexGrow: 1, flexBasis: 0, color: CODE_INK!, wordBreak: 'break-all', lineClamp: 1},
                text,
              ),
            ),
          ),
        ]),
  );
}

/** Letters of the font have about this width, in parts of their size. */
const LETTER = 0.54;

/** The largest size in which the title fits. */
function sizeOf(title: string, lines: number): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const fits = (size: number): boolean =>
    longest * size * LETTER <= TEXT_PLACE.width && title.length * size * LETTER <= TEXT_PLACE.width * (lines - 0.4);
  return [88, 80, 72].find(fits) ?? 64;
}
