/**
 * Makes the pictures of the visual tests small: 64 colors are enough to compare by, and to look at.
 * `node scripts/shrinkPictures.mjs` after new pictures were made; those that are small stay as they are.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const FOLDER = 'tests/visual';
// Where a PNG says how its pixels are stored: https://www.w3.org/TR/png-3/#11IHDR
const COLOR_TYPE = 25;
const PALETTE = 3;

let before = 0;
let after = 0;
for (const name of fs.readdirSync(FOLDER).filter((file) => file.endsWith('.png'))) {
  const file = path.join(FOLDER, name);
  const picture = fs.readFileSync(file);
  const small =
    picture[COLOR_TYPE] === PALETTE
      ? picture
      : await sharp(picture).png({palette: true, colours: 64, dither: 0, effort: 7, compressionLevel: 9}).toBuffer();
  if (small !== picture) fs.writeFileSync(file, small);
  before += picture.length;
  after += small.length;
}
console.log(`${FOLDER}: reduced from ${kilobytes(before)} to ${kilobytes(after)}.`);

function kilobytes(bytes) {
  return `${Math.round(bytes / 1000)} KB`;
}
