/** Only the brand file names the provider; everything else uses tokens. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {brand} from '../../src/brand';
import {listFilesAt} from '@paydocs/core';
import {brandTraces, type Trace} from '../traces';

/** The brand that this project came with. It's no other provider's name, and no ordinary word. */
const FIRST_BRAND = 'Caudal';
const isFirst = brand.name === FIRST_BRAND;

const PROSE = [
  'docs',
  'apis/rest/index.mdx',
  'apis/graphql/index.md',
  'i18n',
  'src',
  'docusaurus.config.ts',
  'sidebars.ts',
];
const SOURCES = [
  ...PROSE,
  ...['openapi', 'graphql', 'static', 'scripts', 'tests', 'bench', 'packages', 'addresses', 'redocly.yaml'],
];
const SOURCE_FILE = /\.(?:ts|tsx|mjs|css|mdx?|ya?ml|graphql|json|svg|mustache|txt|tsv)$/;
const EXCLUDED = ['src/brand.ts', 'tests/rules/brand.test.ts'];
const listSources = (sources: readonly string[]): string[] =>
  sources.flatMap(listFilesAt).filter((file) => SOURCE_FILE.test(file) && !EXCLUDED.includes(file));

function findTraces(sources: readonly string[], {pattern}: Trace): string[] {
  return listSources(sources).flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

describe('brand', () => {
  it('is searched for in all sources', () => {
    expect(listSources(SOURCES).length).toBeGreaterThan(200);
  });

  const listNameTraces = ({name, slug}: Pick<typeof brand, 'name' | 'slug'>): Trace[] =>
    brandTraces({...brand, name, slug}).filter(({text}) => text.toLowerCase() === slug);

  it.each(isFirst ? brandTraces(brand) : listNameTraces({name: FIRST_BRAND, slug: FIRST_BRAND.toLowerCase()}))(
    '$text, of the first brand, appears nowhere else',
    (trace) => {
      expect(findTraces(SOURCES, trace)).toEqual([]);
    },
  );

  // Another brand's name may be an ordinary word, and its own specifications may name its hosts.
  const urlTraces = brandTraces(brand).filter(({text}) => /[@.]/.test(text));
  it.each(urlTraces)('$text appears in no page and no setting', (trace) => {
    expect(findTraces(PROSE, trace)).toEqual([]);
  });
});
