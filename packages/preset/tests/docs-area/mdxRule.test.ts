import {describe, expect, it} from 'vitest';
import {addDependencies, type MdxRule} from '../../src/docs-area/mdxRule';

describe('addDependencies', () => {
  it('adds to the files that affect how a page is compiled', () => {
    const rule: MdxRule = {use: [{loader: 'mdx-loader', options: {}}]};
    const once = addDependencies(rule, ['a.ts']);
    expect(addDependencies(once, ['b.ts']).use[0]?.options.dependencies).toEqual(['a.ts', 'b.ts']);
  });
});
