import {describe, expect, it} from 'vitest';
import {linkNames} from '../../src/common/names';

const HREFS: Record<string, string[]> = {
  pay_now: ['/rest/pay-now/'],
  Thing: ['/rest/thing/'],
  'Thing.name': ['/rest/thing/#name'],
  name: ['/rest/other/#name', '/rest/near/#name'],
  'a<b': ['/rest/odd/?a="b"'],
};
const names = {findHrefs: (code: string) => HREFS[code] ?? []};

/** @returns the HTML of a description on another schema's page, with links */
const linkDescription = (html: string, more: object = {}): unknown =>
  (linkNames({...more, html}, names, '/rest/page/') as {html: unknown}).html;

describe('names in descriptions', () => {
  it('link to their sections', () => {
    expect(linkDescription('<p>Use <code>pay_now</code> or <code>nothing</code>.</p>')).toBe(
      '<p>Use <a href="/rest/pay-now/"><code>pay_now</code></a> or <code>nothing</code>.</p>',
    );
    expect(linkDescription('<code>a&lt;b</code>')).toBe('<a href="/rest/odd/?a=&quot;b&quot;"><code>a&lt;b</code></a>');
  });

  it.each([
    '<a href="/x/">the <code>pay_now</code></a>',
    '<h3><code>pay_now</code></h3>',
    '<pre><code>pay_now</code></pre>',
  ])('stay unchanged in %s', (html) => {
    expect(linkDescription(html)).toBe(html);
    expect(linkDescription(`${html}<code>Thing</code>`)).toBe(`${html}<a href="/rest/thing/"><code>Thing</code></a>`);
  });

  it("aren't linked on their own page", () => {
    const page = {
      fields: [{id: 'body-name', name: 'name', type: 'string'}],
      errors: [{id: 'error-gone', code: 'gone'}],
    };
    expect(linkDescription('<code>name</code> <code>name: x</code>', page)).toBe(
      '<code>name</code> <code>name: x</code>',
    );
    expect(linkNames({html: '<code>Thing.name</code>'}, names, '/rest/thing/').html).toBe('<code>Thing.name</code>');
  });

  it('link to the replacement of a deprecated part, also on the same page', () => {
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

  it('that several types have link to the type that the page mentions', () => {
    expect(linkDescription('<code>name</code>')).toContain('/rest/other/#name');
    expect(linkDescription('<code>name</code>', {ref: {text: 'Near', href: '/rest/near/'}})).toContain(
      '/rest/near/#name',
    );
  });

  it('are linked only in descriptions', () => {
    const data = {code: '<code>pay_now</code>', text: '<code>pay_now</code>', facts: [['Default', 'pay_now']]};
    expect(linkNames(data, names, '/rest/page/')).toEqual(data);
  });
});
