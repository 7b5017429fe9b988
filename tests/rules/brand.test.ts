/** The product's name is typed in the brand file alone: everything else uses tokens. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {brand} from '../../src/brand';
import {listFiles} from '../../src/plugins/reference/shared/fingerprint';

const SOURCES = [
  'docs',
  'openapi',
  'graphql',
  'static',
  'src',
  'scripts',
  'apis/rest/index.md',
  'apis/graphql/index.md',
];
const files = [
  ...SOURCES.flatMap((source) => (fs.statSync(source).isFile() ? [source] : listFiles(source))),
  'docusaurus.config.ts',
  'sidebars.ts',
];

describe('brand', () => {
  it('is looked for in all sources', () => {
    expect(files.length).toBeGreaterThan(200);
  });

  it.each([brand.name, brand.slug, new URL(brand.urls.site).host.split('.').slice(-2).join('.')])(
    '%s is typed nowhere else',
    (word) => {
      const strays = files
        .filter(
          (file) =>
            file !== 'src/brand.ts' && /\.(?:ts|tsx|mjs|css|md|mdx|ya?ml|graphql|json|svg|mustache)$/.test(file),
        )
        .flatMap((file) =>
          fs
            .readFileSync(file, 'utf8')
            .split('\n')
            .flatMap((line, index) =>
              line.toLowerCase().includes(word.toLowerCase()) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
            ),
        );
      expect(strays).toEqual([]);
    },
  );
});
