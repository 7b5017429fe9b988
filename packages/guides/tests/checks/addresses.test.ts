/** What writers read of an address that no reader can open, and of a file that is not there. */
import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {checkGuides} from '../../src/checks';
import {messages, page, workIn} from './workspace';

/** What is told of a page with this body, which begins at line 6. */
async function told(
  body: string,
  file = 'docs/a.mdx',
  others: Record<string, string> = {},
  made: readonly string[] = [],
): Promise<string[]> {
  workIn({[file]: page(body), ...others});
  return messages(() => checkGuides([file], brand, made));
}

const OPEN = 'Write a URL that every reader can open, such as "https://shop.example/path" or "/testing/".';
const AS_TEXT = 'To show the URL as text, put it in backticks.';

describe('addresses', () => {
  it.each([
    [
      '[a](https://[x)',
      'the link to https://[x is broken: it isn\'t a complete URL. Write one such as "https://shop.example/path".',
    ],
    ['[a](//)', 'the link to // is broken: it isn\'t a complete URL. Write one such as "https://shop.example/path".'],
    ...['https:', 'HTTP:', 'https:testing', 'https:/testing/'].map((url): [string, string] => [
      `![a](${url})`,
      `the image ${url} is broken: it isn't a complete URL. Write one such as "https://shop.example/path".`,
    ]),
    ['[a](htp://foo)', 'the link to htp://foo is broken: URLs don\'t start with "htp:". Did you mean "http:"?'],
    [
      '[a](javascript:void0)',
      `the link to javascript:void0 starts with "javascript:", which runs code in the reader's browser. ${OPEN}`,
    ],
    [
      '<a href="JavaScript:void(0)">a</a>',
      `the link to JavaScript:void(0) starts with "javascript:", which runs code in the reader's browser. ${OPEN}`,
    ],
    [
      "<a href={'vbscript:a'}>a</a>",
      `the link to vbscript:a starts with "vbscript:", which runs code in the reader's browser. ${OPEN}`,
    ],
    [
      '[a](file:///home/ana/a.md)',
      `the link to file:///home/ana/a.md starts with "file:", which points to the writer's own computer. ${OPEN}`,
    ],
    [
      '![a](data:image/png;base64,AA==)',
      'the image data:image/png;base64,AA== starts with "data:", which is the content itself, not a URL. Put the image in static/, and write its path, such as "/img/form.png".',
    ],
    [
      '[a](http://localhost:3000/testing/)',
      `the link to http://localhost:3000/testing/ points to the reader's own computer or network. ${OPEN} ${AS_TEXT}`,
    ],
    [
      'Open http://localhost:3000 then.',
      `the link to http://localhost:3000 points to the reader's own computer or network. ${OPEN} ${AS_TEXT}`,
    ],
    [
      '[a](//127.0.0.1/)',
      `the link to //127.0.0.1/ points to the reader's own computer or network. ${OPEN} ${AS_TEXT}`,
    ],
    [
      '[a](http://[::1]:80/)',
      `the link to http://[::1]:80/ points to the reader's own computer or network. ${OPEN} ${AS_TEXT}`,
    ],
    [
      '<a href="https://192.168.1.7/">a</a>',
      `the link to https://192.168.1.7/ points to the reader's own computer or network. ${OPEN} ${AS_TEXT}`,
    ],
    [
      '![a](http://localhost:3000/img/a.png)',
      `the image http://localhost:3000/img/a.png points to the reader's own computer or network. Put the image in static/, and write its path, such as "/img/form.png". ${AS_TEXT}`,
    ],
    [
      '<video src="http://127.0.0.2/a.mp4" />',
      `the file http://127.0.0.2/a.mp4 points to the reader's own computer or network. Put the file in static/, and write its path, such as "/img/form.png". ${AS_TEXT}`,
    ],
  ])('%s', async (body, message) => {
    expect((await told(body)).map((line) => line.replace(/^docs\/a\.mdx:6:\d+: /, ''))).toEqual([message]);
  });

  it('are read in Markdown files and in parts of pages too, with their line', async () => {
    const lines = await told('Text.\n\n<p>\n<a\nhref="javascript:a">b</a></p>', 'docs/a.md');
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
  ])('are fine in %j', async (body) => {
    expect(await told(body)).toEqual([]);
  });
});

const missing = (what: string, url: string, file = `static${url}`): string =>
  `the ${what} ${url} doesn't exist: there's no ${file}. Put the ${what} there, or correct the path.`;

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
  ])('%s leads out', async (body, message) => {
    expect(await told(body, 'docs/a.mdx', {'package.json': '{}', 'static/img/a.png': ''})).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it('may go up and down inside', async () => {
    const body = '![a](/img/../img/a.png) ![a](../static/img/a.png) ![a](@site/static/img/a.png)';
    expect(await told(body, 'docs/a.mdx', {'static/img/a.png': ''})).toEqual([]);
  });
});

