import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {
  readVersionNames,
  getEditions,
  getEditionFolders,
  resolveTranslationFolders,
  getTranslationSourcePath,
} from '../src/editions';

/** Changes to a new folder with this list of versions. */
function changeToVersions(text: string): void {
  const origin = process.cwd();
  process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), 'editions-')));
  fs.writeFileSync('versions.json', text);
  onTestFinished(() => process.chdir(origin));
}

const DOCS = {id: 'default', path: 'docs'};
const TRANSLATIONS = 'i18n/es/docusaurus-plugin-content-docs';

describe('editions of an area', () => {
  it('are a single one for one version and one language', () => {
    expect(getEditions(DOCS, {source: 'en', all: ['en']})).toEqual([
      {locale: 'en', version: 'current', root: '/', folder: 'docs'},
    ]);
  });

  it('are every version in every language, with their root URLs', () => {
    changeToVersions('["2.0", "1.0"]');
    const list = getEditions(DOCS, {source: 'en', all: ['es', 'en']});
    expect(list.map(({locale, root, folder, translates}) => [locale, root, folder, translates])).toEqual([
      ['en', '/next/', 'docs', undefined],
      ['en', '/', 'versioned_docs/version-2.0', undefined],
      ['en', '/1.0/', 'versioned_docs/version-1.0', undefined],
      ['es', '/next/', `${TRANSLATIONS}/current`, 'docs'],
      ['es', '/', `${TRANSLATIONS}/version-2.0`, 'versioned_docs/version-2.0'],
      ['es', '/1.0/', `${TRANSLATIONS}/version-1.0`, 'versioned_docs/version-1.0'],
    ]);
  });

  it.each(['{}', '[1]', '["1.0"'])("can't be read from %s", (text) => {
    changeToVersions(text);
    expect(() => readVersionNames(DOCS)).toThrow(/^versions\.json: this isn't a JSON list of names\./);
  });
});

describe('the folders of a page', () => {
  it.each([
    ['docs/a/b.md', undefined],
    ['versioned_docs/version-1.0/b.md', undefined],
    [`${TRANSLATIONS}/current/a/b.md`, 'docs/a/b.md'],
    [`${TRANSLATIONS}/version-1.0/b.md`, 'versioned_docs/version-1.0/b.md'],
    [`${TRANSLATIONS}-rest/current/index.mdx`, 'apis/rest/index.mdx'],
    ['src/pages/index.mdx', undefined],
  ])('identify the source of %s', (file, original) => {
    expect(getTranslationSourcePath(file)).toBe(original);
  });

  it.each([
    ['docs/a.md', {translation: `${TRANSLATIONS}/current`, source: 'docs'}],
    ['apis/rest/index.mdx', {translation: `${TRANSLATIONS}-rest/current`, source: 'apis/rest'}],
    [
      'versioned_docs/version-1.0/a.md',
      {translation: `${TRANSLATIONS}/version-1.0`, source: 'versioned_docs/version-1.0'},
    ],
    [
      `${TRANSLATIONS}/version-1.0/a.md`,
      {translation: `${TRANSLATIONS}/version-1.0`, source: 'versioned_docs/version-1.0'},
    ],
    ['src/pages/index.mdx', undefined],
  ])('identify where %s is read from', (file, folders) => {
    expect(resolveTranslationFolders(file, 'es')).toEqual(folders);
  });

  it("don't exist for other files", () => {
    expect(getEditionFolders('README.md')).toBeUndefined();
  });
});
