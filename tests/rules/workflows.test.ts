/** CI runs pinned actions with few permissions, and packages that belong together are updated together. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {parts} from '../../scripts/testParts.mjs';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  permissions?: unknown;
  steps?: Step[];
  strategy?: {matrix?: {node?: unknown}};
}
interface Workflow {
  permissions?: unknown;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const workflows = fs
  .readdirSync(FOLDER)
  .map((name) => ({name, text: fs.readFileSync(path.join(FOLDER, name), 'utf8')}));
/** An action with a commit, and its version as a comment. */
const PINNED_ACTION = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** Returns the diagnostics of a workflow, with lines for actions. */
function checkWorkflow(text: string): string[] {
  const {permissions, jobs} = YAML.parse(text) as Workflow;
  const lines = text.split('\n');
  const unpinned = lines.flatMap((line, index) => {
    const action = /\buses:\s*(.+?)\s*$/.exec(line)?.[1];
    return action === undefined || action.startsWith('./') || PINNED_ACTION.test(action)
      ? []
      : [`${index + 1}: "${action}" is not pinned. Write the commit of its version, and the version as a comment.`];
  });
  const all = Object.entries(jobs);
  const scopes = [['the workflow', permissions] as const, ...all.map(([id, job]) => [id, job.permissions] as const)];
  const broad = scopes.flatMap(([name, given], index) =>
    index > 0 && given === undefined ? [] : isReadOnly(given) ? [] : [`${name} may do more than read the content.`],
  );
  const steps = all.flatMap(([, job]) => job.steps ?? []);
  const keepingCredentials = steps.filter(
    (step) => step.uses?.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false,
  );
  const injected = steps.filter(({run = ''}) => run.includes('${{'));
  return [
    ...unpinned,
    ...broad,
    ...keepingCredentials.map(() => 'a checkout leaves its key in the working copy. Set persist-credentials to false.'),
    ...injected.map(({run}) => `"${run}" puts a value of others into a shell. Hand it over with env.`),
  ];
}

const isReadOnly = (given: unknown): boolean =>
  typeof given === 'object' &&
  given !== null &&
  Object.entries(given).every(([scope, right]) => right === 'none' || (scope === 'contents' && right === 'read'));

const COMMIT = 'a'.repeat(40);
const createWorkflow = (steps: string, permissions = '{contents: read}'): string =>
  `permissions: ${permissions}\njobs:\n  one:\n    steps:\n${steps}`;
const checkout = `      - {uses: actions/checkout@${COMMIT}, with: {persist-credentials: false}}\n`;

describe('a workflow', () => {
  it.each(workflows)('$name runs pinned actions, with read-only permissions', ({text}) => {
    expect(checkWorkflow(text)).toEqual([]);
  });

  it.each([
    ['is not pinned.', createWorkflow('      - uses: actions/setup-node@v7\n')],
    ['is not pinned.', createWorkflow(`      - uses: actions/setup-node@${COMMIT}\n`)],
    ['is not pinned.', createWorkflow('      - uses: actions/setup-node@main # v7.0.0\n')],
    ['may do more', createWorkflow('      - run: ls\n', 'write-all')],
    ['may do more', createWorkflow('      - run: ls\n', '{contents: write}')],
    ['may do more', 'jobs: {}'],
    ['may do more', 'permissions: {}\njobs: {one: {permissions: {packages: write}}}'],
    ['leaves its key', createWorkflow(checkout.replace(', with: {persist-credentials: false}', ''))],
    ['puts a value of others into a shell', createWorkflow('      - run: echo ${{ github.head_ref }}\n')],
  ])('is rejected when it %s: %j', (diagnostic, text) => {
    expect(checkWorkflow(text).join('\n')).toContain(diagnostic);
  });

  it('tests every supported version of Node.js', () => {
    const matrices = workflows.flatMap(({text}) =>
      Object.values((YAML.parse(text) as Workflow).jobs).flatMap((job) => job.strategy?.matrix?.node ?? []),
    );
    expect(matrices).toEqual([20, 22, 24]);
  });

  it('runs every part of `npm run test:all` at night', () => {
    const nightly = workflows.find(({name}) => name === 'nightly.yml');
    const {jobs} = YAML.parse(nightly?.text ?? '') as {jobs: {part: {strategy: {matrix: {part: string[]}}}}};
    expect(['daily', ...jobs.part.strategy.matrix.part]).toEqual(Object.keys(parts));
  });
});

describe('updates', () => {
  interface Group {
    patterns?: string[];
  }
  interface Bot {
    updates: {'package-ecosystem': string; groups: Record<string, Group>}[];
  }
  const {updates} = YAML.parse(fs.readFileSync('.github/dependabot.yml', 'utf8')) as Bot;
  const manifests = ['package.json', ...fs.readdirSync('packages').map((folder) => `packages/${folder}/package.json`)];
  const declared = new Set(
    manifests.flatMap((file) => {
      const {dependencies, devDependencies} = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, object>;
      return Object.keys({...dependencies, ...devDependencies});
    }),
  );
  const groups = updates.find((update) => update['package-ecosystem'] === 'npm')?.groups ?? {};
  const findGroup = (name: string): string | undefined =>
    Object.keys(groups).find((group) =>
      groups[group]?.patterns?.some((pattern) =>
        pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
      ),
    );

  it('are enabled for packages and actions', () => {
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  });

  it.each([
    [/^@docusaurus\//, 'docusaurus'],
    [/^docusaurus-(?:plugin|theme)-openapi-docs$/, 'openapi-docs'],
    [/^@graphql-markdown\//, 'graphql-markdown'],
  ])('of %s come together', (names, group) => {
    const together = [...declared].filter((name) => names.test(name));
    expect(together.length).toBeGreaterThan(0);
    expect(together.map(findGroup)).toEqual(together.map(() => group));
  });
});
