/** Files that writers edit, in each version and language. */
import fs from 'node:fs';
import {expect, it} from 'vitest';
import {createTasks} from '../../../src/generation/tasks';
import {
  contractSources,
  findHandwrittenLandingPages,
  generatorSources,
  listHandwrittenFiles,
  nameLinkSources,
} from '../../../src/generation/tasks/sources';
import {site} from '../../site';
import {workIn} from '../../../../content/tests/checks/workspace';

const ES = 'i18n/es/docusaurus-plugin-content-docs';
const translated: typeof site = {
  ...site,
  languages: [site.languages[0], {currentLocale: 'es', defaultLocale: 'en', baseUrl: '/es/'}],
};
const FILES = {
  'docs/a.md': '',
  'docs/img/a.svg': '',
  'apis/rest/index.mdx': '',
  'apis/rest/pay.api.mdx': '',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/a.md': '',
  [`${ES}/current/a.md`]: '',
  [`${ES}-rest/current/index.mdx`]: '',
  [`${ES}-rest/current/pay.api.mdx`]: '',
};

it('lists written files in the folders that Docusaurus reads', () => {
  workIn(FILES);
  const sources = ['docs/a.md', 'versioned_docs/version-1.0/a.md'];
  expect(listHandwrittenFiles(site)).toEqual([...sources, 'apis/rest/index.mdx']);
  expect(listHandwrittenFiles(translated)).toEqual([
    ...sources,
    `${ES}/current/a.md`,
    'apis/rest/index.mdx',
    `${ES}-rest/current/index.mdx`,
  ]);
  expect(findHandwrittenLandingPages(translated)).toEqual(['apis/rest/index.mdx']);
});

it('generates references in each language, in the folders that Docusaurus reads', () => {
  workIn(FILES);
  const tasks = createTasks(translated).map(({name, target}) => `${name} ${target}`);
  expect(tasks).toEqual(expect.arrayContaining([`rest-es ${ES}-rest/current`, `graphql-es ${ES}-graphql/current`]));
  expect(createTasks(site).map(({name}) => name)).toEqual(
    tasks.map((task) => task.split(' ')[0]).filter((name) => !name!.endsWith('-es')),
  );
});

it('includes only code that exists in fingerprints, because a fingerprint skips missing files', () => {
  const code = [...generatorSources, ...contractSources, ...nameLinkSources].filter((file) => /\/src\b/.test(file));
  expect(code.length).toBeGreaterThan(10);
  expect(code.filter((file) => !fs.existsSync(file))).toEqual([]);
});
