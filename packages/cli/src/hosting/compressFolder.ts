/** Compresses the text files of a built site, so no server has to compress them for each request. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {listFiles} from '@paydocs/core';
import {getContentType} from './rules/responses';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Number of files that are compressed at the same time: the size of Node.js's thread pool. */
const CONCURRENCY = 4;

/**
 * Compression levels: higher for assets, of which there are few. For the many pages, a higher level would take seconds.
 */
const ASSET_QUALITY = {brotli: 9, gzip: 9};
const PAGE_QUALITY = {brotli: 5, gzip: 6};

/**
 * Writes a `.br` and a `.gz` file next to each text file, unless the compressed file isn't smaller.
 *
 * @param folder - folder of the built site
 */
export async function compressFolder(folder: string): Promise<void> {
  const files = listFiles(folder).filter((file) => getContentType(file).isText);
  const assetsPrefix = path.join(folder, 'assets', path.sep);
  const compressNext = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      await compress(file, file.startsWith(assetsPrefix) ? ASSET_QUALITY : PAGE_QUALITY);
    }
  };
  await Promise.all(Array.from({length: CONCURRENCY}, compressNext));
}

async function compress(file: string, quality: typeof ASSET_QUALITY): Promise<void> {
  const content = await fs.readFile(file);
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality.brotli, [constants.BROTLI_PARAM_SIZE_HINT]: content.length};
  const compressed = [
    {suffix: '.br', bytes: await brotliAsync(content, {params})},
    {suffix: '.gz', bytes: await gzipAsync(content, {level: quality.gzip})},
  ];
  for (const {suffix, bytes} of compressed) {
    if (bytes.length < content.length) await fs.writeFile(`${file}${suffix}`, bytes);
  }
}
