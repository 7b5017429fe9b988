/** Reads the JSON reports of the test runners: the counts of passed and failed tests, and the names of failed tests. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Summary
 * @property {number} passed
 * @property {number} failed - failed tests, and files that couldn't run
 * @property {string[]} failures - names, with the file
 */

/**
 * Reads a report of Vitest.
 *
 * @param {string} file - path of the report
 * @returns {Summary}
 */
export function readVitestReport(file) {
  const report = readJson(file);
  const failures = (report?.testResults ?? []).flatMap(({name, status, message, assertionResults}) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    // Without a failed test, the file itself couldn't run.
    const names = tests.length === 0 && status === 'failed' ? [message.trim().split('\n')[0]] : tests;
    return names.map((test) => `${path.relative('.', name)}: ${test}`);
  });
  return {passed: report?.numPassedTests ?? 0, failed: failures.length, failures};
}

/**
 * Reads a report of Playwright.
 *
 * @param {string} file - path of the report
 * @returns {Summary}
 */
export function readPlaywrightReport(file) {
  const report = readJson(file);
  const specs = (report?.suites ?? []).flatMap((suite) => collectSpecs(suite, []));
  const getNames = (status) => specs.filter(({tests}) => tests.some((test) => test.status === status)).map(formatName);
  const failures = [...(report?.errors ?? []).map(({message}) => message.split('\n')[0]), ...getNames('unexpected')];
  return {
    passed: report?.stats?.expected ?? 0,
    failed: (report?.stats?.unexpected ?? 0) + (report?.errors ?? []).length,
    failures,
  };
}

/** Returns all specs of a suite and its nested suites, each with the titles of its ancestors. */
function collectSpecs({title, file, specs = [], suites = []}, parentTitles) {
  // The outermost suite is the file.
  const titles = title === file ? parentTitles : [...parentTitles, title];
  return [...specs.map((spec) => ({...spec, titles})), ...suites.flatMap((suite) => collectSpecs(suite, titles))];
}

function formatName({file, line, titles, title}) {
  return `${path.posix.join('tests/e2e', file)}:${line}: ${[...titles, title].join(' ')}`;
}

/**
 * Reads a report that contains only counts, because the output contains the names of failed tests.
 *
 * @param {string} file - path of the report
 * @param {string} name - name of the tests
 * @returns {Summary}
 */
export function readCountsReport(file, name) {
  const {passed = 0, failed = 0} = readJson(file) ?? {};
  return {passed, failed, failures: failed === 0 ? [] : [`${name}: ${failed}, listed in its output above`]};
}

/**
 * Reads all reports in a folder.
 *
 * @param {string} folder - path of the folder with the reports: `<name>.vitest.json`, `<name>.playwright.json`, and
 *   `<name>.counts.json`
 * @returns {Summary[]} one summary for each report
 */
export function readSummaries(folder) {
  const readers = {vitest: readVitestReport, playwright: readPlaywrightReport, counts: readCountsReport};
  return fs
    .readdirSync(folder)
    .map((file) => /^(.+)\.(vitest|playwright|counts)\.json$/.exec(file))
    .filter((match) => match !== null)
    .map(([file, name, reader]) => readers[reader](path.join(folder, file), name));
}

/**
 * Describes the outcome of all tests.
 *
 * @param {readonly string[]} failedSteps - names of the failed steps
 * @param {readonly Summary[]} summaries - summaries of all suites
 * @returns {string} the last lines of the output: the failures and the counts
 */
export function describeOutcome(failedSteps, summaries) {
  const sum = (count) => summaries.reduce((total, summary) => total + count(summary), 0);
  return [
    ...(failedSteps.length > 0 ? [`Failed: ${failedSteps.join('; ')}.`] : []),
    ...summaries.flatMap(({failures}) => failures).map((name) => `✗ ${name}`),
    `${sum(({passed}) => passed)} passed, ${sum(({failed}) => failed)} failed`,
  ].join('\n');
}

function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}
