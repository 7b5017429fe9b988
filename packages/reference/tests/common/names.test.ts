import {describe, expect, it} from 'vitest';
import {linkNames} from '../../src/common/names';

const PLACES: Record<string, string[]> = {
  pay_now: ['/rest/pay-now/'],
  Thing: ['/rest/thing/'],
  'Thing.name': ['/rest/thing/#name'],
  name: ['/rest/other/#name', '/rest/near/#name'],
  'a<b': ['/rest/odd/?a="b"'],
};
const names = {findHrefs: (code: string) => PLACES[code] ?? []};

/** A description on the page of another schema, with links. */
const linked = (html: string, more: object = {}): unknown =>
  (linkNames({...more, html}, names, '/rest/page/') as {html: unknown}).html;

describe('names in descriptions', () => {
  it('lead to their places', () => {
    expect(linked('<p>Use <code>pay_now</code> or <code>nothing</code>.</p>')).toBe(
      '<p>Use <a href="/rest/pay-now/"><code>pay_now</code></a> or <code>nothing</code>.</p>',
    );
    expect(linked('<code>a&lt;b</code>')).toBe('<a href="/rest/odd/?a=&quot;b&quot;"><code>a&lt;b</code></a>');
  });

  it.each([
    '<a href="/x/">the <code>pay_now</code></a>',
    '<h3><code>pay_now</code></h3>',
    '<pre><code>pay_now</code></pre>',
  ])('stay as they are in %s', (html) => {
    expect(linked(html)).toBe(html);
    expect(linked(`${html}<code>Thing</code>`)).toBe(`${html}<a href="/rest/thing/"><code>Thing</code></a>`);
  });

  it('lead nowhere on their own page', () => {
    const page = {
      fields: [{id: 'body-name', name: 'name', type: 'string'}],
      errors: [{id: 'error-gone', code: 'gone'}],
    };
    expect(linked('<code>name</code> <code>name: x</code>', page)).toBe('<code>name</code> <code>name: x</code>');
    expect(linkNames({html: '<code>Thing.name</code>'}, names, '/rest/thing/').html).toBe('<code>Thing.name</code>');
  });

  it('lead to what replaces something deprecated, on the same page, too', () => {
    const page = {
      fields: [
        {id: 'new-name', name: 'name'},
        {id: 'old', name: 'old', deprecated: '<p>Use <code>name</code>.</p>'},
      ],
      returns: {fields: [{id: 'elsewhere', name: 'Thing'}]},
      deprecated: '<p>Use <code>Thing</code>.</p>',
    };
    const {fields, deprecated} = linkNames(page, names, '/rest/page/');
    expect(fields[1]?.deprecated).toBe('<p>Use <a href="#new-name"><code>name</code></a>.</p>');
    expect(deprecated).toBe('<p>Use <a href="/rest/thing/"><code>Thing</code></a>.</p>');
    expect(linkNames({deprecated: '<code>Thing.name</code>'}, names, '/rest/thing/').deprecated).toBe(
      '<a href="#name"><code>Thing.name</code></a>',
    );
  });

  it('that several types have are those of a type that the page names', () => {
    expect(linked('<code>name</code>')).toContain('/rest/other/#name');
    expect(linked('<code>name</code>', {ref: {text: 'Near', href: '/rest/near/'}})).toContain('/rest/near/#name');
  });

  it('leave all but descriptions alone', () => {
    const data = {code: '<code>pay_now</code>', text: '<code>pay_now</code>', facts: [['Default', 'pay_now']]};
    expect(linkNames(data, names, '/rest/page/')).toEqual(data);
  });
});
