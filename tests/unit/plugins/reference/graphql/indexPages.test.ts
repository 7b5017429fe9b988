import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {addIndexPages} from '../../../../../src/plugins/reference/graphql/indexPages';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'index-pages-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('addIndexPages', () => {
  it('gives kinds an index page, and groups none', () => {
    fs.mkdirSync(path.join(folder, 'types/objects'), {recursive: true});
    fs.writeFileSync(path.join(folder, 'types/_category_.yml'), 'label: Types\nlink: null\n');
    fs.writeFileSync(path.join(folder, 'types/objects/_category_.yml'), 'label: Objects\nposition: 6\nlink: null\n');
    addIndexPages(folder);
    const read = (file: string): unknown => YAML.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
    expect(read('types/_category_.yml')).toEqual({label: 'Types', link: null});
    expect(read('types/objects/_category_.yml')).toMatchObject({
      label: 'Objects',
      position: 6,
      link: {type: 'generated-index', slug: '/types/objects', title: 'Objects'},
    });
  });
});
