import {describe, expect, it} from 'vitest';
import {withDependencies, type MdxRule} from '../../src/docs-area/mdxRule';

describe('withDependencies', () => {
  it('adds to the files that decide what becomes of a page', () => {
    const rule: MdxRule = {use: [{loader: 'mdx-loader', options: {}}]};
    const once = withDependencies(rule, ['a.ts']);
    expect(withDependencies(once, ['b.ts']).use[0]?.options.dependencies).toEqual(['a.ts', 'b.ts']);
  });
});
