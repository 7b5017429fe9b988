/** The table of results by fault and kind of page. */
import fs from 'node:fs';
import path from 'node:path';
import type {TestInfo} from '@playwright/test';
import {kinds} from './kinds';

interface Cell {
  fault: string;
  kind: string;
  outcome: string;
}

const TABLE = '.generated/test-results/faults.md';

/** Returns the folder for cells, which processes write in parallel. Playwright empties it when it starts. */
const getFolder = ({project}: TestInfo): string => path.join(project.outputDir, 'faults');

/** Saves the result of a fault on a kind of page. */
export function saveCell(info: TestInfo, cell: Cell): void {
  fs.mkdirSync(getFolder(info), {recursive: true});
  fs.writeFileSync(path.join(getFolder(info), `${info.testId}.json`), JSON.stringify(cell));
}

/**
 * Rewrites the table with all existing cells.
 *
 * @param info - information about any test
 * @param faults - names of the rows, in order
 */
export function writeTable(info: TestInfo, faults: readonly string[]): void {
  const folder = getFolder(info);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const cells = files.map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Cell);
  const names = kinds.map(({name}) => name);
  const getOutcome = (fault: string, kind: string): string =>
    cells.find((cell) => cell.fault === fault && cell.kind === kind)?.outcome ?? '–';
  const rows = [
    ['fault', ...names],
    ['---', ...names.map(() => '---')],
    ...faults.map((fault) => [fault, ...names.map((kind) => getOutcome(fault, kind))]),
  ].map((row) => `| ${row.join(' | ')} |`);
  const passed = cells.filter(({outcome}) => !outcome.startsWith('FAILED')).length;
  const temporaryFile = `${TABLE}.${process.pid}`;
  fs.writeFileSync(temporaryFile, `${rows.join('\n')}\n\n${passed} of ${cells.length} cells are good.\n`);
  fs.renameSync(temporaryFile, TABLE);
}
