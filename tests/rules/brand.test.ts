/** The provider is named in the brand file alone: everything else uses tokens. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {brand} from '../../src/brand';
import {listFilesAt} from '@paydocs/core/fingerprint';
import {brandTraces, type Trace} from '../traces';

/** The brand that this project came with. It is a name of no other provider and no word of any text. */
const FIRST = 'Caudal';
const isFirst = brand.name === FIRST;

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
const READ = /\.(?:ts|tsx|mjs|css|mdx?|ya?ml|graphql|json|svg|mustache|txt|tsv)$/;
const OWN = ['src/brand.ts', 'tests/rules/brand.test.ts'];
const filesIn = (sources: readonly string[]): string[] =>
  sources.flatMap(listFilesAt).filter((file) => READ.test(file) && !OWN.includes(file));

function strays(sources: readonly string[], {pattern}: Trace): string[] {
  return filesIn(sources).flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

describe('brand', () => {
  it('is looked for in all sources', () => {
    expect(filesIn(SOURCES).length).toBeGreaterThan(200);
  });

  const names = ({name, slug}: Pick<typeof brand, 'name' | 'slug'>): Trace[] =>
    brandTraces({...brand, name, slug}).filter(({text}) => text.toLowerCase() === slug);

  it.each(isFirst ? brandTraces(brand) : names({name: FIRST, slug: FIRST.toLowerCase()}))(
    '$text, of the first brand, is typed nowhere else',
    (trace) => {
      expect(strays(SOURCES, trace)).toEqual([]);
    },
  );

  // Another brand's name may be a word of texts, and its own specifications may name its hosts.
  const addresses = brandTraces(brand).filter(({text}) => /[@.]/.test(text));
  it.each(addresses)('$text is typed in no page and no setting', (trace) => {
    expect(strays(PROSE, trace)).toEqual([]);
  });
});
