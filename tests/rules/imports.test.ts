/** Breaks each rule for imports in `.dependency-cruiser.mjs` once. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {cruise, type ICruiseResult} from 'dependency-cruiser';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';

const {forbidden, options} = configuration;
const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'imports-')));
const PACKAGES = ['content', 'core', 'reference', 'search', 'theme'];

beforeAll(() => {
  write('package.json', '{}');
  fs.mkdirSync(path.join(folder, 'node_modules/@paydocs'), {recursive: true});
  write('node_modules/clsx/package.json', '{"main": "index.js"}');
  write('node_modules/clsx/index.js', '');
  for (const name of PACKAGES) {
    write(`packages/${name}/package.json`, name === 'theme' ? '{"dependencies": {"clsx": "*"}}' : '{}');
    write(`packages/${name}/src/needed.ts`, '');
    fs.symlinkSync(path.join('../../packages', name), path.join(folder, 'node_modules/@paydocs', name));
  }
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

function write(file: string, text: string): void {
  fs.mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
  fs.writeFileSync(path.join(folder, file), text);
}

/** Returns the names of the rules that these files break. */
async function findBrokenRules(files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) write(file, text);
  const {output} = await cruise(Object.keys(files), {
    ...options,
    ruleSet: {forbidden},
    validate: true,
    baseDir: folder,
  } as Parameters<typeof cruise>[1]);
  for (const file of Object.keys(files)) fs.rmSync(path.join(folder, file));
  return [...new Set((output as ICruiseResult).summary.violations.map(({rule}) => rule.name))];
}

const violations: [rule: string, files: Record<string, string>][] = [
  ['no-circles', {'src/a.ts': "import './b';", 'src/b.ts': "import type {A} from './a';"}],
  ['packages-know-no-site', {'packages/core/src/a.ts': "import '../../../src/b';", 'src/b.ts': ''}],
  ['packages-know-no-site', {'packages/core/src/a.ts': "import '@site/src/brand';"}],
  ['packages-by-name', {'packages/content/src/a.ts': "import '../../core/src/needed';"}],
  ['packages-by-name', {'src/a.ts': "import '../packages/core/src/needed';"}],
  ['packages-declare-npm-packages', {'packages/core/src/a.ts': "import 'clsx';"}],
  ['packages-declare-npm-packages', {'src/a.ts': "import type {ClassValue} from 'clsx';"}],
  ['core-declares-packages', {'packages/core/src/a.ts': "import '@paydocs/content/src/needed';"}],
  ['core-declares-packages', {'packages/core/src/a.ts': "import Link from '@docusaurus/Link';"}],
  ['browser-code-runs-in-browsers', {'src/theme/Root/a.ts': "import fs from 'node:fs';"}],
  [
    'browser-code-runs-in-browsers',
    {
      'packages/theme/src/components/a.ts': "import type {B} from '../b';",
      'packages/theme/src/b.ts': "import path from 'path';",
    },
  ],
  ['behavior-works-on-html', {'packages/static-pages/src/shell/a.ts': "import 'clsx';"}],
  [
    'references-apart',
    {'packages/reference/src/rest/a.ts': "import '../graphql/b';", 'packages/reference/src/graphql/b.ts': ''},
  ],
  [
    'references-apart',
    {
      'packages/reference/src/components/graphql/a.ts': "import '../rest/b';",
      'packages/reference/src/components/rest/b.ts': '',
    },
  ],
  [
    'search-engine-apart',
    {'packages/search/src/engine/a.ts': "import '../client/b';", 'packages/search/src/client/b.ts': ''},
  ],
  ['brand-is-data', {'src/brand.ts': "import './b';", 'src/b.ts': ''}],
  ['settings-are-read-first', {'src/config/a.ts': "import '../components/b';", 'src/components/b.ts': ''}],
  ['engine-tests-know-no-content', {'packages/core/tests/a.ts': "import '../../../src/b';", 'src/b.ts': ''}],
  ['engine-tests-know-no-content', {'packages/core/tests/a.ts': "import '../../../sidebars';", 'sidebars.ts': ''}],
  ['code-knows-no-tests', {'packages/core/src/a.ts': "import '../tests/b';", 'packages/core/tests/b.ts': ''}],
  ['site-knows-no-scripts', {'src/a.ts': "import '../scripts/b';", 'scripts/b.ts': ''}],
];

describe('rejects', () => {
  it.each(violations)('%s: %o', async (rule, files) => {
    expect(await findBrokenRules(files)).toContain(rule);
  });

  it('at least one import by every rule', () => {
    const tested = new Set(violations.map(([rule]) => rule.replace(/^[\w-]+-declares/, 'each-declares')));
    const all = forbidden.map(({name}) => name.replace(/^[\w-]+-declares/, 'each-declares'));
    expect([...tested].sort()).toEqual([...new Set(all)].sort());
  });
});

it('lets packages import what they declare, by name', async () => {
  const files = {
    'packages/content/src/a.ts': "import '@paydocs/core/src/needed';\nimport './b';",
    'packages/content/src/b.ts': "import fs from 'node:fs';\nimport Link from '@docusaurus/Link';",
    'packages/theme/src/components/a.ts': "import clsx from 'clsx';",
    'packages/content/tests/a.test.ts': "import '../src/a';\nimport '../../core/src/needed';",
    'src/config/a.ts': "import '@paydocs/content/src/a';",
  };
  expect(await findBrokenRules(files)).toEqual([]);
});
