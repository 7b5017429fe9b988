/** The plugin in Docusaurus's own chain, which passes on a code block's metadata in its own way. */
import path from 'node:path';
import * as processor from '@docusaurus/mdx-loader/lib/processor';
import {describe, expect, it} from 'vitest';
import codeFrames from '../../src/code-frames';

type Options = Parameters<typeof processor.createProcessorUncached>[0]['options'];

const options = {
  markdownConfig: {anchors: {}, hooks: {}, mdx1Compat: {}},
  staticDirs: [],
  siteDir: process.cwd(),
  rehypePlugins: [[codeFrames, {provider: 'Example'}]],
} as unknown as Options;

async function compile(format: 'md' | 'mdx', content: string, file = `docs/page.${format}`): Promise<string> {
  const {process: run} = await processor.createProcessorUncached({options, format});
  const result = await run({content, filePath: path.resolve(file), frontMatter: {}, compilerName: 'client'});
  return result.content;
}

describe.each(['md', 'mdx'] as const)('codeFrames in %s', (format) => {
  it('turns a code block into one component, also in a list', async () => {
    const page = await compile(format, '- item\n\n  ```js title="a b.js" {1}\n  const a = "<b>";\n  ```\n');
    expect(page).toMatch(/_jsx\(CodeFrame, \{\s*html: "<mark data-line=.*&lt;b&gt;.*<\/mark>",\s*title: "a b\.js"/);
    expect(page).not.toContain('pre');
  });

  it('leaves inline code unchanged', async () => {
    expect(await compile(format, 'Some `code`.')).not.toContain('CodeFrame, {');
  });

  it('reports the file and line of every error', async () => {
    const source = '---\ntitle: A\n---\n\n```js titel\na\n```\n\n- item\n\n  ```js wrap {9}\n  a\n  ```\n';
    await expect(compile(format, source)).rejects.toThrow(
      new RegExp(`^docs/page\\.${format}:5: unknown word "titel".*\ndocs/page\\.${format}:11: line 9 is marked`),
    );
  });

  it('accepts unknown words on generated pages', async () => {
    expect(await compile(format, '```js titel\na\n```\n', `apis/rest/a.${format}`)).toContain('CodeFrame');
  });
});
