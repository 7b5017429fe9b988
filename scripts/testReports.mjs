/** Reads what the test runners report in JSON: how many tests passed, and which failed. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Summary
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures - names, with the file
 */

/**
 * @param {string} file - the report of Vitest
 * @returns {Summary}
 */
export function readVitest(file) {
  const report = readJson(file);
  const failures = (report?.testResults ?? []).flatMap(({name, status, message, assertionResults}) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    // Without a failed test, it was the file that could not be run.
    const names = tests.length === 0 && status === 'failed' ? [message.trim().split('\n')[0]] : tests;
    return names.map((test) => `${path.relative('.', name)}: ${test}`);
  });
  return {passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, failures};
}

/**
 * @param {string} file - the report of Playwright
 * @returns {Summary}
 */
export function readPlaywright(file) {
  const report = readJson(file);
  const stats = report?.stats;
  const failures = [
    ...(report?.errors ?? []).map(({message}) => message.split('\n')[0]),
    ...(report?.suites ?? []).flatMap((suite) => failedSpecs(suite, [])),
  ];
  return {passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), failures};
}

function failedSpecs({title, file, specs = [], suites = []}, around) {
  // The outermost suite is the file.
  const titles = title === file ? around : [...around, title];
  return [
    ...specs
      .filter(({tests}) => tests.some(({status}) => status === 'unexpected' || status === 'flaky'))
      .map((spec) => `${path.posix.join('tests/e2e', spec.file)}:${spec.line}: ${[...titles, spec.title].join(' ')}`),
    ...suites.flatMap((suite) => failedSpecs(suite, titles)),
  ];
}

/**
 * @param {string} file - counts alone; the names stand in the output
 * @param {string} name - whose counts they are
 * @returns {Summary}
 */
export function readCounts(file, name) {
  const {passed = 0, failed = 0} = readJson(file) ?? {};
  return {passed, failed, failures: failed === 0 ? [] : [`${name}: ${failed}, named in its output above`]};
}

function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}
