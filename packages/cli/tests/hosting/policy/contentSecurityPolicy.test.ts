import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {createContentSecurityPolicy, type PolicyOptions} from '../../../src/hosting/policy/contentSecurityPolicy';
import {extractPageResources} from '../../../src/hosting/policy/extractPageResources';

const FRAME = '<style>p{}</style><script>frame()</script>';
const createHashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the directives of a site's policy, and what it would break. */
function createPolicy(page: string, options: Partial<PolicyOptions> = {}) {
  const pages = {'404.html': FRAME, 'guide/index.html': FRAME + page};
  const {policy, violations, invalidSources} = createContentSecurityPolicy(
    Object.entries(pages).map(([name, html]) => ({page: name, ...extractPageResources(html)})),
    {styleSheets: [], ...options},
  );
  return {
    directives: Object.fromEntries(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)])),
    problems: violations,
    refused: invalidSources,
  };
}

describe('the policy of a site', () => {
  it('allows only its own files and the scripts and styles of its frame', () => {
    expect(createPolicy('<img src="/a.png">')).toEqual({
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", createHashSource('frame()')],
        'style-src': ["'self'", createHashSource('p{}')],
        'img-src': ["'self'"],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['docs'],
      },
      problems: [],
      refused: [],
    });
  });

  it("doesn't allow a script that is on only one page, and reports it", () => {
    const {directives, problems} = createPolicy('<script>alert(1)</script><p style="color:red" onclick="x()">');
    expect(directives['script-src']).toEqual(["'self'", createHashSource('frame()')]);
    expect(problems.map(({page, message}) => `${page}: ${message}`)).toEqual([
      expect.stringMatching(/^guide\/index.html: .* the inline script "alert\(1\)"/),
      expect.stringMatching(/forbids the attribute style of p\./),
      expect.stringMatching(/forbids the attribute onclick of p\./),
    ]);
  });

  it('lists the hosts of images, videos, and frames on pages', () => {
    const {directives} = createPolicy(
      '<img src="https://img.example/a.png"><video src="/a.mp4"></video><iframe src="https://maps.example/?q=1"></iframe>',
    );
    expect(directives['img-src']).toEqual(["'self'", 'https://img.example']);
    expect(directives['media-src']).toEqual(["'self'"]);
    expect(directives['frame-src']).toEqual(['https://maps.example']);
  });

  it.each([
    '<img src="https://evil.example;sandbox/x.png">',
    '<img src="https://evil.example,*/x.png">',
    `<img src="https://evil.example'/x.png">`,
    '<img srcset="https://*.example/x.png 2x">',
    '<img src="https://a$b.example/x.png">',
    "<img src='https://a\"b.example/x.png'>",
    '<iframe src="https://*/"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="data:text/html,x"></iframe>',
    '<script src="data:text/javascript,x"></script>',
  ])('includes nothing from %s', (html) => {
    const {directives, refused} = createPolicy(html);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({page: 'guide/index.html', message: expect.stringContaining('URL "') as string});
    expect(directives).toEqual(createPolicy('').directives);
  });

  it('lists hosts in lowercase, with their port', () => {
    const {directives, refused} = createPolicy(
      '<img src="HTTPS://IMG.Example:8443/a.png"><img src="data:image/png;base64,AA==">',
    );
    expect(directives['img-src']).toEqual(["'self'", 'https://img.example:8443', 'data:']);
    expect(refused).toEqual([]);
  });

  it('allows images that style sheets contain, and styles that scripts insert', () => {
    const {directives} = createPolicy('', {
      styleSheets: ['a{background:url("data:image/svg+xml,x")}'],
      insertedStyles: ['b{}'],
    });
    expect(directives['img-src']).toEqual(["'self'", 'data:']);
    expect(directives['style-src']).toContain(createHashSource('b{}'));
  });

  it('adds what configured services need, and nothing else', () => {
    const services = {searchId: 'ABC123', assistant: true, tagManager: true};
    const {directives} = createPolicy('', services);
    expect(directives['connect-src']).toEqual([
      "'self'",
      'https://abc123-dsn.algolia.net',
      'https://abc123.algolia.net',
      'https://*.algolianet.com',
      'https://askai.algolia.com',
      'https://*.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ]);
    expect(directives['script-src']).toEqual(["'self'", createHashSource('frame()'), 'https://*.googletagmanager.com']);
    expect(directives['img-src']).toEqual([
      "'self'",
      'https://*.googletagmanager.com',
      'https://*.google-analytics.com',
    ]);
  });

  it('is the same for any order of pages', () => {
    const pages = ['<script>b()</script>', '<script>a()</script>'].map((html, index) => ({
      page: index === 0 ? '404.html' : 'es/404.html',
      ...extractPageResources(html),
    }));
    const {policy} = createContentSecurityPolicy(pages, {styleSheets: []});
    expect(createContentSecurityPolicy([...pages].reverse(), {styleSheets: []}).policy).toBe(policy);
  });
});
