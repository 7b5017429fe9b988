/**
 * Shrinks the screenshots of the visual tests to 64 colors, which are enough to compare and to view them.
 * Run `node scripts/shrinkPictures.mjs` after screenshots have been updated. Small ones aren't changed.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const FOLDER = 'tests/visual';
// Offset of the color type in a PNG: https://www.w3.org/TR/png-3/#11IHDR
const COLOR_TYPE_OFFSET = 25;
const PALETTE = 3;

let bytesBefore = 0;
let bytesAfter = 0;
for (const name of fs.readdirSync(FOLDER).filter((file) => file.endsWith('.png'))) {
  const file = path.join(FOLDER, name);
  const image = fs.readFileSync(file);
  const smallImage =
    image[COLOR_TYPE_OFFSET] === PALETTE
      ? image
      : await sharp(image).png({palette: true, colours: 64, dither: 0, effort: 7, compressionLevel: 9}).toBuffer();
  if (smallImage !== image) fs.writeFileSync(file, smallImage);
  bytesBefore += image.length;
  bytesAfter += smallImage.length;
}
console.log(`${FOLDER}: reduced from ${formatKilobytes(bytesBefore)} to ${formatKilobytes(bytesAfter)}.`);

function formatKilobytes(bytes) {
  return `${Math.round(bytes / 1000)} KB`;
}
