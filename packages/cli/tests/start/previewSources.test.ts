/** Files that the preview watches, and which of them Docusaurus loads only once. */
import {describe, expect, it} from 'vitest';
import {isGeneratedPage, getPreviewSources} from '../../src/start/previewSources';
import {workIn} from '../../../content/tests/checks/workspace';
import {site} from '../site';

describe('the preview', () => {
  it('watches the files that the options name, without duplicates', () => {
    workIn({'src/brand.ts': '', 'src/theme/Root.tsx': '', 'src/lib/a.ts': '', 'apis/rest/index.mdx': 'Mine'});
    const testData = {tables: {}, file: 'src/lib/data.ts'};
    const {sources, settings} = getPreviewSources({...site, checks: {...site.checks, testData}});
    expect(sources).toEqual([
      'docs',
      'openapi',
      'graphql',
      'static',
      'apis/rest/index.mdx',
      'changelog.yaml',
      'releases',
      'src/lib/data.ts',
      'sidebars.ts',
      'redocly.yaml',
    ]);
    expect(settings).toEqual(['docusaurus.config.ts', 'src/brand.ts', 'src/lib']);
  });

  it('watches a site without its own code', () => {
    workIn({});
    expect(getPreviewSources({...site, brandFile: undefined}).settings).toEqual(['docusaurus.config.ts']);
  });

  it.each([
    ['docusaurus.config.ts', true],
    ['src/config/navbar.ts', true],
    ['packages/preset/src/link-check/index.ts', true],
    ['packages/content/src/checklists/index.ts', true],
    ['packages/static-pages/src/shell/dropdown.ts', false],
    ['packages/static-pages/src/theme/DocRoot/index.tsx', false],
    ['packages/search/src/client/embedded/worker.ts', false],
    ['packages/theme/src/css/tokens.css', false],
    ['packages/preset/src/theme/Root/index.tsx', false],
    ['docs/testing.mdx', false],
    ['sidebars.ts', false],
    ['versions.json', true],
    ['i18n/es/code.json', true],
    ['i18n/es/docusaurus-plugin-content-docs/current/testing.mdx', false],
  ])('after a change to %s, restarts: %s', (file, expected) => {
    expect(getPreviewSources(site).needsRestart(file)).toBe(expected);
  });

  it.each([
    ['i18n/es/docusaurus-plugin-content-docs-rest/current/payments-get.api.mdx', true],
    ['i18n/es/docusaurus-plugin-content-docs-rest/current/index.mdx', false],
    ['i18n/es/docusaurus-plugin-content-docs/current/testing.mdx', false],
    ['docs/testing.mdx', false],
  ])('recognizes %s as generated: %s', (file, expected) => {
    expect(isGeneratedPage(file)).toBe(expected);
  });
});
