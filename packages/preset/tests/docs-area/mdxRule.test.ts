import {describe, expect, it} from 'vitest';
import {inOneBundle, withDependencies, withQuickPages, type MdxRule} from '../../src/docs-area/mdxRule';

const mdx = {process: async () => ({content: 'by MDX', data: {}})};
const rule: MdxRule = {
  use: [{loader: 'mdx-loader', options: {processors: {mdProcessor: mdx, mdxProcessor: mdx}, crossCompilerCache: {}}}],
};

describe('withQuickPages', () => {
  const options = withQuickPages(rule).use[0]!.options;

  it('compiles pages of the generators, and leaves others to MDX', async () => {
    const compiled = async (content: string): Promise<string> =>
      (await options.processors.mdxProcessor.process({content})).content;
    expect(await compiled('<Summary />\n')).toContain('export default function MDXContent');
    expect(await compiled('Some words.\n')).toBe('by MDX');
  });
});

describe('inOneBundle', () => {
  it('does not have the server wait for the browser', () => {
    expect(inOneBundle(rule).use[0]!.options.crossCompilerCache).toBeUndefined();
  });
});

describe('withDependencies', () => {
  it('adds to the files that decide what becomes of a page', () => {
    const once = withDependencies(rule, ['a.ts']);
    expect(withDependencies(once, ['b.ts']).use[0]?.options.dependencies).toEqual(['a.ts', 'b.ts']);
  });
});
