/** The copies that are measured hold what is measured. Their specifications are made by `npm run generate`. */
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {createReaderSite, createOwnSite, createDefaultSite, type BenchSite} from '../../../bench/builds/benchSite';
import {landingPages} from '../../../src/config/areas';
import {embedFolder} from '@paydocs/preset/generatedFiles';

const made: BenchSite[] = [];
afterAll(() => made.forEach((arrangement) => arrangement.remove()));

describe.each([
  ['ours', createOwnSite, ''],
  ['ours for people alone', createReaderSite, ''],
  ['the default', createDefaultSite, 'docs'],
])('%s', (_, arrange, folder) => {
  it('has every page that people write, also when it is cleaned', () => {
    const arrangement = arrange();
    made.push(arrangement);
    arrangement.clean();
    for (const page of landingPages) {
      const file = path.join(arrangement.folder, folder, page);
      expect(fs.existsSync(file), page).toBe(true);
      if (folder) expect(fs.readFileSync(file, 'utf8')).not.toContain("from './");
    }
    for (const file of [arrangement.guide, arrangement.operation]) {
      expect(fs.existsSync(path.join(arrangement.folder, file)), file).toBe(true);
    }
  });
});

it('leaves out what only programs read where that is measured', () => {
  const arrangement = createReaderSite();
  made.push(arrangement);
  const config = fs.readFileSync(path.join(arrangement.folder, 'docusaurus.config.ts'), 'utf8');
  expect(config).toContain('cards: false, markdown: {enabled: false, ');
  expect(fs.existsSync(path.join(arrangement.folder, 'static/llms.txt'))).toBe(true);
});

it('shows the same parts of the specifications in the default, by code blocks of the theme and without our frame', () => {
  const arrangement = createDefaultSite();
  made.push(arrangement);
  const {folder} = arrangement;
  expect(fs.readdirSync(path.join(folder, embedFolder))).toEqual(fs.readdirSync(embedFolder));
  expect(fs.readFileSync(path.join(folder, 'src/components/CodeFrame/index.tsx'), 'utf8')).toContain(
    '@theme/CodeBlock',
  );
  expect(fs.readdirSync(path.join(folder, 'src'))).not.toContain('theme');
  expect(fs.readdirSync(path.join(folder, 'src'))).not.toContain('plugins');
});
