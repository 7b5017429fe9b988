import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {
  readVersionNames,
  getEditions,
  getEditionFolders,
  resolveTranslationFolders,
  getSourcePath,
} from '../src/editions';

/** Works in a folder with this list of versions. */
function withVersions(text: string): void {
  const origin = process.cwd();
  process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), 'editions-')));
  fs.writeFileSync('versions.json', text);
  onTestFinished(() => process.chdir(origin));
}

const DOCS = {id: 'default', path: 'docs'};
const T = 'i18n/es/docusaurus-plugin-content-docs';

describe('editions of an area', () => {
  it('are one, as long as there is one version and one language', () => {
    expect(getEditions(DOCS, {source: 'en', all: ['en']})).toEqual([
      {locale: 'en', version: 'current', root: '/', folder: 'docs'},
    ]);
  });

  it('are every version in every language, with their addresses', () => {
    withVersions('["2.0", "1.0"]');
    const list = getEditions(DOCS, {source: 'en', all: ['es', 'en']});
    expect(list.map(({locale, root, folder, translates}) => [locale, root, folder, translates])).toEqual([
      ['en', '/next/', 'docs', undefined],
      ['en', '/', 'versioned_docs/version-2.0', undefined],
      ['en', '/1.0/', 'versioned_docs/version-1.0', undefined],
      ['es', '/next/', `${T}/current`, 'docs'],
      ['es', '/', `${T}/version-2.0`, 'versioned_docs/version-2.0'],
      ['es', '/1.0/', `${T}/version-1.0`, 'versioned_docs/version-1.0'],
    ]);
  });

  it.each(['{}', '[1]', '["1.0"'])('can not be read from %s', (text) => {
    withVersions(text);
    expect(() => readVersionNames(DOCS)).toThrow(/^versions\.json: this isn't a JSON list of names\./);
  });
});

describe('the folders of a page', () => {
  it.each([
    ['docs/a/b.md', undefined],
    ['versioned_docs/version-1.0/b.md', undefined],
    [`${T}/current/a/b.md`, 'docs/a/b.md'],
    [`${T}/version-1.0/b.md`, 'versioned_docs/version-1.0/b.md'],
    [`${T}-rest/current/index.mdx`, 'apis/rest/index.mdx'],
    ['src/pages/index.mdx', undefined],
  ])('say what %s translates', (file, original) => {
    expect(getSourcePath(file)).toBe(original);
  });

  it.each([
    ['docs/a.md', {translation: `${T}/current`, source: 'docs'}],
    ['apis/rest/index.mdx', {translation: `${T}-rest/current`, source: 'apis/rest'}],
    ['versioned_docs/version-1.0/a.md', {translation: `${T}/version-1.0`, source: 'versioned_docs/version-1.0'}],
    [`${T}/version-1.0/a.md`, {translation: `${T}/version-1.0`, source: 'versioned_docs/version-1.0'}],
    ['src/pages/index.mdx', undefined],
  ])('say where %s is looked for', (file, layers) => {
    expect(resolveTranslationFolders(file, 'es')).toEqual(layers);
  });

  it('are none for other files', () => {
    expect(getEditionFolders('README.md')).toBeUndefined();
  });
});
