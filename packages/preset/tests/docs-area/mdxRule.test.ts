import {describe, expect, it} from 'vitest';
import {addDependencies, type MdxRule} from '../../src/docs-area/mdxRule';

describe('withDependencies', () => {
  it('adds to the files that decide what becomes of a page', () => {
    const rule: MdxRule = {use: [{loader: 'mdx-loader', options: {}}]};
    const once = addDependencies(rule, ['a.ts']);
    expect(addDependencies(once, ['b.ts']).use[0]?.options.dependencies).toEqual(['a.ts', 'b.ts']);
  });
});
