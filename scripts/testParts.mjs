/** What `npm test` and each part of `npm run test:all` run, as stages of `runStages`. */

/** Where the test runners write their reports. */
export const RESULTS = '.generated/test-results';

const script = (name, ...args) => ['npm', 'run', '--silent', name, ...args];
const generate = [[{name: 'Generate', command: script('generate'), isNeeded: true}]];
const builds = [
  {name: 'Build', command: script('build'), isNeeded: true},
  // The engine's tests have a site of their own.
  {name: 'Build of the fixture site', command: script('test:fixture'), isNeeded: true},
];

/** Tests by Vitest: of some projects, those that `tags` selects. */
function vitest(name, tags, projects, command = ['npm', 'exec', '--', 'vitest']) {
  const report = `${RESULTS}/${fileName(name)}.vitest.json`;
  return {
    name,
    command: [
      ...[...command, 'run'],
      ...projects.flatMap((project) => ['--project', project]),
      ...['--tags-filter', tags, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
  };
}

/** Vitest on a Node.js that npm installs for it. */
const vitestOn = (major) => [
  'npm',
  'exec',
  '--yes',
  `--package=node@${major}`,
  '--',
  'node',
  'node_modules/vitest/vitest.mjs',
];

/** Tests by Playwright: the projects of its configuration with these names. */
function playwright(name, ...projects) {
  return {
    name,
    command: ['npm', 'exec', '--', 'playwright', 'test', ...projects.map((project) => `--project=${project}`)],
    variables: {PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/${fileName(name)}.playwright.json`},
  };
}

/** Tests of every program in the guides and the REST reference, against a mock of both APIs. */
const programs = {
  name: 'Programs',
  command: script('test:snippets', '--', '--results', `${RESULTS}/programs.counts.json`),
};

const fileName = (name) => name.toLowerCase().replaceAll(' ', '-');

/** Projects with tests of functions. */
const UNIT = ['unit', 'isolated'];
/** Tests without a tag. */
const DAILY = '!mutations && !sites && !failures && !hosts && !scenarios';

/** On two cores: what waits most of the time, or works on one of them, runs beside something else. */
export const daily = [
  generate,
  [
    builds,
    [
      {name: 'Types', command: script('check:types')},
      {name: 'Lint and formatting', command: script('check:code')},
      {name: 'Texts', command: script('check:text')},
    ],
  ],
  [
    [programs, vitest('Shops', DAILY, ['shops'])],
    // The rules of `npm run check` are among them.
    [vitest('Unit tests', DAILY, UNIT), vitest('Tests of the built site', DAILY, ['site'])],
  ],
  [[playwright('Browser tests', 'daily')]],
];

const part = (...steps) => [generate, [builds], ...steps.map((step) => [[step]])];

/**
 * The parts of `npm run test:all`, by name. Each makes what it needs, so that it can be run alone.
 *
 * @type {Record<string, import('./steps.mjs').Step[][][]>}
 */
export const parts = {
  daily,
  mutations: part(vitest('Mutations', 'mutations', ['unit', 'site'])),
  scenarios: part(vitest('Scenarios', 'scenarios', ['shops'])),
  sites: part(vitest('Other sites', 'sites', ['site'])),
  failures: part(vitest('Failures of builds', 'failures', ['site'])),
  hosts: part(vitest('Hosts', 'hosts', ['site'])),
  browser: part(playwright('More browser tests', 'browser')),
  faults: part(playwright('Faults', 'faults')),
  pictures: part(playwright('Pictures', 'pictures')),
  settings: part(playwright('Sites with other settings', 'settings')),
  preview: part(playwright('Preview', 'preview')),
  engines: part(playwright('Firefox and WebKit', 'firefox', 'webkit')),
  node: part(...[22, 24].map((major) => vitest(`Node.js ${major}`, DAILY, UNIT, vitestOn(major)))),
};
