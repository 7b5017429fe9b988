/** The provider is named in the brand file alone: everything else uses tokens. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {brand} from '../../src/brand';
import {listFiles} from '@paydocs/core/fingerprint';
import {brandTraces} from '../traces';

const SOURCES = [
  ...['docs', 'openapi', 'graphql', 'static', 'src', 'scripts', 'tests', 'bench', 'packages', 'addresses'],
  ...['apis/rest/index.mdx', 'apis/graphql/index.md', 'docusaurus.config.ts', 'sidebars.ts', 'redocly.yaml'],
];
const files = SOURCES.flatMap((source) => (fs.statSync(source).isFile() ? [source] : listFiles(source))).filter(
  (file) => file !== 'src/brand.ts' && /\.(?:ts|tsx|mjs|css|mdx?|ya?ml|graphql|json|svg|mustache|txt|tsv)$/.test(file),
);

describe('brand', () => {
  it('is looked for in all sources', () => {
    expect(files.length).toBeGreaterThan(200);
  });

  it.each(brandTraces(brand))('$text is typed nowhere else', ({pattern}) => {
    const strays = files.flatMap((file) =>
      fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
    expect(strays).toEqual([]);
  });
});
