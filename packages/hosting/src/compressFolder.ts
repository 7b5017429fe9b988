/** Compresses the texts of a built site, so that no server has to do it for each reader. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {listFiles} from '@paydocs/core/fingerprint';
import {typeOf} from './rules/answers';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** As many as Node.js has threads for it. */
const AT_ONCE = 4;

/** Scripts, styles and the search index are few, and each page needs some. Pages are many, and better quality takes seconds. */
const FEW = {brotli: 9, gzip: 9};
const MANY = {brotli: 5, gzip: 6};

/**
 * Puts `.br` and `.gz` beside each text that becomes smaller so.
 *
 * @param folder - of the built site
 */
export async function compressFolder(folder: string): Promise<void> {
  const files = listFiles(folder).filter((file) => typeOf(file).isText);
  const assets = path.join(folder, 'assets', path.sep);
  const work = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      await compress(file, file.startsWith(assets) ? FEW : MANY);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
}

async function compress(file: string, quality: typeof FEW): Promise<void> {
  const text = await fs.readFile(file);
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality.brotli, [constants.BROTLI_PARAM_SIZE_HINT]: text.length};
  const made = [
    {suffix: '.br', bytes: await brotli(text, {params})},
    {suffix: '.gz', bytes: await deflate(text, {level: quality.gzip})},
  ];
  for (const {suffix, bytes} of made) {
    if (bytes.length < text.length) await fs.writeFile(`${file}${suffix}`, bytes);
  }
}
