/** Options of the preset: defaults, and messages for invalid options. */
import {describe, expect, it} from 'vitest';
import {resolveOptions} from '../../src/options/read';
import type {Options} from '../../src/options/types';
import {messages, workIn} from '../../../content/tests/checks/workspace';

const read = (options?: unknown, title = 'Acme Docs') =>
  resolveOptions(options as Options, {
    siteDir: '/site',
    siteConfigPath: '/site/docusaurus.config.ts',
    title,
  });
const collectMessages = (options: unknown): Promise<string[]> => messages(async () => void read(options));

describe('resolveOptions', () => {
  it('returns the defaults of a site with the usual folders', () => {
    const {brand, ...options} = read();
    expect(options).toEqual({
      guides: {path: 'docs', routeBasePath: '/', components: {}},
      addresses: 'addresses',
      cards: {fonts: []},
      markdown: {enabled: true, assistants: expect.any(Array)},
      policyInPages: false,
      rest: {specification: 'openapi', path: 'apis/rest'},
      graphql: {specification: 'graphql', examples: 'graphql/examples', path: 'apis/graphql'},
      fieldNotes: [],
      search: {hosted: false},
      checks: {names: 'docs/_names.yaml', changelog: 'changelog.yaml', releases: 'releases'},
      strict: true,
    });
    expect(brand).toMatchObject({name: 'Acme', slug: 'acme', urls: {api: 'https://api.acme.example/v1'}});
  });

  it('can turn page cards off and on', () => {
    expect(read({cards: false}).cards).toBe(false);
    expect(read({cards: true}).cards).toEqual({fonts: []});
    expect(read({cards: {fonts: ['static/a.woff']}}).cards).toEqual({fonts: ['static/a.woff']});
  });

  it('keeps the given options', () => {
    const editUrl = (): string => 'https://edit.example';
    const options = read({brand: {name: 'Río', urls: {api: 'https://pay.example'}}, guides: {editUrl, path: 'guides'}});
    expect(options.guides).toEqual({path: 'guides', routeBasePath: '/', components: {}, editUrl});
    expect(options.brand).toMatchObject({name: 'Río', slug: 'rio', urls: {api: 'https://pay.example'}});
    expect(options.brand.urls.graphql).toBe('https://graphql.rio.example');
  });
});

describe('invalid options', () => {
  it.each([
    [{rst: {}}, "rst isn't an option. Did you mean rest?"],
    [{rest: {spec: 'openapi'}}, "rest.spec isn't an option. Valid options: specification, rules, path, sidebarPath."],
    [
      {rest: {specification: 5}},
      'rest.specification must be a path relative to the project\'s folder, such as "docs/names.yaml" (found 5).',
    ],
    [
      {graphql: {path: '/reference'}},
      'graphql.path must be one folder below "apis/", such as "apis/rest", in lowercase letters, digits, and hyphens (found "/reference").',
    ],
    [
      {fieldNotes: [{label: 'Personal data'}]},
      'fieldNotes.0 must have an extension, a directive, or both (found {"label":"Personal data"}).',
    ],
    [
      {fieldNotes: [{extension: 'personal', label: 'Personal data'}]},
      'fieldNotes.0.extension must be the name of an extension, which starts with "x-" (found "personal").',
    ],
    [
      {fieldNotes: [{directive: '@personal', label: 'Personal data'}]},
      'fieldNotes.0.directive must be the name of a directive, without "@" (found "@personal").',
    ],
    [{strict: 'yes'}, 'strict must be true or false (found "yes").'],
    [{search: true}, 'search must be an object of options, in braces (found true).'],
    [{guides: {id: 'mine'}}, 'guides.id can\'t be set: guides are the docs instance "default" (found "mine").'],
    [
      {guides: {components: {fees: {module: './Fees'}}}},
      'guides.components.fees isn\'t the name of a component, which starts with a capital letter (found {"module":"./Fees"}).',
    ],
    [
      {guides: {components: {Fees: {module: './Fees', modul: 1}}}},
      "guides.components.Fees.modul isn't an option. Did you mean module?",
    ],
    [{guides: {components: {Fees: {}}}}, 'guides.components.Fees.module is required.'],
    [{cards: 'no'}, 'cards must be true, false, or options in braces (found "no").'],
    [[], 'the options must be an object of options, in braces (found []).'],
  ])('%j: %s', async (options, message) => {
    expect(await collectMessages(options)).toEqual([`docusaurus.config.ts: @paydocs/preset: ${message}`]);
  });

  it('are reported for a missing glossary', async () => {
    const message =
      'guides.glossary is "words.mdx", but there\'s no docs/words.mdx. Write the path of the page in docs/, or delete the option.';
    expect(await collectMessages({guides: {glossary: 'words.mdx'}})).toEqual([
      `docusaurus.config.ts: @paydocs/preset: ${message}`,
    ]);
  });

  it('are all reported at once', async () => {
    expect(await collectMessages({strict: 1, rest: {path: 'x'}, brands: {}})).toHaveLength(3);
  });

  it('are reported with the line of the brand file', async () => {
    const siteDir = workIn({'src/brand.ts': "export const brand = {\n  name: 'Acme',\n  slug: 'ACME',\n};\n"});
    const owner = {siteDir, siteConfigPath: `${siteDir}/docusaurus.config.ts`, title: 'Acme'};
    const found = await messages(
      async () => void resolveOptions({brand: {name: 'Acme', slug: 'ACME'}, brandFile: 'src/brand.ts'}, owner),
    );
    expect(found).toEqual([expect.stringMatching(/^src\/brand\.ts:3: slug must start with a letter/)]);
  });
});
