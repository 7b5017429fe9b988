/** Each kind of diagnostic is in the list for writers, and the list has no other. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {DIAGNOSTIC_KINDS} from '../../src/diagnostics/kinds';
import {renderDiagnosticKindsPage} from '../../src/diagnostics/kindsPage';

const ids = DIAGNOSTIC_KINDS.map(({id}) => id);
const AREAS = new Set(ids.map((id) => id.split('/')[0]));

/** Finds the IDs in a source file: as a field, as an argument, and as the kind of a task. */
function findIds(source: string): string[] {
  return [...source.matchAll(/'([a-z]+)\/([a-z]+(?:-[a-z]+)*)'(?!;)/g)].flatMap(([, area = '', name = '']) =>
    AREAS.has(area) ? [`${area}/${name}`] : [],
  );
}

const sources = ['core', 'specs', 'content', 'reference', 'contract', 'preset', 'cli'].flatMap((name) =>
  fs
    .readdirSync(`packages/${name}/src`, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/kinds\.ts$|guideChecks\.ts$/.test(file))
    .map((file) => fs.readFileSync(path.join(`packages/${name}/src`, file), 'utf8'))
    .filter((source) => /InputError|Diagnostic|PageDiagnostic|CheckResult|ContractKindId/.test(source)),
);
const usedIds = new Set(sources.flatMap(findIds));

it('lists each ID once', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('lists every ID that a check reports', () => {
  expect(usedIds.size).toBeGreaterThan(40);
  expect([...usedIds].filter((id) => !ids.includes(id))).toEqual([]);
});

it('lists no ID that nothing reports', () => {
  // The first kind of a check of guides is the default, which its source doesn't name.
  const defaults = new Set(
    fs.readFileSync('packages/content/src/checks/guideChecks.ts', 'utf8').match(/[a-z]+\/[a-z-]+/g),
  );
  expect(ids.filter((id) => !usedIds.has(id) && !defaults.has(id))).toEqual([]);
});

it('renders a page with a row for each kind', () => {
  const page = renderDiagnosticKindsPage();
  for (const {id, fix} of DIAGNOSTIC_KINDS) {
    expect(page).toContain(`| \`${id}\` | `);
    expect(fix).toMatch(/[.…]$/);
  }
});
