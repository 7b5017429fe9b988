/** Cards that were drawn: each has a name made of all that decides how it looks, and stays between builds. */
import {fork} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {fingerprint} from '@paydocs/core/fingerprint';
import {cardAddress} from './addresses';
import type {Card, Look} from './card';
import type {Order} from './order';

/** Files of cards. */
export type Drawn = ReadonlyMap<Card, string>;

export interface Keeping {
  /** Folder of all that were drawn. */
  folder: string;
  look: Look;
}

/** A card that no build has used for so long is dropped. */
const KEPT_DAYS = 30;

/** Lets Node load TypeScript. */
const LOADER = ['--import', pathToFileURL(require.resolve('tsx')).href];

/**
 * Draws those cards that aren't there, in a process of its own: a build has other work meanwhile.
 *
 * @param cards - all cards of a site
 * @param keeping - see {@link Keeping}
 * @returns the file of each
 */
export async function drawAll(cards: readonly Card[], {folder, look}: Keeping): Promise<Drawn> {
  fs.mkdirSync(folder, {recursive: true});
  // The code that draws, with the versions of what it draws with.
  const how = fingerprint([__dirname, path.join(__dirname, '../package.json'), ...look.fonts], [JSON.stringify(look)]);
  const files = new Map(cards.map((card) => [card, path.join(folder, `${nameOf(card, how)}.png`)]));
  const missing = new Map([...files].flatMap(([card, file]) => (fs.existsSync(file) ? [] : [[file, card] as const])));
  if (missing.size > 0) await drawBeside({look, cards: [...missing].map(([file, card]) => ({card, file}))});
  dropOld(folder, new Set(files.values()));
  return files;
}

/**
 * @param outDir - folder of a built site
 * @param cards - of its pages
 */
export function putInto(outDir: string, cards: readonly {address: string; baseUrl: string; file: string}[]): void {
  for (const {address, baseUrl, file} of cards) {
    const target = path.join(outDir, decodeURI(cardAddress(address, baseUrl).slice(baseUrl.length)));
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.copyFileSync(file, target);
  }
}

const nameOf = ({area, title, code}: Card, how: string): string =>
  crypto
    .createHash('sha256')
    .update(JSON.stringify([how, area, title, code]))
    .digest('hex')
    .slice(0, 32);

function drawBeside(order: Order): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(__dirname, 'beside.ts'), {
      execArgv: LOADER,
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    // It takes what the build leaves of the processor.
    if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    const said: Buffer[] = [];
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The page cards couldn't be drawn.\n${Buffer.concat(said).toString('utf8').trim()}`));
    });
    child.send(order);
  });
}

function dropOld(folder: string, used: ReadonlySet<string>): void {
  const now = Date.now();
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (used.has(file)) fs.utimesSync(file, now / 1000, now / 1000);
    else if (now - fs.statSync(file).mtimeMs > KEPT_DAYS * 24 * 3600 * 1000) fs.rmSync(file, {force: true});
  }
}
