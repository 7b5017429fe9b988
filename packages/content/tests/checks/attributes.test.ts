/** Diagnostics for attributes that contain code. */
import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {checkGuides} from '../../src/checks';
import {messages, page, workIn} from './workspace';

async function checkPage(body: string, file = 'docs/a.mdx'): Promise<string[]> {
  workIn({[file]: page(body), 'docs/_steps.mdx': 'Text.\n', 'static/img/a.png': ''});
  return messages(() => checkGuides([file], brand));
}

const HINT =
  'Use a value that contains no code, such as width="200", width={200}, or style={{color: \'red\'}}, or delete the attribute.';

describe('an MDX attribute', () => {
  it.each([
    ['onClick={() => {}}', "onClick of <p> is code that runs in the reader's browser. Delete it."],
    ['onclick="a()"', "onclick of <p> is code that runs in the reader's browser. Delete it."],
    [
      "dangerouslySetInnerHTML={{__html: '<b>'}}",
      'dangerouslySetInnerHTML of <p> adds unchecked HTML to the page. Delete it, and write its content on the page itself.',
    ],
    [
      'srcDoc="a"',
      'srcDoc of <p> adds unchecked HTML to the page. Delete it, and write its content on the page itself.',
    ],
    ['{...{}}', '{...{}} in <p> is code that adds attributes. Write each attribute as name="value" instead.'],
    ...[
      'className={globalThis.a}',
      'title={"java" + "script:a"}',
      'title={`a${1}`}',
      'title={a}',
      'title={a()}',
      'title={useBaseUrl(a)}',
      'title={() => {}}',
      'title={[...a]}',
      'title={/a/}',
      'title={<b />}',
      'style={{color: a()}}',
      'style={{[a]: 1}}',
      'style={{...a}}',
      "style={{__html: 'a'}}",
    ].map((code) => [code, `${code} of <p> is code. ${HINT}`]),
  ])('is rejected: %s', async (attribute, message) => {
    expect(await checkPage(`<p ${attribute}>a</p>`)).toEqual([`docs/a.mdx:6:4: ${message}`]);
  });

  it('is reported with its own line', async () => {
    expect(await checkPage('<p\n  title="a"\n  lang={a()}\n>\n\na\n\n</p>')).toEqual([
      `docs/a.mdx:8:3: lang={a()} of <p> is code. ${HINT}`,
    ]);
  });

  it.each([
    `<p className={'a'} tabIndex={-1} hidden={true} title={\`a\`} lang={undefined} data-line="1">a</p>`,
    "<p style={{color: 'red', 'margin': [1, null, {a: false}]}} hidden>a</p>",
    "<img alt='' src={useBaseUrl('/img/a.png')} />",
    "import steps from './_steps.mdx';\n\n<p title={steps}>a</p>",
    '<ApiFields operation="a" only="amount" />',
    "<img alt='' src={require('@site/static/img/a.png').default} srcSet={`${require('@site/static/img/a.png').default} 2x`} />",
    "import picture from '@site/static/img/a.png';\n\n<img alt='' src={picture} />",
    '<Tabs groupId="a" defaultValue="b"><TabItem value="b" label="B" default>a</TabItem></Tabs>',
  ])('is accepted with values only: %s', async (body) => expect(await checkPage(body)).toEqual([]));
});

it.each([
  'href={"java" + "script:a()"}',
  "href={['javascript:a()']}",
  'href={"java\\u0073cript:a()"}',
  `href={"javascript:a('b')"}`,
  'HREF={undefined}',
  'href={a}',
  'href={require(a)}',
  "href={require('./a.pdf').default + b}",
])('rejects the URL in %s', async (attribute) => {
  expect(await checkPage(`<a ${attribute}>a</a>`)).toContainEqual(
    `docs/a.mdx:6:4: ${attribute} of <a> is a URL that can't be checked. Write ${attribute.split('=')[0]}="…", without braces, or ${attribute.split('=')[0]}={require('./file.png').default} for a file.`,
  );
});

describe('an HTML attribute', () => {
  it('is rejected in Markdown if browsers run it', async () => {
    const body = '<p>\na <b title="one=" onclick="b()">b</b>\n</p>\n\nA <b\nONLOAD=b>b</b> and <iframe srcdoc="a" />.';
    expect(await checkPage(body, 'docs/a.md')).toEqual([
      "docs/a.md:7: onclick of <b> is code that runs in the reader's browser. Delete it.",
      "docs/a.md:10: ONLOAD of <b> is code that runs in the reader's browser. Delete it.",
      'docs/a.md:11: srcdoc of <iframe> adds unchecked HTML to the page. Delete it, and write its content on the page itself.',
    ]);
  });

  it('can mention code', async () => {
    expect(await checkPage('<b title="onclick=a() srcdoc">b</b>', 'docs/a.md')).toEqual([]);
  });
});
