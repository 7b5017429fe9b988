import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  describeOutcome,
  readCountsReport,
  readPlaywrightReport,
  readSummaries,
  readVitestReport,
} from '../../../scripts/testReports.mjs';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'));
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

function writeReport(report: object): string {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('readVitestReport', () => {
  it('lists each failed test, and a file that could not run', () => {
    const file = writeReport({
      ...{numPassedTests: 1, numFailedTests: 1},
      testResults: [
        {
          ...{name: path.resolve('tests/unit/a.test.ts'), status: 'failed', message: ''},
          assertionResults: [
            {status: 'passed', fullName: 'a works'},
            {status: 'failed', fullName: 'a breaks'},
          ],
        },
        {
          ...{name: path.resolve('tests/unit/b.test.ts'), status: 'failed', assertionResults: []},
          message: "Cannot find module './gone'\n    at b.test.ts:1",
        },
      ],
    });
    expect(readVitestReport(file)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['tests/unit/a.test.ts: a breaks', "tests/unit/b.test.ts: Cannot find module './gone'"],
    });
  });

  it('returns no tests without a report', () => {
    expect(readVitestReport(path.join(folder, 'none.json'))).toEqual({passed: 0, failed: 0, failures: []});
  });
});

describe('readPlaywrightReport', () => {
  it('lists each failed test with file and line, and what prevents all tests from running', () => {
    const createSpec = (title: string, line: number, status: string) => ({
      ...{title, line, file: 'search.spec.ts'},
      tests: [{status}],
    });
    const file = writeReport({
      errors: [{message: 'The server did not start\nat config'}],
      stats: {expected: 1, unexpected: 1},
      suites: [
        {
          ...{title: 'search.spec.ts', file: 'search.spec.ts'},
          specs: [createSpec('opens', 3, 'expected')],
          suites: [
            {
              ...{title: 'the modal', file: 'search.spec.ts'},
              specs: [createSpec('closes', 7, 'unexpected')],
            },
          ],
        },
      ],
    });
    expect(readPlaywrightReport(file)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['The server did not start', 'tests/e2e/search.spec.ts:7: the modal closes'],
    });
  });
});

describe('readCountsReport', () => {
  it('counts tests, and refers to the output for their names', () => {
    expect(readCountsReport(writeReport({passed: 3, failed: 0}), 'Programs').failures).toEqual([]);
    expect(readCountsReport(writeReport({passed: 3, failed: 2}), 'Programs')).toEqual({
      passed: 3,
      failed: 2,
      failures: ['Programs: 2, listed in its output above'],
    });
  });
});

describe('describeOutcome', () => {
  const summary = {passed: 2, failed: 0, failures: []};

  it('counts the tests of all suites', () => {
    expect(describeOutcome([], [summary, summary])).toBe('4 passed, 0 failed');
  });

  it('lists what failed', () => {
    const failed = {...summary, failed: 1, failures: ['tests/unit/a.test.ts: a breaks']};
    expect(describeOutcome(['Unit tests'], [summary, failed])).toBe(
      ['Failed: Unit tests.', '✗ tests/unit/a.test.ts: a breaks', '4 passed, 1 failed'].join('\n'),
    );
  });
});

describe('readSummaries', () => {
  it('reads each report by the end of its name, and no other files', () => {
    const reports = fs.mkdtempSync(path.join(folder, 'all-'));
    for (const name of ['unit.vitest', 'daily.playwright', 'programs.counts', 'other'])
      fs.writeFileSync(
        path.join(reports, `${name}.json`),
        '{"numPassedTests": 1, "stats": {"expected": 2}, "passed": 4, "failed": 1}',
      );
    const summaries = readSummaries(reports);
    expect(summaries.map(({passed}) => passed).sort()).toEqual([1, 2, 4]);
    expect(summaries.flatMap(({failures}) => failures)).toEqual(['programs: 1, listed in its output above']);
  });
});
