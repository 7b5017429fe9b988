/** Lays out cards. All elements are large, because previews can be as narrow as 300 pixels. */
import {CARD_SIZE} from '../urls';
import type {Card, CardStyle} from '../card';
import {getCardColors, toCssColor, mixColors} from './colors';
import {CODE_FONT, TEXT_FONT} from './fonts';

/** An element for the layout engine. */
export interface Box {
  type: string;
  props: Record<string, unknown>;
}

type Style = Readonly<Record<string, string | number>>;

const createBox = (style: Style, ...children: (Box | string)[]): Box => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children: children.length === 1 ? children[0] : children},
});

const MARGIN = 72;

/** Diameters, in pixels, of the decorative rings in the top right corner. */
const RING_DIAMETERS = [480, 336, 192];

/** Position and width, in pixels, of the area for a card's texts. */
export const TEXT_AREA = {x: MARGIN, y: 292, width: CARD_SIZE.width - 2 * MARGIN} as const;

/**
 * Names of the inks of texts, in the order of color channels. Each text is rendered in one channel, and colored later.
 */
export const INKS = ['text', 'accent', 'muted'] as const;
const [TITLE_INK, NAME_INK, CODE_INK] = ['#f00', '#0f0', '#00f'];

/**
 * Creates the elements that all cards of an area share.
 *
 * @param look - see {@link CardStyle}
 * @param area - title of the area, if the card has one
 */
export function createFrameBox({site, logo, accent}: CardStyle, area: string | undefined): Box {
  const colors = getCardColors(accent);
  const createImage = (size: number, style: Style): Box[] =>
    logo === undefined ? [] : [{type: 'img', props: {src: logo, width: size, height: size, style}}];
  const ringColor = toCssColor(mixColors(colors.ink, colors.accent, 0.1));
  return createBox(
    {
      ...{...CARD_SIZE, position: 'relative', flexDirection: 'column', overflow: 'hidden'},
      ...{backgroundColor: toCssColor(colors.ink), fontFamily: TEXT_FONT},
    },
    ...RING_DIAMETERS.map((size) =>
      createBox({
        ...{position: 'absolute', right: -size / 2, top: -size / 2, width: size, height: size},
        ...{borderRadius: '50%', border: `24px solid ${ringColor}`},
      }),
    ),
    createBox(
      {position: 'absolute', left: MARGIN, top: 64, height: 72, alignItems: 'center', gap: 22},
      ...createImage(72, {}),
      createBox({color: toCssColor(colors.text), fontSize: 42}, site),
    ),
    createBox(
      {position: 'absolute', left: MARGIN, top: 222, color: toCssColor(colors.accent), fontSize: 36},
      ...(area === undefined ? [] : [area]),
    ),
    createBox({
      ...{position: 'absolute', left: 0, bottom: 0, width: CARD_SIZE.width, height: 12},
      backgroundColor: toCssColor(colors.accent),
    }),
  );
}

/**
 * Creates the texts of a card.
 *
 * @param card - see {@link Card}
 */
export function createTextBox({title, code = []}: Card): Box {
  const [name = '', ...rest] = code;
  const lines = code.length > 0 ? 2 : 3;
  return createBox(
    {width: TEXT_AREA.width, flexDirection: 'column', gap: 26, fontFamily: TEXT_FONT},
    createBox(
      {
        ...{display: 'block', color: TITLE_INK!, fontSize: getFontSize(title, lines), lineHeight: 1.12},
        ...{letterSpacing: '-0.02em', wordBreak: 'break-word', lineClamp: lines},
      },
      title,
    ),
    ...(code.length === 0
      ? []
      : [
          createBox(
            {fontFamily: CODE_FONT, fontSize: 36, gap: 20, lineHeight: 1.3},
            ...(name === '' ? [] : [createBox({color: NAME_INK!, flexShrink: 0}, name)]),
            ...rest.map((text) =>
              createBox(
                {display: 'block', flexGrow: 1, flexBasis: 0, color: CODE_INK!, wordBreak: 'break-all', lineClamp: 1},
                text,
              ),
            ),
          ),
        ]),
  );
}

/** Approximate width of a letter, as a fraction of the font size. */
const LETTER_WIDTH_EM = 0.54;

/** Returns the largest font size, in pixels, at which a title fits the text area. The minimum is 64. */
function getFontSize(title: string, lines: number): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const fits = (size: number): boolean =>
    longest * size * LETTER_WIDTH_EM <= TEXT_AREA.width &&
    title.length * size * LETTER_WIDTH_EM <= TEXT_AREA.width * (lines - 0.4);
  return [88, 80, 72].find(fits) ?? 64;
}
