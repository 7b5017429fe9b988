/** Tests on small sites that no URL is lost. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {prepareHosting} from '../../../src/hosting';
import {checkUrls} from '../../../src/hosting/urls/check';
import {listUrls, extendUrlList, findUnlistedUrls} from '../../../src/hosting/urls/list';
import {renderRedirectPage, writeRedirectPages} from '../../../src/hosting/urls/redirectPages';
import {brand} from '../../../../../tests/fixture-site/src/brand';
import {messages, workIn} from '../../../../content/tests/checks/workspace';

const {slug} = brand;
const LOCATION = {
  url: 'https://docs.example',
  baseUrl: '/docs/',
  languages: [{baseUrl: '/docs/'}, {baseUrl: '/docs/es/'}],
};
const SITE = {
  'build/index.html': '<h1>Home</h1>',
  'build/404.html': '',
  'build/es/404.html': '',
  'build/es/assets/js/main.0a1b2c3d.js': '',
  'build/guide/index.html': '<h2 class="a" id="part">Part</h2>',
  [`build/${slug}-js/index.html`]: '',
  'build/guide/request.json': '{}',
  'build/openapi.yaml': 'openapi: 3.1.0',
  'build/index.html.br': '',
  'build/img/logo.svg': '',
  'build/fonts/license.txt': '',
  'build/assets/js/main.0a1b2c3d.js': '',
};
const URLS = ['/', '/guide/', `/${slug}-js/`, '/openapi.yaml'];

function check(files: Record<string, string>) {
  workIn({...SITE, ...files});
  const {redirects, diagnostics} = checkUrls({...LOCATION, outDir: 'build', addresses: 'addresses', brand});
  return {redirects, problems: diagnostics.map(({file, line, message}) => `${file}:${line}: ${message}`)};
}

describe('the URLs of a site', () => {
  it('are its pages and the files that others load', () => {
    workIn(SITE);
    expect(listUrls('build', LOCATION)).toEqual([...URLS].sort());
  });

  it('are listed with the brand as a token, and stay on the list', () => {
    workIn({...SITE, 'addresses/published.txt': '# Old\n/gone/\n/guide/\n'});
    expect(findUnlistedUrls('addresses', brand, listUrls('build', LOCATION))).toEqual(
      ['/', `/${slug}-js/`, '/openapi.yaml'].sort(),
    );
    const list = extendUrlList('addresses', brand, listUrls('build', LOCATION));
    expect(list.split('\n').filter((line) => line.startsWith('/'))).toEqual(
      ['/', '/gone/', '/guide/', '/openapi.yaml', '/{product.slug}-js/'].sort(),
    );
    fs.writeFileSync('addresses/published.txt', list);
    expect(findUnlistedUrls('addresses', brand, listUrls('build', LOCATION))).toEqual([]);
    expect(extendUrlList('addresses', brand, listUrls('build', LOCATION))).toBe(list);
  });
});

describe('a build', () => {
  it('needs no URLs without a list', () => expect(check({})).toEqual({redirects: [], problems: []}));

  it('has every URL on the list', () => {
    expect(
      check({'addresses/published.txt': '# All\n\n/\n/guide/\n/{product.slug}-js/\n/openapi.yaml\n'}).problems,
    ).toEqual([]);
  });

  it('of another site is reported once', () => {
    const old = Array.from({length: 30}, (_, index) => `/old-${index}/`);
    expect(check({'addresses/published.txt': ['/guide/', ...old].join('\n')}).problems).toEqual([
      expect.stringMatching(
        /^addresses\/published\.txt:undefined: 30 of 31 published URLs aren't in this build\. .*delete the file/,
      ),
    ]);
  });

  it('that lost URLs is reported, with a hint for each', () => {
    expect(check({'addresses/published.txt': '/\n/guides/\n/spec.yaml\n'}).problems).toEqual([
      'addresses/published.txt:2: "/guides/" was published, but this build has no such page, so links to it would break. Restore the page\'s URL, or add a line to addresses/redirects.txt: "/guides/", a space, and the URL that replaces it. The most similar one is "/guide/".',
      expect.stringMatching(/^addresses\/published\.txt:3: "\/spec\.yaml" was published/),
    ]);
  });

  it('keeps a URL that redirects', () => {
    const files = {
      'addresses/published.txt': '/guides/\n/a/\n/spec.yaml\n',
      'addresses/redirects.txt':
        '# Moved\n/guides/ /guide/#part\n\n/a/   /{product.slug}-js/\n/spec.yaml /openapi.yaml\n',
    };
    expect(check(files)).toEqual({
      redirects: [
        {from: '/guides/', to: '/guide/#part', line: 2},
        {from: '/a/', to: `/${slug}-js/`, line: 4},
        {from: '/spec.yaml', to: '/openapi.yaml', line: 5},
      ],
      problems: [],
    });
  });

  it.each([
    [
      '/old/ /guid/',
      '"/old/" redirects to "/guid/", which doesn\'t exist on the site. The most similar one is "/guide/".',
    ],
    ['/old/ /guide/#prat', '"/old/" redirects to "#prat", but "/guide/" has no such anchor.'],
    ['/guide/ /', '"/guide/" is a URL of the site, and a redirect would hide it.'],
    ['/old/', 'this isn\'t a redirect. Write "/old/ /new/"'],
    ['/old/ /guide/ 301', "this isn't a redirect."],
    ['/old/ https://evil.example/', "this isn't a redirect."],
    ['/old/ //evil.example/', "this isn't a redirect."],
    ['/old/?a=b /guide/', "this isn't a redirect."],
    ['/old/* /guide/', "this isn't a redirect."],
    ['/old/$host /guide/', "this isn't a redirect."],
    ['/a/ /guide/\n/a/ /', '"/a/" is redirected to a different URL on an earlier line.'],
    ['/a/ /guide/\n/a /', '"/a" is already redirected on line 1'],
    ['/../victim.html /guide/', '"/../victim.html" contains "." or ".." as a folder'],
    ['/a/./b/ /guide/', '"/a/./b/" contains "." or ".." as a folder'],
    ['/a/.. /guide/', '"/a/.." contains "." or ".." as a folder'],
    ['/%2e%2E/victim.html /guide/', "this isn't a redirect."],
    ['/a\x1b[0m/ /guide/', "this isn't a redirect."],
    [`/${'é'.repeat(101)}/ /guide/`, 'is too long for a file'],
    [`${'/a'.repeat(501)} /guide/`, 'is too long for a file'],
    ['/guide /guide/', 'a redirect from "/guide" would replace guide/index.html, which the build already contains.'],
    ['/404.html /guide/', 'a redirect from "/404.html" would replace 404.html'],
    ['/index.html /guide/', 'a redirect from "/index.html" would replace index.html'],
    ['/guide/index.md /guide/', 'a redirect from "/guide/index.md" would replace guide/index.md'],
    ['/img/logo.svg /guide/', 'a redirect from "/img/logo.svg" would replace img/logo.svg'],
    [
      '/openapi.yaml/x/ /guide/',
      '"/openapi.yaml/x/" needs a folder "openapi.yaml", but the build has a file with that name.',
    ],
    ['/a.txt /guide/\n/a.txt/x/ /', '"/a.txt/x/" needs a folder "a.txt"'],
    ['/a.txt/x/ /guide/\n/a.txt /', '"/a.txt" needs a file "a.txt", but the build has a folder with that name.'],
    ['/old/ /guide/#a$b', '"/old/" redirects to "#a$b", which contains a character that not all hosts support'],
    ['/old/ /guide/#part#$x', '"/old/" redirects to "#part#$x", which contains a character'],
  ])('rejects the redirect %s', (line, message) => {
    const {problems} = check({
      'build/guide/index.md': '# Guide',
      'addresses/redirects.txt': `${line}\n`,
      'addresses/published.txt': `# None\n${line.startsWith('/old/ ') ? '/old/\n' : ''}`,
    });
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems[0]).toMatch(/^addresses\/redirects\.txt:[12]: /);
  });

  it('is reported for an unknown token', async () => {
    workIn({...SITE, 'addresses/redirects.txt': '/old/ /{prodct.slug}/\n'});
    expect(await messages(() => checkUrls({...LOCATION, outDir: 'build', addresses: 'addresses', brand}))).toEqual([
      expect.stringContaining('addresses/redirects.txt:1:8: unknown brand token {prodct.slug}'),
    ]);
  });
});

describe('a redirect', () => {
  const prepare = (isStrict: boolean): Promise<string[]> =>
    prepareHosting({
      ...LOCATION,
      brand,
      outDir: 'build',
      hostsDir: 'hosts',
      addresses: 'addresses',
      isStrict,
    });

  it('works without server configuration, and without a script', async () => {
    workIn({...SITE, 'addresses/redirects.txt': '/old/ /guide/#part\n/spec.yaml /openapi.yaml\n/a.html /guide/\n'});
    await prepare(true);
    const page = fs.readFileSync('build/old/index.html', 'utf8');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/docs/guide/#part">');
    expect(page).toContain('<link rel="canonical" href="https://docs.example/docs/guide/">');
    expect(page).toContain('<a href="/docs/guide/#part">');
    expect(page).not.toMatch(/<script|<style|style=|onload/);
    expect(fs.readFileSync('build/spec.yaml', 'utf8')).toBe('openapi: 3.1.0');
    expect(fs.readFileSync('build/a.html', 'utf8')).toContain('url=/docs/guide/"');
    expect(fs.existsSync('build/old/index.html.br')).toBe(true);
    expect(JSON.parse(fs.readFileSync('hosts/hosting.json', 'utf8'))).toMatchObject({
      redirects: [
        {from: '/docs/old/', to: '/docs/guide/#part'},
        {from: '/docs/spec.yaml', to: '/docs/openapi.yaml'},
        {from: '/docs/a.html', to: '/docs/guide/'},
      ],
    });
  });

  it('to a missing page stops a strict build, and is left out of others', async () => {
    workIn({...SITE, 'addresses/redirects.txt': '/old/ /gone/\n', 'addresses/published.txt': '/lost/\n'});
    expect(await messages(() => prepare(true))).toHaveLength(2);
    expect(fs.existsSync('hosts')).toBe(false);
    expect(await prepare(false)).toEqual([]);
    expect(fs.existsSync(path.join('build', 'old'))).toBe(false);
  });

  it('writes nothing outside the build', () => {
    workIn(SITE);
    const redirects = [{from: '/../victim.html', to: '/guide/', line: 1}];
    expect(() => writeRedirectPages('build', redirects, LOCATION)).toThrow(
      'the page for the redirect from /../victim.html would be outside build.',
    );
    expect(fs.existsSync('victim.html')).toBe(false);
  });

  it('escapes URLs in HTML', () => {
    expect(renderRedirectPage('/a&b/', {url: 'https://docs.example', baseUrl: '/'})).toContain('url=/a&amp;b/"');
  });
});
