/** Rendering cards into files, in the worker. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {renderFiles} from '../../src/cards/renderFiles';

const style = {site: 'Acme Docs', accent: {light: '#0b6b5d', dark: '#5fd6c0'}, fonts: []};

it('lets the event loop turn after each card, because the memory of an image is only freed then', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  const createJob = (count: number) => ({
    style,
    cards: Array.from({length: count}, (_, index) => ({
      card: {title: `Card ${index}`},
      file: path.join(folder, `${index}.png`),
    })),
  });
  await renderFiles(createJob(1));
  let turns = 0;
  let next = setImmediate(function countTurn() {
    turns += 1;
    next = setImmediate(countTurn);
  });
  await renderFiles(createJob(10));
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(10);
  expect(fs.readdirSync(folder)).toHaveLength(10);
  fs.rmSync(folder, {recursive: true});
});
