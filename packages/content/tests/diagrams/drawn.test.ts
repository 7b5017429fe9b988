import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {getCachedSvg, writeDiagramCache, readDiagramCache} from '../../src/diagrams/graph/cache';

/** No other test renders these diagrams, because the cache lasts for the whole process. */
const ONE = 'flowchart LR\n  drawn --> once';
const OTHER = 'flowchart TD\n  drawn --> too';

it('renders a diagram once, also for later processes', async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'drawn-')), 'drawings.json');
  let count = 0;
  const render = async (): Promise<string> => `<svg>${(count += 1)}</svg>`;
  expect(await getCachedSvg(ONE, render)).toBe('<svg>1</svg>');
  expect(await getCachedSvg(ONE, render)).toBe('<svg>1</svg>');
  writeDiagramCache(file);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('<svg>1</svg>', '<svg>kept</svg>'));
  readDiagramCache(file);
  expect(await getCachedSvg(ONE, render)).toBe('<svg>kept</svg>');
  expect(await getCachedSvg(OTHER, render)).toBe('<svg>2</svg>');
  fs.rmSync(path.dirname(file), {recursive: true});
});

it('ignores a missing cache file', async () => {
  readDiagramCache('absent.json');
  expect(await getCachedSvg('flowchart RL\n  this --> alone', async () => '<svg/>')).toBe('<svg/>');
});
