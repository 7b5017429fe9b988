/** Stages for `runStages`: of `npm test`, and of each part of `npm run test:all`. */

/** Path of the folder for the reports of the test runners. */
export const RESULTS_FOLDER = '.generated/test-results';

const getScriptCommand = (name, ...args) => ['npm', 'run', '--silent', name, ...args];
const generate = [[{name: 'Generate', command: getScriptCommand('generate'), isNeeded: true}]];
const builds = [
  {name: 'Build', command: getScriptCommand('build'), isNeeded: true},
  // The engine's tests have their own site.
  {name: 'Build of the fixture site', command: getScriptCommand('test:fixture'), isNeeded: true},
];

/** Creates a step that runs the tests of Vitest projects that match `tags`. */
function createVitestStep(name, tags, projects, command = ['npm', 'exec', '--', 'vitest']) {
  const report = `${RESULTS_FOLDER}/${toFileName(name)}.vitest.json`;
  return {
    name,
    command: [
      ...[...command, 'run'],
      ...projects.flatMap((project) => ['--project', project]),
      ...['--tags-filter', tags, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
  };
}

/** Returns the command that runs Vitest on a version of Node.js, which npm installs. */
const getVitestCommand = (major) => [
  'npm',
  'exec',
  '--yes',
  `--package=node@${major}`,
  '--',
  'node',
  'node_modules/vitest/vitest.mjs',
];

/** Creates a step that runs the tests of Playwright projects. */
function createPlaywrightStep(name, ...projects) {
  return {
    name,
    command: ['npm', 'exec', '--', 'playwright', 'test', ...projects.map((project) => `--project=${project}`)],
    variables: {PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS_FOLDER}/${toFileName(name)}.playwright.json`},
  };
}

/** Tests of every program in the guides and the REST reference, against a mock of both APIs. */
const programs = {
  name: 'Programs',
  command: getScriptCommand('test:snippets', '--', '--results', `${RESULTS_FOLDER}/programs.counts.json`),
};

const toFileName = (name) => name.toLowerCase().replaceAll(' ', '-');

/** Vitest projects with unit tests. */
const UNIT_PROJECTS = ['unit', 'isolated'];
/** Filter for tests without a tag. */
const DAILY_TAGS = '!mutations && !sites && !failures && !hosts && !scenarios';

/** Stages of `npm test`, for two cores: steps that mostly wait, or use one core, run in parallel with others. */
export const daily = [
  generate,
  [
    builds,
    [
      {name: 'Types', command: getScriptCommand('check:types')},
      {name: 'Lint and formatting', command: getScriptCommand('check:code')},
      {name: 'Texts', command: getScriptCommand('check:text')},
    ],
  ],
  [
    [programs, createVitestStep('Shops', DAILY_TAGS, ['shops'])],
    // They include the rules of `npm run check`.
    [
      createVitestStep('Unit tests', DAILY_TAGS, UNIT_PROJECTS),
      createVitestStep('Tests of the built site', DAILY_TAGS, ['site']),
    ],
  ],
  [[createPlaywrightStep('Browser tests', 'daily')]],
];

const createPart = (...steps) => [generate, [builds], ...steps.map((step) => [[step]])];

/**
 * Parts of `npm run test:all` by name. Each generates what it needs, so that it can run alone.
 *
 * @type {Record<string, import('./steps.mjs').Step[][][]>}
 */
export const parts = {
  daily,
  mutations: createPart(createVitestStep('Mutations', 'mutations', ['unit', 'site'])),
  scenarios: createPart(createVitestStep('Scenarios', 'scenarios', ['shops'])),
  sites: createPart(createVitestStep('Other sites', 'sites', ['site'])),
  failures: createPart(createVitestStep('Failures of builds', 'failures', ['site'])),
  hosts: createPart(createVitestStep('Hosts', 'hosts', ['site'])),
  browser: createPart(createPlaywrightStep('More browser tests', 'browser')),
  faults: createPart(createPlaywrightStep('Faults', 'faults')),
  pictures: createPart(createPlaywrightStep('Pictures', 'pictures')),
  settings: createPart(createPlaywrightStep('Sites with other settings', 'settings')),
  preview: createPart(createPlaywrightStep('Preview', 'preview')),
  engines: createPart(createPlaywrightStep('Firefox and WebKit', 'firefox', 'webkit')),
  node: createPart(
    ...[22, 24].map((major) =>
      createVitestStep(`Node.js ${major}`, DAILY_TAGS, UNIT_PROJECTS, getVitestCommand(major)),
    ),
  ),
};
