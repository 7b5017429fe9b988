/** Diagnostics for URLs that readers can't open, and for missing files. */
import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {checkGuides} from '../../src/checks';
import {messages, page, workIn} from './workspace';

/** Returns the diagnostics of a page with this body, which starts at line 6. */
async function checkPage(
  body: string,
  file = 'docs/a.mdx',
  others: Record<string, string> = {},
  generatedFolders: readonly string[] = [],
): Promise<string[]> {
  workIn({[file]: page(body), ...others});
  return messages(() => checkGuides([file], brand, generatedFolders));
}

const URL_HINT = 'Use a URL that every reader can open, such as "https://shop.example/path" or "/testing/".';
const TEXT_HINT = 'To show the URL as text, put it in backticks.';

describe('URLs', () => {
  it.each([
    [
      '[a](https://[x)',
      'the link to https://[x is broken: it isn\'t a complete URL. Use a URL such as "https://shop.example/path".',
    ],
    ['[a](//)', 'the link to // is broken: it isn\'t a complete URL. Use a URL such as "https://shop.example/path".'],
    ...['https:', 'HTTP:', 'https:testing', 'https:/testing/'].map((url): [string, string] => [
      `![a](${url})`,
      `the image ${url} is broken: it isn't a complete URL. Use a URL such as "https://shop.example/path".`,
    ]),
    ['[a](htp://foo)', 'the link to htp://foo is broken: URLs don\'t start with "htp:". Did you mean "http:"?'],
    [
      '[a](javascript:void0)',
      `the link to javascript:void0 starts with "javascript:", which runs code in the reader's browser. ${URL_HINT}`,
    ],
    [
      '<a href="JavaScript:void(0)">a</a>',
      `the link to JavaScript:void(0) starts with "javascript:", which runs code in the reader's browser. ${URL_HINT}`,
    ],
    [
      "<a href={'vbscript:a'}>a</a>",
      `the link to vbscript:a starts with "vbscript:", which runs code in the reader's browser. ${URL_HINT}`,
    ],
    [
      '[a](file:///home/ana/a.md)',
      `the link to file:///home/ana/a.md starts with "file:", which points to the writer's own computer. ${URL_HINT}`,
    ],
    [
      '![a](data:image/png;base64,AA==)',
      'the image data:image/png;base64,AA== starts with "data:", which means that it contains the file itself. Put the image in static/, and write its path in that folder, such as "/img/form.png".',
    ],
    [
      '[a](http://localhost:3000/testing/)',
      `the link to http://localhost:3000/testing/ points to the reader's own computer or network. ${URL_HINT} ${TEXT_HINT}`,
    ],
    [
      'Open http://localhost:3000 then.',
      `the link to http://localhost:3000 points to the reader's own computer or network. ${URL_HINT} ${TEXT_HINT}`,
    ],
    [
      '[a](//127.0.0.1/)',
      `the link to //127.0.0.1/ points to the reader's own computer or network. ${URL_HINT} ${TEXT_HINT}`,
    ],
    [
      '[a](http://[::1]:80/)',
      `the link to http://[::1]:80/ points to the reader's own computer or network. ${URL_HINT} ${TEXT_HINT}`,
    ],
    [
      '<a href="https://192.168.1.7/">a</a>',
      `the link to https://192.168.1.7/ points to the reader's own computer or network. ${URL_HINT} ${TEXT_HINT}`,
    ],
    [
      '![a](http://localhost:3000/img/a.png)',
      `the image http://localhost:3000/img/a.png points to the reader's own computer or network. Put the image in static/, and write its path in that folder, such as "/img/form.png". ${TEXT_HINT}`,
    ],
    [
      '<video src="http://127.0.0.2/a.mp4" />',
      `the file http://127.0.0.2/a.mp4 points to the reader's own computer or network. Put the file in static/, and write its path in that folder, such as "/img/form.png". ${TEXT_HINT}`,
    ],
  ])('reports %s', async (body, message) => {
    expect((await checkPage(body)).map((line) => line.replace(/^docs\/a\.mdx:6:\d+: /, ''))).toEqual([message]);
  });

  it('reports URLs in Markdown files and partials, with their lines', async () => {
    const lines = await checkPage('Text.\n\n<p>\n<a\nhref="javascript:a">b</a></p>', 'docs/a.md');
    expect(lines).toEqual([expect.stringMatching(/^docs\/a\.md:9: the link to javascript:a starts with/)]);
    const link = '[a]: http://localhost/\n\n[a]\n';
    workIn({'docs/_part.mdx': link});
    expect(await messages(() => checkGuides(['docs/_part.mdx'], brand))).toEqual([
      expect.stringMatching(/^docs\/_part\.mdx:1:1: the link to http:\/\/localhost\/ points to the reader's own/),
    ]);
  });

  it.each([
    '`http://localhost:3000` and\n\n```bash\ncurl http://localhost:3000\n```',
    '[a](https://localhost.shop.example/) [b](mailto:help@shop.example) [c](slack://channel) [d](pathname:///openapi.json)',
    '{/* <a href="javascript:a">b</a> */}',
    '[The test cards](#cards)\n\n## Cards',
  ])('accepts %j', async (body) => {
    expect(await checkPage(body)).toEqual([]);
  });
});

const getMissingMessage = (what: string, url: string, file = `static${url}`): string =>
  `the ${what} ${url} doesn't exist: there's no ${file}. Correct the path, or save the ${what} as ${file}.`;

describe('paths', () => {
  it.each([
    ['![a](/img/../../package.json)', 'the path of the image /img/../../package.json points outside static/'],
    ['![a](/img/%2e%2e/../package.json)', 'the path of the image /img/%2e%2e/../package.json points outside static/'],
    ['<img src="/../package.json" alt="" />', 'the path of the image /../package.json points outside static/'],
    ['[a](/../package.json)', 'the path of the file /../package.json points outside static/'],
    ['![a](../../outside.png)', 'the path of the image ../../outside.png points outside the project'],
    ['![a](@site/../outside.png)', 'the path of the image @site/../outside.png points outside the project'],
    ['[a](../../outside.md)', 'the link to ../../outside.md points outside the project.'],
    ['[a](/../../outside.md)', 'the link to /../../outside.md points outside the project.'],
    ["import A from '../../outside.mdx';", 'the import of ../../outside.mdx points outside the project.'],
  ])('reports that %s points outside', async (body, message) => {
    expect(await checkPage(body, 'docs/a.mdx', {'package.json': '{}', 'static/img/a.png': ''})).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it('accepts relative paths inside the project', async () => {
    const body = '![a](/img/../img/a.png) ![a](../static/img/a.png) ![a](@site/static/img/a.png)';
    expect(await checkPage(body, 'docs/a.mdx', {'static/img/a.png': ''})).toEqual([]);
  });
});

describe('files', () => {
  it.each([
    [
      '<video src="/files/a.mp4" poster="/img/a.png" />',
      [getMissingMessage('file', '/files/a.mp4'), getMissingMessage('image', '/img/a.png')],
    ],
    [
      '<video><source src="/files/a.webm" /><track src="/files/a.vtt" /></video>',
      [getMissingMessage('file', '/files/a.webm'), getMissingMessage('file', '/files/a.vtt')],
    ],
    ['<audio src="/files/a.mp3" />', [getMissingMessage('file', '/files/a.mp3')]],
    [
      '<img alt="" src="/img/there.png" srcSet="/img/b.png 2x, /img/c.png 3x" />',
      [getMissingMessage('image', '/img/b.png'), getMissingMessage('image', '/img/c.png')],
    ],
    [
      '<picture><source srcSet="/img/b.avif" /><img alt="" src="/img/there.png" /></picture>',
      [getMissingMessage('image', '/img/b.avif')],
    ],
    ['<a href="/files/a.pdf" download>a</a>', [getMissingMessage('file', '/files/a.pdf')]],
    ["<img alt='' src={'/img/b.png'} />", [getMissingMessage('image', '/img/b.png')]],
    ["<img alt='' src={useBaseUrl('/img/b.png')} />", [getMissingMessage('image', '/img/b.png')]],
    [
      "<img alt='' src={require('./form.png').default} srcSet={`${require('./b.png').default} 2x`} />",
      [getMissingMessage('image', './form.png', 'docs/form.png'), getMissingMessage('image', './b.png', 'docs/b.png')],
    ],
    ['![a][form]\n\n[form]: ./form.png', [getMissingMessage('image', './form.png', 'docs/form.png')]],
    [
      '[a](./a.pdf) [b](/files/b.zip)',
      [getMissingMessage('file', './a.pdf', 'docs/a.pdf'), getMissingMessage('file', '/files/b.zip')],
    ],
    [
      '![a](/img/There.png)',
      [
        `the image /img/There.png doesn't exist: there's no static/img/There.png. Did you mean there.png? Correct the path, or save the image as static/img/There.png.`,
      ],
    ],
    ["<a href={require('./a.pdf').default}>a</a>", [getMissingMessage('file', './a.pdf', 'docs/a.pdf')]],
    ['![a](../docs)', ['the path ../docs points to a folder. Write the path of a file in the folder.']],
    [
      '<img alt="" src="./form.png" />',
      [
        'the path of the image ./form.png must start with a slash, because it\'s in a tag. Put the image in static/img/, and write "/img/form.png".',
      ],
    ],
    [
      '<a href="./b.mdx">a</a>',
      ["the link to ./b.mdx is broken: page paths in tags aren't converted to URLs. Use [text](./b.mdx) instead."],
    ],
  ])('reports %s', async (body, expected) => {
    const existingFiles = {
      'static/img/there.png': 'image',
      'docs/b.mdx': page(''),
      ...Object.fromEntries(['openapi', 'schema', 'site', 'changelog'].map((name) => [`.generated/${name}/a`, 'a'])),
    };
    const lines = await checkPage(body, 'docs/a.mdx', existingFiles);
    expect(lines.map((line) => line.replace(/^docs\/a\.mdx:\d+:\d+: /, ''))).toEqual(expected);
  });

  it('requires the files next to each translation of a page', async () => {
    const es = 'i18n/es/docusaurus-plugin-content-docs/current';
    const existingFiles = {'docs/a.mdx': page(''), 'docs/b.png': 'b'};
    expect(await checkPage('![a](./b.png)', `${es}/a.mdx`, existingFiles)).toEqual([
      expect.stringMatching(
        /: the image \.\/b\.png doesn't exist: there's no i18n\S+\/b\.png\. A translation needs its own files next to it, so copy docs\/b\.png to i18n\S+\/b\.png\.$/,
      ),
    ]);
  });

  it('accepts missing generated files until they have been generated', async () => {
    const body = '[OpenAPI](/openapi.yaml) <a href="/openapi.yaml" download>YAML</a>';
    const generatedFolders = ['made/openapi', 'made/schema'];
    expect(await checkPage(body, 'docs/a.mdx', {}, generatedFolders)).toEqual([]);
    const schema = {'made/schema/a': 'a'};
    expect(
      await checkPage(body, 'docs/a.mdx', {...schema, 'made/openapi/openapi.yaml': 'a'}, generatedFolders),
    ).toEqual([]);
    expect(await checkPage(body, 'docs/a.mdx', {...schema, 'made/openapi/b': 'a'}, generatedFolders)).toHaveLength(2);
  });

  it('accepts existing files, however a page references them', async () => {
    const body =
      '<video src="/a.mp4" poster="/a.png"><source src="/a.mp4" /></video> ![a](./b.png) [c](./c.pdf) [d](https://shop.example/d.pdf) ' +
      '<a href="/a.mp4?x=1#t=2" download>a</a> [e](../testing) [f](/v1.2/)\n\n<img alt="" srcSet="/a.png 1x,  /a.png 2x" />';
    const files = {'static/a.mp4': 'a', 'static/a.png': 'a', 'docs/b.png': 'b', 'docs/c.pdf': 'c'};
    expect(await checkPage(body, 'docs/a.mdx', files)).toEqual([]);
  });
});
