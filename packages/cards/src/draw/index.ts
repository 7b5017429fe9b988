/** Draws cards: a frame for each area once, and the texts of each card into it. */
import {Resvg} from '@resvg/resvg-js';
import satori, {type Font} from 'satori';
import {CARD_SIZE} from '../addresses';
import type {Card, Look} from '../card';
import {colorsOf, mix, type Rgb} from './colors';
import {loadFonts} from './fonts';
import {frame, INKS, TEXT_PLACE, texts, type Box} from './layout';
import {indexed, type Rendered} from './palette';
import {pngOf, rowsOf} from './png';

/** How many shades the edges of letters have. */
const SHADES = 8;

/** Colors that the frame leaves to the texts. */
const TEXT_COLORS = SHADES * INKS.length;

/** A picture of no size to the eye, for what no font has. */
const NOTHING = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')}`;

/** A frame in the colors of a palette, with room in it for those of texts. */
interface Frame {
  palette: readonly Rgb[];
  rows: Uint8Array;
  /** Place of the first color of texts. */
  first: number;
}

/**
 * @param look - what all cards share
 * @returns a function that draws a card and gives a file of PNG. Letters that no font has are left out.
 */
export function drawer(look: Look): (card: Card) => Promise<Buffer> {
  const fonts = loadFonts(look.fonts);
  const frames = new Map<string | undefined, Promise<Frame>>();
  const frameOf = (area: string | undefined): Promise<Frame> => {
    const known = frames.get(area) ?? drawFrame(look, area, fonts);
    frames.set(area, known);
    return known;
  };
  return async (card) => {
    const {palette, rows: empty, first} = await frameOf(card.area);
    const rows = empty.slice();
    const drawn = await drawTexts(card, fonts);
    if (drawn) layOver(rows, drawn, first);
    return pngOf({...CARD_SIZE, palette, rows});
  };
}

async function drawFrame(look: Look, area: string | undefined, fonts: Font[]): Promise<Frame> {
  const laidOut = layOut(frame(look, area), fonts, CARD_SIZE.height);
  // The engine refuses a mark that says no size, which browsers show all the same.
  const {svg} = await laidOut.catch(() => layOut(frame({...look, logo: undefined}, area), fonts, CARD_SIZE.height));
  const {palette, pixels} = indexed(render(svg), 256 - TEXT_COLORS);
  const colors = colorsOf(look.accent);
  const shades = INKS.flatMap((ink) =>
    Array.from({length: SHADES}, (_, shade) => mix(colors.ink, colors[ink], (shade + 1) / SHADES)),
  );
  return {palette: [...palette, ...shades], rows: rowsOf(pixels, CARD_SIZE.width), first: palette.length};
}

/** @returns nothing for a card without a text that a font has */
async function drawTexts(card: Card, fonts: Font[]): Promise<Rendered | undefined> {
  if (isEmpty(card)) return undefined;
  const {svg, missing} = await layOut(texts(card), fonts);
  if (missing.length === 0) return render(svg);
  const without = (text: string): string =>
    missing
      .reduce((rest, part) => rest.replaceAll(part, ''), text)
      .replace(/\s+/g, ' ')
      .trim();
  const known: Card = {title: without(card.title), code: card.code?.map(without)};
  return isEmpty(known) ? undefined : render((await layOut(texts(known), fonts)).svg);
}

/** Nothing has no size, and can't be rendered. */
const isEmpty = ({title, code}: Card): boolean => title.trim() === '' && code === undefined;

async function layOut(box: Box, fonts: Font[], height?: number): Promise<{svg: string; missing: string[]}> {
  const missing: string[] = [];
  const {width} = height === undefined ? TEXT_PLACE : CARD_SIZE;
  const svg = await satori(
    box as never,
    {
      width,
      ...(height !== undefined && {height}),
      fonts,
      loadAdditionalAsset: (_, part) => {
        missing.push(part);
        return Promise.resolve(NOTHING);
      },
    } as Parameters<typeof satori>[1],
  );
  return {svg, missing};
}

/** All letters are shapes by now: no font is looked for. */
function render(svg: string): Rendered {
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render();
}

/** A pixel of texts has one channel, which says its ink, and its opacity says the shade. */
function layOver(card: Uint8Array, {width, height, pixels}: Rendered, first: number): void {
  const most = Math.min(height, CARD_SIZE.height - TEXT_PLACE.y);
  // Four bytes in one number: nearly all are empty, and passed over at once.
  const whole = new Uint32Array(pixels.buffer, pixels.byteOffset, width * most);
  for (let y = 0; y < most; y++) {
    const row = (TEXT_PLACE.y + y) * (CARD_SIZE.width + 1) + 1 + TEXT_PLACE.x;
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      if (whole[pixel] === 0) continue;
      const shade = Math.round((pixels[pixel * 4 + 3]! * SHADES) / 255);
      const ink = pixels[pixel * 4]! > 0 ? 0 : pixels[pixel * 4 + 1]! > 0 ? 1 : 2;
      if (shade > 0) card[row + x] = first + ink * SHADES + shade - 1;
    }
  }
}
