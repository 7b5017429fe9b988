/**
 * What Mozilla's HTTP Observatory gives a page for its headers, by its public list of rules:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. Left out is what no header says: the certificate,
 * where http:// is redirected to, and the list of preloaded hosts.
 */

/** Header → its value, in lower case; of `set-cookie` each. */
export type ScannedHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What rules ask about. */
class Scanned {
  private readonly directives: ReadonlyMap<string, readonly string[]>;

  constructor(
    private readonly headers: ScannedHeaders,
    /** `src` and `integrity` of each script. */
    readonly scripts: readonly {src: string; hasIntegrity: boolean}[],
  ) {
    const directives = this.text('content-security-policy').split(';');
    const words = directives.map((directive) => directive.trim().split(/\s+/)).filter(([name]) => name !== '');
    this.directives = new Map(words.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
  }

  has = (name: string): boolean => this.headers[name] !== undefined;
  text = (name: string): string => String(this.headers[name] ?? '').trim();
  is = (name: string, ...values: string[]): boolean => values.includes(this.text(name).toLowerCase());
  /** The sources of a directive, or of the one that stands for it; `*` where nothing is said. */
  sources = (name: string): readonly string[] =>
    this.directives.get(name) ?? (/-src$/.test(name) ? this.directives.get('default-src') : undefined) ?? ['*'];
  allows = (name: string, source: RegExp): boolean => this.sources(name).some((each) => source.test(each));
  names = (directive: string): boolean => this.directives.has(directive);
  maxAge = (): number => Number(/(?:^|;)\s*max-age=(\d+)/i.exec(this.text('strict-transport-security'))?.[1] ?? NaN);
  /** Whether a cookie lacks an attribute; of the kind alone that its name shows. */
  cookieLacks = (attribute: RegExp, kind = /^/): boolean =>
    [this.headers['set-cookie'] ?? []].flat().some((cookie) => kind.test(cookie) && !attribute.test(cookie));
}

const BROAD = /^(?:https?:|ftp:|\*|https?:\/\/\*(?:\.\*)?)$/;
const INSECURE = /^(?:http|ftp):/;
const INLINE = /^(?:'unsafe-inline'|data:)$/;
const HASHED = /^'(?:sha(?:256|384|512)|nonce)-/;
const SESSION = /^[^=]*(?:sess|sid|login)/i;
const ANTI_FORGERY = /^[^=]*(?:csrf|xsrf)/i;
const SIX_MONTHS = 15_552_000;
const REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const LEAKING = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

const allowsInline = (page: Scanned, directive: string): boolean =>
  page.allows(directive, BROAD) ||
  page.allows(directive, /^data:$/) ||
  (page.allows(directive, INLINE) && !page.allows(directive, HASHED));
const active = ['default-src', 'script-src', 'style-src', 'object-src', 'font-src', 'connect-src', 'frame-src'];
const otherScripts = (page: Scanned): {src: string; hasIntegrity: boolean}[] =>
  page.scripts.filter(({src}) => /^(?:[a-z]+:)?\/\//i.test(src));

type Rule = readonly [result: string, points: number, holds: (page: Scanned) => boolean];

/** Of each test, the first rule that holds gives the points. */
const TESTS: Readonly<Record<string, readonly Rule[]>> = {
  'content-security-policy': [
    ['not implemented', -25, (page) => !page.has('content-security-policy')],
    ['invalid', -25, (page) => page.allows('script-src', /'strict-dynamic'/) && !page.allows('script-src', HASHED)],
    ['unsafe inline', -20, (page) => allowsInline(page, 'script-src') || page.allows('object-src', BROAD)],
    ['insecure scheme', -20, (page) => active.some((name) => page.allows(name, INSECURE))],
    ['unsafe eval', -10, (page) => ['script-src', 'style-src'].some((name) => page.allows(name, /^'unsafe-eval'$/))],
    ['insecure pictures', -10, (page) => ['img-src', 'media-src'].some((name) => page.allows(name, INSECURE))],
    ['unsafe inline styles', 0, (page) => allowsInline(page, 'style-src')],
    [
      "no unsafe, and default-src 'none'",
      10,
      (page) => page.sources('default-src').join() === "'none'" && !page.allows('form-action', BROAD),
    ],
    ['no unsafe', 5, () => true],
  ],
  cookies: [
    ['not found', 0, (page) => !page.has('set-cookie')],
    ['session without Secure', -40, (page) => page.cookieLacks(/;\s*secure/i, SESSION) && !page.maxAge()],
    ['session without HttpOnly', -30, (page) => page.cookieLacks(/;\s*httponly/i, SESSION)],
    ['anti-forgery without SameSite', -20, (page) => page.cookieLacks(/;\s*samesite/i, ANTI_FORGERY)],
    ['without Secure', -20, (page) => page.cookieLacks(/;\s*secure/i) && !page.maxAge()],
    ['session without Secure, with HSTS', -10, (page) => page.cookieLacks(/;\s*secure/i, SESSION)],
    ['without Secure, with HSTS', -5, (page) => page.cookieLacks(/;\s*secure/i)],
    ['Secure and HttpOnly', 0, (page) => page.cookieLacks(/;\s*samesite=(?:strict|lax)/i)],
    ['Secure, HttpOnly and SameSite', 5, () => true],
  ],
  'cross-origin-resource-sharing': [
    ['for everybody, with credentials', -50, (page) => page.is('access-control-allow-credentials', 'true')],
    ['public, restricted or none', 0, () => true],
  ],
  'referrer-policy': [
    ['private', 5, (page) => page.is('referrer-policy', ...REFERRERS)],
    ['not implemented', 0, (page) => !page.has('referrer-policy')],
    ['unsafe', -5, (page) => page.is('referrer-policy', ...LEAKING)],
    ['invalid', -5, () => true],
  ],
  'strict-transport-security': [
    ['not implemented', -20, (page) => !page.has('strict-transport-security')],
    ['invalid', -20, (page) => Number.isNaN(page.maxAge()) || page.text('strict-transport-security').includes(',')],
    ['less than six months', -10, (page) => page.maxAge() < SIX_MONTHS],
    ['at least six months', 0, () => true],
  ],
  'subresource-integrity': [
    ['all scripts from the same host', 0, (page) => otherScripts(page).length === 0],
    ['scripts of others, not encrypted', -50, (page) => otherScripts(page).some(({src}) => /^http:/i.test(src))],
    ['scripts of others without', -5, (page) => otherScripts(page).some(({hasIntegrity}) => !hasIntegrity)],
    ['scripts of others with', 5, () => true],
  ],
  'x-content-type-options': [
    ['nosniff', 0, (page) => page.is('x-content-type-options', 'nosniff')],
    ['not implemented or invalid', -5, () => true],
  ],
  'x-frame-options': [
    ['by the policy', 5, (page) => page.names('frame-ancestors')],
    ['sameorigin or deny', 5, (page) => page.is('x-frame-options', 'sameorigin', 'deny')],
    ['allow-from', 0, (page) => /^allow-from/i.test(page.text('x-frame-options'))],
    ['not implemented or invalid', -20, () => true],
  ],
  'cross-origin-resource-policy': [
    ['same origin or site', 10, (page) => page.is('cross-origin-resource-policy', 'same-origin', 'same-site')],
    ['for everybody', 0, (page) => page.is('cross-origin-resource-policy', 'cross-origin', '')],
    ['invalid', -5, () => true],
  ],
  'cross-origin-opener-policy': [
    [
      'same origin',
      10,
      (page) =>
        page.is('cross-origin-opener-policy', 'same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'),
    ],
    ['for everybody', 0, (page) => page.is('cross-origin-opener-policy', 'unsafe-none', '')],
    ['invalid', -5, () => true],
  ],
  'cross-origin-embedder-policy': [
    ['implemented', 10, (page) => page.is('cross-origin-embedder-policy', 'require-corp', 'credentialless')],
    ['for everybody', 0, (page) => page.is('cross-origin-embedder-policy', 'unsafe-none', '')],
    ['invalid', -5, () => true],
  ],
};

const GRADES = [
  ...([
    ['A+', 100],
    ['A', 90],
    ['A-', 85],
    ['B+', 80],
    ['B', 70],
    ['B-', 65],
    ['C+', 60],
    ['C', 50],
  ] as const),
  ...([
    ['C-', 45],
    ['D+', 40],
    ['D', 30],
    ['D-', 25],
    ['F', -Infinity],
  ] as const),
] as const;

/**
 * @param headers - of a page, with names in lower case
 * @param html - the page
 * @returns its grade, its score, and each rule that took points
 */
export function observatory(headers: ScannedHeaders, html = ''): {grade: string; score: number; lost: string[]} {
  const scripts = [...html.matchAll(/<script\b[^>]*?\ssrc=["']?([^"'\s>]+)[^>]*>/gi)];
  const page = new Scanned(
    headers,
    scripts.map(([tag, src = '']) => ({src, hasIntegrity: /\sintegrity=/i.test(tag)})),
  );
  const results = Object.entries(TESTS).map(([test, rules]) => {
    const [result, points] = rules.find(([, , holds]) => holds(page))!;
    return {name: `${test}: ${result}`, points};
  });
  const lost = results.filter(({points}) => points < 0);
  const sum = (list: {points: number}[]): number => list.reduce((total, {points}) => total + points, 0);
  const base = 100 + sum(lost);
  // Who isn't at 90 without them gets no points on top.
  const score = Math.max(0, base < 90 ? base : 100 + sum(results));
  const [grade] = GRADES.find(([, least]) => score >= least)!;
  return {grade, score, lost: lost.map(({name, points}) => `${name} (${points})`)};
}
