import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {getCachedSvg, writeDiagramCache, readDiagramCache} from '../../src/diagrams/graph/cache';

/** Nobody else has drawn them: drawings are kept for the whole process. */
const ONE = 'flowchart LR\n  drawn --> once';
const OTHER = 'flowchart TD\n  drawn --> too';

it('draws a diagram once, also for a process that comes later', async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'drawn-')), 'drawings.json');
  let count = 0;
  const draw = async (): Promise<string> => `<svg>${(count += 1)}</svg>`;
  expect(await getCachedSvg(ONE, draw)).toBe('<svg>1</svg>');
  expect(await getCachedSvg(ONE, draw)).toBe('<svg>1</svg>');
  writeDiagramCache(file);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('<svg>1</svg>', '<svg>kept</svg>'));
  readDiagramCache(file);
  expect(await getCachedSvg(ONE, draw)).toBe('<svg>kept</svg>');
  expect(await getCachedSvg(OTHER, draw)).toBe('<svg>2</svg>');
  fs.rmSync(path.dirname(file), {recursive: true});
});

it('takes over nothing from a file that is absent', async () => {
  readDiagramCache('absent.json');
  expect(await getCachedSvg('flowchart RL\n  this --> alone', async () => '<svg/>')).toBe('<svg/>');
});
