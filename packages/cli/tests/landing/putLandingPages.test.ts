/** Generated landing pages, for references without a written one. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {findHandwrittenLandingPages} from '../../src/generation/tasks/sources';
import {writeLandingPages} from '../../src/landing';
import {site} from '../site';
import {workIn} from '../../../content/tests/checks/workspace';

const GENERATED = {
  '.generated/openapi/openapi.json': '{"openapi": "3.1.0", "info": {"title": "Books", "version": "1"}, "paths": {}}',
  '.generated/schema/schema.graphql': 'type Query { book: String }',
  'apis/rest/errors.rest.json': '{"statuses": []}',
  'apis/rest/sidebar.ts': 'export default [];\n',
  'apis/graphql/sidebar.ts': 'export default [];\n',
};
const REST = 'apis/rest/index.mdx';

describe('writeLandingPages', () => {
  it("generates both pages each time, and doesn't treat them as written pages", async () => {
    workIn(GENERATED);
    await writeLandingPages(site);
    expect(fs.readFileSync(REST, 'utf8')).toContain('title: "Books"');
    expect(fs.existsSync('apis/graphql/index.md')).toBe(true);
    fs.writeFileSync(
      '.generated/openapi/openapi.json',
      GENERATED['.generated/openapi/openapi.json'].replace('Books', 'Toys'),
    );
    await writeLandingPages(site);
    expect(fs.readFileSync(REST, 'utf8')).toContain('title: "Toys"');
    expect(findHandwrittenLandingPages(site)).toEqual([]);
  });

  it('keeps a written page with either name', async () => {
    workIn({...GENERATED, 'apis/rest/index.md': 'Mine', 'apis/graphql/index.md': 'Mine too'});
    await writeLandingPages(site);
    expect(fs.existsSync(REST)).toBe(false);
    expect(fs.readFileSync('apis/graphql/index.md', 'utf8')).toBe('Mine too');
    expect(findHandwrittenLandingPages(site)).toEqual(['apis/rest/index.md', 'apis/graphql/index.md']);
  });

  it('generates pages in each language, except pages that were written in one', async () => {
    const es = 'i18n/es/docusaurus-plugin-content-docs';
    const languages = [
      site.languages[0],
      {currentLocale: 'es', defaultLocale: 'en', baseUrl: '/es/'},
    ] as const satisfies typeof site.languages;
    const folders = {[`${es}-rest/current/a.mdx`]: '', [`${es}-graphql/current/a.mdx`]: ''};
    workIn({...GENERATED, ...folders, 'apis/graphql/index.md': 'Mine'});
    await writeLandingPages({...site, languages});
    const spanish = fs.readFileSync(`${es}-rest/current/index.mdx`, 'utf8');
    expect(spanish).toContain('title: "Books"');
    expect(spanish).toContain('## Descargar la descripción');
    expect(fs.readFileSync(REST, 'utf8')).toContain('## Download the description');
    expect(fs.existsSync(`${es}-graphql/current/index.md`)).toBe(false);
  });

  it('keeps a page whose comment was deleted', async () => {
    workIn(GENERATED);
    await writeLandingPages(site);
    const edited = fs.readFileSync(REST, 'utf8').replace(/^# .*\n/m, '');
    fs.writeFileSync(REST, edited);
    fs.writeFileSync(
      '.generated/openapi/openapi.json',
      GENERATED['.generated/openapi/openapi.json'].replace('Books', 'Toys'),
    );
    await writeLandingPages(site);
    expect(fs.readFileSync(REST, 'utf8')).toBe(edited);
  });
});
