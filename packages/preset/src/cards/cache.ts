/** Caches rendered cards between builds. The file name of a card is a hash of all inputs that affect the image. */
import {fork} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {computeFingerprint} from '@paydocs/core';
import {getCardPath} from './urls';
import type {Card, CardStyle} from './card';
import type {RenderJob} from './job';

/** Absolute paths of rendered cards, by card. */
export type CardFiles = ReadonlyMap<Card, string>;

interface CacheOptions {
  /** Folder of the cached files. */
  folder: string;
  style: CardStyle;
}

/** Number of days after which an unused cached card is deleted. */
const MAX_AGE_DAYS = 30;

/** Node.js arguments that register the TypeScript loader. */
const TSX_ARGS = ['--import', pathToFileURL(require.resolve('tsx')).href];

/**
 * Renders the cards that aren't cached in a child process, so that the build can continue, and deletes old cards.
 *
 * @param cards - all cards of a site
 * @param options - see {@link CacheOptions}
 * @returns absolute path of each card's PNG file
 */
export async function renderCards(cards: readonly Card[], {folder, style}: CacheOptions): Promise<CardFiles> {
  fs.mkdirSync(folder, {recursive: true});
  // Includes the rendering code, and package.json for the versions of its dependencies.
  const styleHash = computeFingerprint(
    [__dirname, path.join(__dirname, '../../package.json'), ...style.fonts],
    [JSON.stringify(style)],
  );
  const files = new Map(cards.map((card) => [card, path.join(folder, `${getFileName(card, styleHash)}.png`)]));
  const missing = new Map([...files].flatMap(([card, file]) => (fs.existsSync(file) ? [] : [[file, card] as const])));
  if (missing.size > 0) await renderInWorker({style, cards: [...missing].map(([file, card]) => ({card, file}))});
  deleteOldFiles(folder, new Set(files.values()));
  return files;
}

/**
 * Copies the cards of pages into a built site.
 *
 * @param outDir - folder of the built site
 * @param cards - for each page: its path, the site's base URL, and the absolute path of its card
 */
export function copyCards(outDir: string, cards: readonly {pagePath: string; baseUrl: string; file: string}[]): void {
  for (const {pagePath, baseUrl, file} of cards) {
    const target = path.join(outDir, decodeURI(getCardPath(pagePath, baseUrl).slice(baseUrl.length)));
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.copyFileSync(file, target);
  }
}

const getFileName = ({area, title, code}: Card, styleHash: string): string =>
  crypto
    .createHash('sha256')
    .update(JSON.stringify([styleHash, area, title, code]))
    .digest('hex')
    .slice(0, 32);

function renderInWorker(job: RenderJob): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(__dirname, 'worker.ts'), {
      execArgv: TSX_ARGS,
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    // Leaves processor time for the build.
    if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    const stderrChunks: Buffer[] = [];
    child.stderr?.on('data', (chunk: Buffer) => stderrChunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else
        reject(new Error(`The page cards couldn't be drawn.\n${Buffer.concat(stderrChunks).toString('utf8').trim()}`));
    });
    child.send(job);
  });
}

function deleteOldFiles(folder: string, used: ReadonlySet<string>): void {
  const now = Date.now();
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (used.has(file)) fs.utimesSync(file, now / 1000, now / 1000);
    else if (now - fs.statSync(file).mtimeMs > MAX_AGE_DAYS * 24 * 3600 * 1000) fs.rmSync(file, {force: true});
  }
}
