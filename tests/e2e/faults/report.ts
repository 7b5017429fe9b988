/** The table of faults and kinds of page, as it came out. */
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

/** Processes write their cells side by side; Playwright empties the folder when it starts. */
const folderOf = ({project}: TestInfo): string => path.join(project.outputDir, 'faults');

/** Keeps what came of a fault on a kind of page. */
export function keepCell(info: TestInfo, cell: Cell): void {
  fs.mkdirSync(folderOf(info), {recursive: true});
  fs.writeFileSync(path.join(folderOf(info), `${info.testId}.json`), JSON.stringify(cell));
}

/**
 * Writes the table anew with all cells that are there.
 *
 * @param info - of any test
 * @param faults - the names of its lines, in order
 */
export function writeTable(info: TestInfo, faults: readonly string[]): void {
  const folder = folderOf(info);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const cells = files.map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Cell);
  const names = kinds.map(({name}) => name);
  const outcomeOf = (fault: string, kind: string): string =>
    cells.find((cell) => cell.fault === fault && cell.kind === kind)?.outcome ?? '–';
  const lines = [
    ['fault', ...names],
    ['---', ...names.map(() => '---')],
    ...faults.map((fault) => [fault, ...names.map((kind) => outcomeOf(fault, kind))]),
  ].map((line) => `| ${line.join(' | ')} |`);
  const good = cells.filter(({outcome}) => !outcome.startsWith('FAILED')).length;
  const mine = `${TABLE}.${process.pid}`;
  fs.writeFileSync(mine, `${lines.join('\n')}\n\n${good} of ${cells.length} cells are good.\n`);
  fs.renameSync(mine, TABLE);
}