describe('files', () => {
  it.each([
    [
      '<video src="/files/a.mp4" poster="/img/a.png" />',
      [missing('file', '/files/a.mp4'), missing('image', '/img/a.png')],
    ],
    [
      '<video><source src="/files/a.webm" /><track src="/files/a.vtt" /></video>',
      [missing('file', '/files/a.webm'), missing('file', '/files/a.vtt')],
    ],
    ['<audio src="/files/a.mp3" />', [missing('file', '/files/a.mp3')]],
    [
      '<img alt="" src="/img/there.png" srcSet="/img/b.png 2x, /img/c.png 3x" />',
      [missing('image', '/img/b.png'), missing('image', '/img/c.png')],
    ],
    [
      '<picture><source srcSet="/img/b.avif" /><img alt="" src="/img/there.png" /></picture>',
      [missing('image', '/img/b.avif')],
    ],
    ['<a href="/files/a.pdf" download>a</a>', [missing('file', '/files/a.pdf')]],
    ["<img alt='' src={'/img/b.png'} />", [missing('image', '/img/b.png')]],
    ["<img alt='' src={useBaseUrl('/img/b.png')} />", [missing('image', '/img/b.png')]],
    [
      "<img alt='' src={require('./form.png').default} srcSet={`${require('./b.png').default} 2x`} />",
      [missing('image', './form.png', 'docs/form.png'), missing('image', './b.png', 'docs/b.png')],
    ],
    ['![a][form]\n\n[form]: ./form.png', [missing('image', './form.png', 'docs/form.png')]],
    ['[a](./a.pdf) [b](/files/b.zip)', [missing('file', './a.pdf', 'docs/a.pdf'), missing('file', '/files/b.zip')]],
    [
      '![a](/img/There.png)',
      [
        `the image /img/There.png doesn't exist: there's no static/img/There.png. Did you mean there.png? Put the image there, or correct the path.`,
      ],
    ],
    ["<a href={require('./a.pdf').default}>a</a>", [missing('file', './a.pdf', 'docs/a.pdf')]],
    ['![a](../docs)', ['the path ../docs is a folder. Write the path of a file in it.']],
    [
      '<img alt="" src="./form.png" />',
      [
        'the path of the image ./form.png must start with a slash, because it\'s in a tag. Put the image in static/, and write "/img/form.png".',
      ],
    ],
    [
      '<a href="./b.mdx">a</a>',
      ["the link to ./b.mdx is broken: in a tag, the path of a page isn't converted to a URL. Write [text](./b.mdx)."],
    ],
  ])('%s', async (body, expected) => {
    const there = {
      'static/img/there.png': 'image',
      'docs/b.mdx': page(''),
      ...Object.fromEntries(['openapi', 'schema', 'site', 'changelog'].map((name) => [`.generated/${name}/a`, 'a'])),
    };
    const lines = await told(body, 'docs/a.mdx', there);
    expect(lines.map((line) => line.replace(/^docs\/a\.mdx:\d+:\d+: /, ''))).toEqual(expected);
  });

  it('stand beside each translation of a page too', async () => {
    const es = 'i18n/es/docusaurus-plugin-content-docs/current';
    const there = {'docs/a.mdx': page(''), 'docs/b.png': 'b'};
    expect(await told('![a](./b.png)', `${es}/a.mdx`, there)).toEqual([
      expect.stringMatching(
        /: the image \.\/b\.png doesn't exist: there's no i18n\S+\/b\.png\. A translation needs its own files next to it, so copy docs\/b\.png there\.$/,
      ),
    ]);
  });

  it('that are generated may be missing where nothing has been generated yet, and are there afterwards', async () => {
    const body = '[OpenAPI](/openapi.yaml) <a href="/openapi.yaml" download>YAML</a>';
    const made = ['made/openapi', 'made/schema'];
    expect(await told(body, 'docs/a.mdx', {}, made)).toEqual([]);
    const schema = {'made/schema/a': 'a'};
    expect(await told(body, 'docs/a.mdx', {...schema, 'made/openapi/openapi.yaml': 'a'}, made)).toEqual([]);
    expect(await told(body, 'docs/a.mdx', {...schema, 'made/openapi/b': 'a'}, made)).toHaveLength(2);
  });

  it('that are there are fine, in every way to name them', async () => {
    const body =
      '<video src="/a.mp4" poster="/a.png"><source src="/a.mp4" /></video> ![a](./b.png) [c](./c.pdf) [d](https://shop.example/d.pdf) ' +
      '<a href="/a.mp4?x=1#t=2" download>a</a> [e](../testing) [f](/v1.2/)\n\n<img alt="" srcSet="/a.png 1x,  /a.png 2x" />';
    const files = {'static/a.mp4': 'a', 'static/a.png': 'a', 'docs/b.png': 'b', 'docs/c.pdf': 'c'};
    expect(await told(body, 'docs/a.mdx', files)).toEqual([]);
  });
});
