import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import pageFiles from '../../src/page-files';
import {workIn} from '../checks/workspace';

/** The program of a page beside files, with loaders by their names alone. */
async function programOf(text: string, format: 'md' | 'mdx' = 'mdx'): Promise<string> {
  const names = ['a.svg', 'b.png', 'c.json', 'd.vtt', 'e.html', 'f.pdf', 'g.js'];
  workIn(Object.fromEntries(names.map((name) => [`docs/${name}`, ''])));
  const page = new VFile({path: path.resolve('docs/page.mdx'), value: text, data: {compilerName: 'client'}});
  const {value} = await compile(page, {format, jsx: true, remarkPlugins: [pageFiles]});
  return String(value).replace(/!(?!=)[^!]*?\/([\w-]+)\/dist\/cjs\.js\?name=[^!"]*!/g, '$1!');
}

describe('a file beside a page', () => {
  it.each([
    ["<img src={require('./a.svg').default} />", 'src={require("file-loader!./a.svg").default}'],
    ["<img src={require('./b.png').default} />", 'src={require("./b.png").default}'],
    ["<img src={require('./b.png')} />", 'src={require("./b.png").default}'],
    ["<img srcSet={`${require('./a.svg').default} 2x`} />", 'srcSet={`${require("file-loader!./a.svg").default} 2x`}'],
    ["<a href={require('./c.json').default}>a</a>", 'href={require("./c.raw!=file-loader!./c.json").default}'],
    ["<a href={require('@site/docs/g.js').default}>a</a>", 'href={require("file-loader!@site/docs/g.js").default}'],
    ["<track src={require('./d.vtt').default} />", 'src={require("file-loader!./d.vtt").default}'],
    ["<Card src={require('./a.svg').default} />", 'src={require("file-loader!./a.svg").default}'],
    ["<Card icon={require('./a.svg').default} />", "icon={require('./a.svg').default}"],
    ["<img src={require('./missing.svg').default} />", "src={require('./missing.svg').default}"],
  ])('has its address where an attribute requires it: %s', async (text, attribute) => {
    expect(await programOf(text)).toContain(attribute);
  });

  it('has its address where an attribute takes it from an import', async () => {
    const imports = "import x from './a.svg';\nimport y from './c.json';\nimport z from './g.js';";
    const program = await programOf(
      `${imports}\n\n<img src={x} /> <a href={y}>a</a> <a href={z}>b</a>\n\n<Card data={y} />`,
    );
    expect(program).toContain('src={require("file-loader!./a.svg").default}');
    expect(program).toContain('href={require("./c.raw!=file-loader!./c.json").default}');
    expect(program).toContain('href={z}');
    expect(program).toContain('data={y}');
  });

  it('is the component that Docusaurus makes of it, where a page shows an SVG as one', async () => {
    const program = await programOf("import X from './a.svg';\n\n<X />");
    expect(program).toMatch(/import X from ['"]\.\/a\.svg['"]/);
    expect(program).toContain('<X />');
  });

  it('can be imported if the bundler has no loader for its type', async () => {
    const imports =
      "import d from './d.vtt';\nimport f from './f.pdf';\nimport g from './g.js';\nimport h from '@theme/h.vtt';";
    const program = await programOf(`${imports}\n\n<track src={d} />`);
    expect(program).toContain('import d from "file-loader!./d.vtt"');
    for (const name of ['./f.pdf', './g.js', '@theme/h.vtt']) expect(program).toMatch(new RegExp(`from ['"]${name}`));
  });

  it.each(['md', 'mdx'] as const)('is in its place where a reference of %s names it', async (format) => {
    const text = '![x][r] ![y][] [*z*][f]\n\n[r]: ./b.png "Title"\n[y]: ./a.svg\n[f]: ./f.pdf\n[r]: ./other.png';
    const program = await programOf(text, format);
    expect(program).toContain('src="./b.png" alt="x" title="Title"');
    expect(program).toContain('src="./a.svg" alt="y"');
    expect(program).toMatch(/href="\.\/f\.pdf"><_components\.em>\{"z"\}/);
  });

  it('is published if it is HTML, which Docusaurus takes for a page', async () => {
    const program = await programOf(
      '[a](./e.html#b) [b][e] [c](./missing.html) [d](https://a.example/e.html)\n\n[e]: e.html',
    );
    expect([...program.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      ...['@site/docs/e.html#b', '@site/docs/e.html', './missing.html', 'https://a.example/e.html'],
    ]);
  });
});
