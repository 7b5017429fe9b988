/** The policy that a page gives the browser, run as a page runs it. */
import {describe, expect, it} from 'vitest';
import {trustScript} from '../../src/trusted-types/script';

interface Policy {
  createHTML: (text: string) => string;
  createScript: (text: string) => string;
  createScriptURL: (url: string) => string | null;
}

function policyOf(hosts: string[] = []): Policy {
  const made: [string, Policy][] = [];
  const trustedTypes = {createPolicy: (name: string, policy: Policy) => void made.push([name, policy])};
  const location = {href: 'https://docs.site.example/guides/refunds/', origin: 'https://docs.site.example'};
  new Function('self', 'location', trustScript('/base/assets/', hosts))({trustedTypes}, location);
  expect(made.map(([name]) => name)).toEqual(['default']);
  return made[0]![1];
}

describe('HTML that a script puts into a page', () => {
  const {createHTML} = policyOf();

  it.each([
    '<p class="a b" id="x">Text with &lt;, &amp; and "quotes"</p>',
    '<a href="/guides/refunds/#part" rel="noopener noreferrer" target="_blank">Refunds</a>',
    '<a href="mailto:help@site.example">Mail</a><a href="tel:+34600000001">Phone</a><a href="refunds">Page</a>',
    '<img src="https://docs.site.example/a.png" alt="A &quot;picture&quot;" width="10" height="10">',
    '<details open="" data-menu="a"><summary>More</summary><ul><li>One</li></ul></details>',
    '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0" stroke-width="1.5"/><use href="#icon"/></svg>',
    '<table><tbody><tr><td colspan="2">Cell</td></tr></tbody></table>',
    'a < b is text',
  ])('stays as it is: %s', (html) => {
    expect(createHTML(html)).toBe(html.replace('a < b', 'a &lt; b'));
  });

  it.each([
    ['<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
    ['<img src=x onerror=alert(1)>', '<img src="x">'],
    ['<img src="x"onerror="alert(1)">', '<img src="x">'],
    ['<svg/onload=alert(1)>', '<svg>'],
    ['<p style="color:red">x</p>', '<p>x</p>'],
    ['<iframe srcdoc="<script>1</script>"></iframe>', '&lt;iframe srcdoc="&lt;script>1&lt;/script>">&lt;/iframe>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="javascript&colon;alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<use xlink:href="data:image/svg+xml,x"/>', '<use/>'],
    ['<!--><img src=x onerror=alert(1)>-->', '&lt;!--><img src="x">-->'],
    ['<p title="</title><img onerror=1>">x</p>', '<p title="&lt;/title>&lt;img onerror=1>">x</p>'],
    ["<p title='a\"b'>x</p>", '<p title="a&quot;b">x</p>'],
    ['<style>@import "x"</style>', '&lt;style>@import "x"&lt;/style>'],
    ['<form action="/x"><input name=a></form>', '&lt;form action="/x">&lt;input name=a>&lt;/form>'],
    ['<base href="https://evil.example/">', '&lt;base href="https://evil.example/">'],
    ['<math><mi//xlink:href="x">', '&lt;math>&lt;mi//xlink:href="x">'],
    ['<sc<script>ript>', '&lt;sc&lt;script>ript>'],
    ['<p <img src=x onerror=alert(1)>', '&lt;p <img src="x">'],
    ['<animate attributeName=href values=javascript:1 />', '&lt;animate attributeName=href values=javascript:1 />'],
  ])('%s becomes %s', (html, result) => {
    expect(createHTML(html)).toBe(result);
  });
});

describe('addresses of scripts', () => {
  it('are those of the site, and of hosts that it names', () => {
    const {createScriptURL} = policyOf(['https://tags.example/']);
    expect(createScriptURL('/base/assets/js/main.js')).toBe('https://docs.site.example/base/assets/js/main.js');
    expect(createScriptURL('https://tags.example/gtm.js?id=1')).toBe('https://tags.example/gtm.js?id=1');
  });

  it.each([
    'https://evil.example/base/assets/x.js',
    '//evil.example/base/assets/x.js',
    '/base/assets/../upload/x.js',
    '/other/x.js',
    'data:text/javascript,1',
    'blob:https://docs.site.example/x',
    'https://tags.example.evil.example/',
  ])('are not %s', (url) => {
    expect(policyOf(['https://tags.example/']).createScriptURL(url)).toBeNull();
  });
});

describe('texts of scripts', () => {
  const {createScript} = policyOf();

  it('may be JSON', () => {
    expect(createScript('{"@type":"BreadcrumbList"}')).toBe('{"@type":"BreadcrumbList"}');
  });

  it.each(['alert(1)', '', '{}//', 'x=1'])('may not be code: %s', (text) => {
    expect(() => createScript(text)).toThrow(SyntaxError);
  });
});

it('lets a page work where no policy may be made', () => {
  const refuse = (): never => {
    throw new TypeError('Policy "default" disallowed');
  };
  const run = new Function('self', 'location', trustScript('/assets/'));
  expect(() => run({trustedTypes: {createPolicy: refuse}}, {})).not.toThrow();
  expect(() => run({}, {})).not.toThrow();
});

it('holds nothing that ends the script', () => {
  expect(trustScript('/</script>/', ['</script>'])).not.toMatch(/<\/script|<!--/i);
});
