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
  const specs = (report?.suites ?? []).flatMap((suite) => specsOf(suite, []));
  const named = (status) => specs.filter(({tests}) => tests.some((test) => test.status === status)).map(nameOf);
  const failures = [...(report?.errors ?? []).map(({message}) => message.split('\n')[0]), ...named('unexpected')];
  const {expected = 0, unexpected = 0} = report?.stats ?? {};
  return {passed: expected, failed: unexpected, failures};
}

/** All specs of a suite and the suites in it, each with the titles around it. */
function specsOf({title, file, specs = [], suites = []}, around) {
  // The outermost suite is the file.
  const titles = title === file ? around : [...around, title];
  return [...specs.map((spec) => ({...spec, titles})), ...suites.flatMap((suite) => specsOf(suite, titles))];
}

function nameOf({file, line, titles, title}) {
  return `${path.posix.join('tests/e2e', file)}:${line}: ${[...titles, title].join(' ')}`;
}

/**
 * @param {string} file - counts alone; the names stand in the output
 * @param {string} name - whose counts they are
 * @returns {Summary}
 */
export function readCounts(file, name) {
  const {passed = 0, failed = 0} = readJson(file) ?? {};
  return {passed, failed, failures: failed === 0 ? [] : [`${name}: ${failed}, listed in its output above`]};
}

/**
 * @param {string} folder - with the reports: `<name>.vitest.json`, `<name>.playwright.json` and `<name>.counts.json`
 * @returns {Summary[]} one for each report
 */
export function readSummaries(folder) {
  const readers = {vitest: readVitest, playwright: readPlaywright, counts: readCounts};
  return fs
    .readdirSync(folder)
    .map((file) => /^(.+)\.(vitest|playwright|counts)\.json$/.exec(file))
    .filter((match) => match !== null)
    .map(([file, name, reader]) => readers[reader](path.join(folder, file), name));
}

/**
 * @param {readonly string[]} failedSteps - their names
 * @param {readonly Summary[]} summaries - of all suites
 * @returns {string} the last lines of the output: what failed, and the count of all tests
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
