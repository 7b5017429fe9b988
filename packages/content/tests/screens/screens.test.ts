import {describe, expect, it} from 'vitest';
import {renderScreen, checkScreen} from '../../src/screens';

const meta = 'title="Acme dashboard > Settings > API keys" alt="The keys of an account, with a button to create one."';
const code = `menu: Webhooks, **API keys**
heading: Keys & <more>
text: Test mode
row: (x) Server | key_test_… | [**Revoke**]
row: ( ) Other | (off)
switch: **Test mode** = on
field: Name = My server
choice: Mode = Test
buttons: Cancel, **Create key**
group: **Limits**
  field: A day`;

const html = renderScreen({code, meta}).html;
const check = (text: string, words = meta, page?: string): string[] =>
  checkScreen({code: text, meta: words}, page).map(({line, message}) => `${line}: ${message}`);

describe('renderScreen', () => {
  it('renders a window with its breadcrumbs, menu, and parts', () => {
    expect(html).toMatch(
      /^<div data-s="frame window"><div data-s="line bar"><span>Acme dashboard<\/span><span>Settings<\/span>/,
    );
    expect(html).toContain('<div data-s="line menu"><span>Webhooks</span><span data-t>API keys</span></div>');
    expect(html).toContain('<b>Keys &amp; &lt;more&gt;</b><small>Test mode</small>');
    expect(html).toContain('<s data-one data-on></s><span>Server</span><small>key_test_…</small><u data-t>Revoke</u>');
    expect(html).toContain('<s data-one></s><span>Other</span><s></s>');
    expect(html).toContain('<div data-s="line row" data-t><span>Test mode</span><s data-on></s></div>');
    expect(html).toContain('<div data-s="field">Name<i>My server</i></div>');
    expect(html).toContain('<i data-choice>Test</i>');
    expect(html).toContain('<u>Cancel</u><u data-t>Create key</u>');
    expect(html).toContain(
      '<div data-s="frame stack" data-t><b>Limits</b><div data-s="field">A day<i></i></div></div>',
    );
  });

  it('returns the text alternative, and HTML without styles, scripts, or classes', () => {
    expect(renderScreen({code, meta}).alt).toBe('The keys of an account, with a button to create one.');
    expect(html).not.toMatch(/ style=| class=| on\w+=|<script|https?:/);
  });

  it('needs no menu and no breadcrumbs', () => {
    const {html: small} = renderScreen({code: 'card: Pay\n  buttons: Pay', meta: 'alt="A page with a button to pay."'});
    expect(small).toBe(
      '<div data-s="frame window"><div data-s="stack"><div data-s="frame stack narrow"><b>Pay</b><div data-s="line"><u>Pay</u></div></div></div></div>',
    );
  });
});

describe('checkScreen', () => {
  it('accepts a screen whose labels are on the page', () => {
    expect(check(code)).toEqual([]);
    expect(check(code, meta, 'Under API keys, Revoke; Test mode; Create key; Limits')).toEqual([]);
  });

  it.each([
    ['feld: Name', /^1: "feld: Name" can't be drawn on a screen. Did you mean "field"\?/],
    ['Name', /^1: .* Start the line with a valid kind and a colon\. Valid kinds: menu, heading, /],
    ['heading:', /^1: heading needs text/],
    ['text: **open', /^1: text has a \*\* without a second one/],
    ['text: a\n  text: b', /^2: only the lines below a group, card, or dialog can be indented/],
    ['card: a\n  group: b', /^2: .* a box can't contain another box: delete the spaces before group$/],
    ['', /^0: the screen is empty/],
  ])('reports the error in %j', (text, expected) => {
    expect(check(text)).toEqual([expect.stringMatching(expected)]);
  });

  it('requires a text alternative', () => {
    expect(check('text: a', 'title="A"')).toEqual([expect.stringMatching(/^0: the picture needs a text/)]);
  });

  it('reports labels that no step mentions', () => {
    expect(check('text: a\nbuttons: Cancel, **Create key**', meta, 'Select Create a key.')).toEqual([
      `2: the text of this page doesn't contain "Create key". Write the label exactly as in the text, or remove the ** around it.`,
    ]);
  });
});
