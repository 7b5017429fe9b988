/** Renders cards. The frame is rendered once for each area, and the texts of each card are added to it. */
import {Resvg} from '@resvg/resvg-js';
import satori, {type Font} from 'satori';
import {CARD_SIZE} from '../urls';
import type {Card, CardStyle} from '../card';
import {getCardColors, mixColors, type Rgb} from './colors';
import {loadFonts} from './fonts';
import {createFrameBox, INKS, TEXT_AREA, createTextBox, type Box} from './layout';
import {quantize, type RgbaImage} from './palette';
import {encodePng, toRows} from './png';

/** Number of shades of each ink, which smooth the edges of letters. */
const SHADE_COUNT = 8;

/** Number of palette colors that are reserved for texts. */
const TEXT_COLOR_COUNT = SHADE_COUNT * INKS.length;

/** An invisible image that replaces characters that no font has. */
const EMPTY_IMAGE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')}`;

/** The pixels of an area's frame. The palette includes the colors of texts. */
interface RenderedFrame {
  palette: readonly Rgb[];
  rows: Uint8Array;
  /** Palette index of the first text color. */
  firstTextColor: number;
}

/**
 * Creates a function that renders a card as a PNG file. It omits characters that no font has.
 *
 * @param style - see {@link CardStyle}
 */
export function createRenderer(style: CardStyle): (card: Card) => Promise<Buffer> {
  const fonts = loadFonts(style.fonts);
  const frames = new Map<string | undefined, Promise<RenderedFrame>>();
  const getFrame = (area: string | undefined): Promise<RenderedFrame> => {
    const cached = frames.get(area) ?? renderFrame(style, area, fonts);
    frames.set(area, cached);
    return cached;
  };
  return async (card) => {
    const {palette, rows: emptyRows, firstTextColor} = await getFrame(card.area);
    const rows = emptyRows.slice();
    const textImage = await renderTexts(card, fonts);
    if (textImage) overlayTexts(rows, textImage, firstTextColor);
    return encodePng({...CARD_SIZE, palette, rows});
  };
}

async function renderFrame(style: CardStyle, area: string | undefined, fonts: Font[]): Promise<RenderedFrame> {
  const layout = renderToSvg(createFrameBox(style, area), fonts, CARD_SIZE.height);
  // Unlike browsers, the layout engine rejects a logo without a size.
  const {svg} = await layout.catch(() =>
    renderToSvg(createFrameBox({...style, logo: undefined}, area), fonts, CARD_SIZE.height),
  );
  const {palette, pixels} = quantize(rasterizeSvg(svg), 256 - TEXT_COLOR_COUNT);
  const colors = getCardColors(style.accent);
  const shades = INKS.flatMap((ink) =>
    Array.from({length: SHADE_COUNT}, (_, shade) => mixColors(colors.ink, colors[ink], (shade + 1) / SHADE_COUNT)),
  );
  return {palette: [...palette, ...shades], rows: toRows(pixels, CARD_SIZE.width), firstTextColor: palette.length};
}

/** Renders the texts of a card as an image. Returns undefined if no font has any of their characters. */
async function renderTexts(card: Card, fonts: Font[]): Promise<RgbaImage | undefined> {
  if (isEmpty(card)) return undefined;
  const {svg, missing} = await renderToSvg(createTextBox(card), fonts);
  if (missing.length === 0) return rasterizeSvg(svg);
  const removeMissing = (text: string): string =>
    missing
      .reduce((rest, part) => rest.replaceAll(part, ''), text)
      .replace(/\s+/g, ' ')
      .trim();
  const supported: Card = {title: removeMissing(card.title), code: card.code?.map(removeMissing)};
  return isEmpty(supported) ? undefined : rasterizeSvg((await renderToSvg(createTextBox(supported), fonts)).svg);
}

/** Checks whether a card has no text. Such a card has no size, so it can't be rendered. */
const isEmpty = ({title, code}: Card): boolean => title.trim() === '' && code === undefined;

async function renderToSvg(box: Box, fonts: Font[], height?: number): Promise<{svg: string; missing: string[]}> {
  const missing: string[] = [];
  const {width} = height === undefined ? TEXT_AREA : CARD_SIZE;
  const svg = await satori(
    box as never,
    {
      width,
      ...(height !== undefined && {height}),
      fonts,
      loadAdditionalAsset: (_, part) => {
        missing.push(part);
        return Promise.resolve(EMPTY_IMAGE);
      },
    } as Parameters<typeof satori>[1],
  );
  return {svg, missing};
}

/** Renders an SVG without text elements, so no fonts are needed. */
function rasterizeSvg(svg: string): RgbaImage {
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render();
}

/**
 * Adds rendered texts to the rows of a card, in place. The color channel of a pixel determines its ink, and the opacity
 * determines its shade.
 */
function overlayTexts(card: Uint8Array, {width, height, pixels}: RgbaImage, firstTextColor: number): void {
  const maxHeight = Math.min(height, CARD_SIZE.height - TEXT_AREA.y);
  // Read four bytes at once, because nearly all pixels are empty and can be skipped.
  const packedPixels = new Uint32Array(pixels.buffer, pixels.byteOffset, width * maxHeight);
  for (let y = 0; y < maxHeight; y++) {
    const row = (TEXT_AREA.y + y) * (CARD_SIZE.width + 1) + 1 + TEXT_AREA.x;
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      if (packedPixels[pixel] === 0) continue;
      const shade = Math.round((pixels[pixel * 4 + 3]! * SHADE_COUNT) / 255);
      const ink = pixels[pixel * 4]! > 0 ? 0 : pixels[pixel * 4 + 1]! > 0 ? 1 : 2;
      if (shade > 0) card[row + x] = firstTextColor + ink * SHADE_COUNT + shade - 1;
    }
  }
}
