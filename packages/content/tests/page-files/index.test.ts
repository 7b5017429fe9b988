import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import pageFiles from '../../src/page-files';
import {workIn} from '../checks/workspace';

/** Compiles a page with files next to it, and shortens loaders to their names. */
async function compilePage(text: string, format: 'md' | 'mdx' = 'mdx'): Promise<string> {
  const names = ['a.svg', 'b.png', 'c.json', 'd.vtt', 'e.html', 'f.pdf', 'g.js'];
  workIn(Object.fromEntries(names.map((name) => [`docs/${name}`, ''])));
  const page = new VFile({path: path.resolve('docs/page.mdx'), value: text, data: {compilerName: 'client'}});
  const {value} = await compile(page, {format, jsx: true, remarkPlugins: [pageFiles]});
  return String(value).replace(/!(?!=)[^!]*?\/([\w-]+)\/dist\/cjs\.js\?name=[^!"]*!/g, '$1!');
}

describe('a file next to a page', () => {
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
  ])('becomes a URL where an attribute requires it: %s', async (text, attribute) => {
    expect(await compilePage(text)).toContain(attribute);
  });

  it('becomes a URL where an attribute uses its import', async () => {
    const imports = "import x from './a.svg';\nimport y from './c.json';\nimport z from './g.js';";
    const program = await compilePage(
      `${imports}\n\n<img src={x} /> <a href={y}>a</a> <a href={z}>b</a>\n\n<Card data={y} />`,
    );
    expect(program).toContain('src={require("file-loader!./a.svg").default}');
    expect(program).toContain('href={require("./c.raw!=file-loader!./c.json").default}');
    expect(program).toContain('href={z}');
    expect(program).toContain('data={y}');
  });

  it("stays Docusaurus's component where a page renders an imported SVG", async () => {
    const program = await compilePage("import X from './a.svg';\n\n<X />");
    expect(program).toMatch(/import X from ['"]\.\/a\.svg['"]/);
    expect(program).toContain('<X />');
  });

  it('can be imported if the bundler has no loader for its type', async () => {
    const imports =
      "import d from './d.vtt';\nimport f from './f.pdf';\nimport g from './g.js';\nimport h from '@theme/h.vtt';";
    const program = await compilePage(`${imports}\n\n<track src={d} />`);
    expect(program).toContain('import d from "file-loader!./d.vtt"');
    for (const name of ['./f.pdf', './g.js', '@theme/h.vtt']) expect(program).toMatch(new RegExp(`from ['"]${name}`));
  });

  it.each(['md', 'mdx'] as const)('is resolved where a reference-style link of %s uses it', async (format) => {
    const text = '![x][r] ![y][] [*z*][f]\n\n[r]: ./b.png "Title"\n[y]: ./a.svg\n[f]: ./f.pdf\n[r]: ./other.png';
    const program = await compilePage(text, format);
    expect(program).toContain('src="./b.png" alt="x" title="Title"');
    expect(program).toContain('src="./a.svg" alt="y"');
    expect(program).toMatch(/href="\.\/f\.pdf"><_components\.em>\{"z"\}/);
  });

  it('is published if it is HTML, which Docusaurus treats as a page', async () => {
    const program = await compilePage(
      '[a](./e.html#b) [b][e] [c](./missing.html) [d](https://a.example/e.html)\n\n[e]: e.html',
    );
    expect([...program.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      ...['@site/docs/e.html#b', '@site/docs/e.html', './missing.html', 'https://a.example/e.html'],
    ]);
  });
});
