/**
 * The grade of Mozilla's HTTP Observatory for a page's headers, by its public list of rules:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. Rules that don't depend on headers are left out: the
 * certificate, the redirect from http://, and the list of preloaded hosts.
 */

/** Values of headers by lowercase name; `set-cookie` has a list of them. */
export type ScannedHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A page as the rules read it. */
class ScannedPage {
  private readonly directives: ReadonlyMap<string, readonly string[]>;

  constructor(
    private readonly headers: ScannedHeaders,
    /** Scripts of the page. */
    readonly scripts: readonly {src: string; hasIntegrity: boolean}[],
  ) {
    const directives = this.getHeader('content-security-policy').split(';');
    const words = directives.map((directive) => directive.trim().split(/\s+/)).filter(([name]) => name !== '');
    this.directives = new Map(words.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
  }

  hasHeader = (name: string): boolean => this.headers[name] !== undefined;
  getHeader = (name: string): string => String(this.headers[name] ?? '').trim();
  hasValue = (name: string, ...values: string[]): boolean => values.includes(this.getHeader(name).toLowerCase());
  /** Returns the sources of a directive or its fallback; `*` without either. */
  getSources = (name: string): readonly string[] =>
    this.directives.get(name) ?? (/-src$/.test(name) ? this.directives.get('default-src') : undefined) ?? ['*'];
  allows = (name: string, source: RegExp): boolean => this.getSources(name).some((each) => source.test(each));
  hasDirective = (directive: string): boolean => this.directives.has(directive);
  getMaxAge = (): number =>
    Number(/(?:^|;)\s*max-age=(\d+)/i.exec(this.getHeader('strict-transport-security'))?.[1] ?? NaN);
  /** Checks whether any cookie lacks an attribute; `kind` selects cookies by name. */
  hasCookieWithout = (attribute: RegExp, kind = /^/): boolean =>
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

const allowsInline = (page: ScannedPage, directive: string): boolean =>
  page.allows(directive, BROAD) ||
  page.allows(directive, /^data:$/) ||
  (page.allows(directive, INLINE) && !page.allows(directive, HASHED));
const ACTIVE_DIRECTIVES = [
  'default-src',
  'script-src',
  'style-src',
  'object-src',
  'font-src',
  'connect-src',
  'frame-src',
];
const getThirdPartyScripts = (page: ScannedPage): {src: string; hasIntegrity: boolean}[] =>
  page.scripts.filter(({src}) => /^(?:[a-z]+:)?\/\//i.test(src));

type Rule = readonly [result: string, points: number, applies: (page: ScannedPage) => boolean];

/** In each test, the first rule that applies determines the points. */
const TESTS: Readonly<Record<string, readonly Rule[]>> = {
  'content-security-policy': [
    ['not implemented', -25, (page) => !page.hasHeader('content-security-policy')],
    ['invalid', -25, (page) => page.allows('script-src', /'strict-dynamic'/) && !page.allows('script-src', HASHED)],
    ['unsafe inline', -20, (page) => allowsInline(page, 'script-src') || page.allows('object-src', BROAD)],
    ['insecure scheme', -20, (page) => ACTIVE_DIRECTIVES.some((name) => page.allows(name, INSECURE))],
    ['unsafe eval', -10, (page) => ['script-src', 'style-src'].some((name) => page.allows(name, /^'unsafe-eval'$/))],
    ['insecure pictures', -10, (page) => ['img-src', 'media-src'].some((name) => page.allows(name, INSECURE))],
    ['unsafe inline styles', 0, (page) => allowsInline(page, 'style-src')],
    [
      "no unsafe, and default-src 'none'",
      10,
      (page) => page.getSources('default-src').join() === "'none'" && !page.allows('form-action', BROAD),
    ],
    ['no unsafe', 5, () => true],
  ],
  cookies: [
    ['not found', 0, (page) => !page.hasHeader('set-cookie')],
    ['session without Secure', -40, (page) => page.hasCookieWithout(/;\s*secure/i, SESSION) && !page.getMaxAge()],
    ['session without HttpOnly', -30, (page) => page.hasCookieWithout(/;\s*httponly/i, SESSION)],
    ['anti-forgery without SameSite', -20, (page) => page.hasCookieWithout(/;\s*samesite/i, ANTI_FORGERY)],
    ['without Secure', -20, (page) => page.hasCookieWithout(/;\s*secure/i) && !page.getMaxAge()],
    ['session without Secure, with HSTS', -10, (page) => page.hasCookieWithout(/;\s*secure/i, SESSION)],
    ['without Secure, with HSTS', -5, (page) => page.hasCookieWithout(/;\s*secure/i)],
    ['Secure and HttpOnly', 0, (page) => page.hasCookieWithout(/;\s*samesite=(?:strict|lax)/i)],
    ['Secure, HttpOnly and SameSite', 5, () => true],
  ],
  'cross-origin-resource-sharing': [
    ['for everybody, with credentials', -50, (page) => page.hasValue('access-control-allow-credentials', 'true')],
    ['public, restricted or none', 0, () => true],
  ],
  'referrer-policy': [
    ['private', 5, (page) => page.hasValue('referrer-policy', ...REFERRERS)],
    ['not implemented', 0, (page) => !page.hasHeader('referrer-policy')],
    ['unsafe', -5, (page) => page.hasValue('referrer-policy', ...LEAKING)],
    ['invalid', -5, () => true],
  ],
  'strict-transport-security': [
    ['not implemented', -20, (page) => !page.hasHeader('strict-transport-security')],
    [
      'invalid',
      -20,
      (page) => Number.isNaN(page.getMaxAge()) || page.getHeader('strict-transport-security').includes(','),
    ],
    ['less than six months', -10, (page) => page.getMaxAge() < SIX_MONTHS],
    ['at least six months', 0, () => true],
  ],
  'subresource-integrity': [
    ['all scripts from the same host', 0, (page) => getThirdPartyScripts(page).length === 0],
    [
      'scripts of others, not encrypted',
      -50,
      (page) => getThirdPartyScripts(page).some(({src}) => /^http:/i.test(src)),
    ],
    ['scripts of others without', -5, (page) => getThirdPartyScripts(page).some(({hasIntegrity}) => !hasIntegrity)],
    ['scripts of others with', 5, () => true],
  ],
  'x-content-type-options': [
    ['nosniff', 0, (page) => page.hasValue('x-content-type-options', 'nosniff')],
    ['not implemented or invalid', -5, () => true],
  ],
  'x-frame-options': [
    ['by the policy', 5, (page) => page.hasDirective('frame-ancestors')],
    ['sameorigin or deny', 5, (page) => page.hasValue('x-frame-options', 'sameorigin', 'deny')],
    ['allow-from', 0, (page) => /^allow-from/i.test(page.getHeader('x-frame-options'))],
    ['not implemented or invalid', -20, () => true],
  ],
  'cross-origin-resource-policy': [
    ['same origin or site', 10, (page) => page.hasValue('cross-origin-resource-policy', 'same-origin', 'same-site')],
    ['for everybody', 0, (page) => page.hasValue('cross-origin-resource-policy', 'cross-origin', '')],
    ['invalid', -5, () => true],
  ],
  'cross-origin-opener-policy': [
    [
      'same origin',
      10,
      (page) =>
        page.hasValue('cross-origin-opener-policy', 'same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'),
    ],
    ['for everybody', 0, (page) => page.hasValue('cross-origin-opener-policy', 'unsafe-none', '')],
    ['invalid', -5, () => true],
  ],
  'cross-origin-embedder-policy': [
    ['implemented', 10, (page) => page.hasValue('cross-origin-embedder-policy', 'require-corp', 'credentialless')],
    ['for everybody', 0, (page) => page.hasValue('cross-origin-embedder-policy', 'unsafe-none', '')],
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
 * Grades a page.
 *
 * @param headers - headers of the page, with lowercase names
 * @param html - source of the page
 * @returns the grade, the score, and each rule that deducted points
 */
export function observatory(headers: ScannedHeaders, html = ''): {grade: string; score: number; lost: string[]} {
  const scripts = [...html.matchAll(/<script\b[^>]*?\ssrc=["']?([^"'\s>]+)[^>]*>/gi)];
  const page = new ScannedPage(
    headers,
    scripts.map(([tag, src = '']) => ({src, hasIntegrity: /\sintegrity=/i.test(tag)})),
  );
  const results = Object.entries(TESTS).map(([test, rules]) => {
    const [result, points] = rules.find(([, , applies]) => applies(page))!;
    return {name: `${test}: ${result}`, points};
  });
  const lost = results.filter(({points}) => points < 0);
  const sumPoints = (list: {points: number}[]): number => list.reduce((total, {points}) => total + points, 0);
  const base = 100 + sumPoints(lost);
  // Extra points count only from a score of 90.
  const score = Math.max(0, base < 90 ? base : 100 + sumPoints(results));
  const [grade] = GRADES.find(([, minScore]) => score >= minScore)!;
  return {grade, score, lost: lost.map(({name, points}) => `${name} (${points})`)};
}
