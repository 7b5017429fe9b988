import {createHash} from 'node:crypto';
import type {PageResources, FetchDirective} from './extractPageResources';

/** Third-party services that a site uses. */
export interface ThirdPartyServices {
  /** Application ID of the hosted search. */
  searchId?: string;
  /** True if the hosted search has an assistant. */
  assistant?: boolean;
  /** True if a tag manager container is loaded after a reader gives consent. */
  tagManager?: boolean;
}

/** Requirements of a site that can't be read from its pages. */
export interface PolicyOptions extends ThirdPartyServices {
  /** Contents of the site's style sheets. */
  styleSheets: readonly string[];
  /** Contents of `style` elements that scripts insert. */
  insertedStyles?: readonly string[];
}

/** A part of a page that the policy blocks. */
export interface PolicyViolation {
  /** Path of the page's HTML file, relative to the build folder. */
  page: string;
  /** Short name of what is blocked, such as `inline script`. */
  kind: string;
  message: string;
}

/** The parts of a page that a policy controls, with the path of its file. */
interface ParsedPage extends PageResources {
  /** Path of the page's HTML file, relative to the build folder. */
  page: string;
}

type Directives = Map<string, Set<string>>;

/**
 * Creates the strictest policy with which a site works: it allows only what the site's pages contain.
 *
 * Inline scripts and styles are allowed by their hashes, but only those in `404.html` pages: they belong to the page
 * frame, because these pages contain no content of guides or specifications. Other inline scripts and styles are
 * blocked and reported. A URL in content is rejected if it contains a character that is special in a policy, because it
 * could change the policy.
 *
 * @param pages - all pages of a build, including the `404.html` of each language
 * @param options - style sheets and services
 * @returns the value of the `Content-Security-Policy` header (https://www.w3.org/TR/CSP3/), the violations in pages,
 *   and the URLs that no policy can name, which must fail the build
 */
export function createContentSecurityPolicy(
  pages: readonly ParsedPage[],
  options: PolicyOptions,
): {policy: string; violations: PolicyViolation[]; invalidSources: PolicyViolation[]} {
  const notFoundPages = pages.filter(({page}) => /(?:^|\/)404\.html$/.test(page));
  const scripts = toHashSources(notFoundPages.flatMap((page) => page.scripts));
  const styles = toHashSources([...notFoundPages.flatMap((page) => page.styles), ...(options.insertedStyles ?? [])]);
  const directives: Directives = new Map([
    ['default-src', new Set(["'none'"])],
    ['script-src', new Set(["'self'", ...scripts])],
    ['style-src', new Set(["'self'", ...styles])],
    ['img-src', new Set(["'self'"])],
    ['font-src', new Set(["'self'"])],
    ['connect-src', new Set(["'self'"])],
    ['worker-src', new Set(["'self'"])],
    ['manifest-src', new Set(["'self'"])],
    ['form-action', new Set(["'self'"])],
    ['base-uri', new Set(["'none'"])],
    ['frame-ancestors', new Set(["'none'"])],
  ]);
  const invalidSources: PolicyViolation[] = [];
  for (const {page, sources} of pages) {
    for (const {directive, url} of sources) {
      const source = toSourceExpression(url, directive);
      if (source === null) invalidSources.push({page, kind: 'URL', message: describeInvalidUrl(url)});
      else allowSource(directives, directive, source);
    }
  }
  if (options.styleSheets.some((text) => /url\(\s*["']?data:/.test(text))) allowSource(directives, 'img-src', 'data:');
  allowServices(directives, options);
  const directiveStrings = [...directives].map(([name, sources]) => `${name} ${[...sources].join(' ')}`);
  return {
    policy: [
      ...directiveStrings,
      "require-trusted-types-for 'script'",
      `trusted-types ${getTrustedTypesPolicyNames(options)}`,
    ].join('; '),
    violations: pages.flatMap((page) => findViolations(page, scripts, styles)),
    invalidSources,
  };
}

/**
 * Returns the names of the Trusted Types policies that scripts may create: one of the bundler, for the URLs of the
 * site's own scripts, and those of services that assign plain strings.
 *
 * @see https://www.w3.org/TR/trusted-types/#trusted-types-csp-directive
 */
const getTrustedTypesPolicyNames = ({assistant, tagManager}: ThirdPartyServices): string =>
  ['docs', ...(assistant || tagManager ? ['default'] : []), ...(assistant ? ['dompurify'] : [])].join(' ');

/** Allows the sources that each service requires according to its documentation. */
function allowServices(directives: Directives, {searchId, assistant, tagManager}: ThirdPartyServices): void {
  if (searchId !== undefined) {
    // https://www.algolia.com/doc/guides/security/security-best-practices/
    const id = searchId.toLowerCase();
    for (const host of [`${id}-dsn.algolia.net`, `${id}.algolia.net`, '*.algolianet.com']) {
      allowSource(directives, 'connect-src', `https://${host}`);
    }
  }
  if (assistant) allowSource(directives, 'connect-src', 'https://askai.algolia.com');
  if (tagManager) {
    // https://developers.google.com/tag-platform/security/guides/csp
    const [tagManagerHost, analyticsHost] = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];
    allowSource(directives, 'script-src', tagManagerHost);
    for (const source of [tagManagerHost, analyticsHost]) allowSource(directives, 'img-src', source);
    for (const source of [tagManagerHost, analyticsHost, 'https://*.analytics.google.com']) {
      allowSource(directives, 'connect-src', source);
    }
  }
}

function allowSource(directives: Directives, name: FetchDirective | 'connect-src', source: string | undefined): void {
  if (source === undefined) return;
  directives.set(name, (directives.get(name) ?? new Set()).add(source));
}

/** Matches a host source without wildcards (https://www.w3.org/TR/CSP3/#grammardef-host-source). */
const HOST_SOURCE = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;

/**
 * Returns the source expression for a URL.
 *
 * @param url - URL that a page loads, absolute or relative
 * @param directive - directive that controls the URL
 * @returns the source expression; `undefined` if none is needed, `null` if no policy can name the URL
 */
function toSourceExpression(url: string, directive: FetchDirective): string | undefined | null {
  const base = 'https://site.invalid';
  if (!URL.canParse(url, base)) return undefined;
  const {protocol, origin} = new URL(url, base);
  if (origin === base) return "'self'";
  // An empty frame needs no source.
  if (protocol === 'about:') return undefined;
  // Small images are inlined in the pages.
  if (protocol === 'data:' && (directive === 'img-src' || directive === 'media-src')) return protocol;
  return /^https?:$/.test(protocol) && HOST_SOURCE.test(origin) ? origin : null;
}

function describeInvalidUrl(url: string): string {
  return (
    `the site's security policy can't include the URL ${JSON.stringify(url.slice(0, 100))}, which this page loads. Use a URL that ` +
    'starts with "https://", with a host of only letters, digits, dots, and hyphens, or put the file in static/.'
  );
}

function findViolations(
  {page, scripts, styles, attributes}: ParsedPage,
  allowedScripts: string[],
  allowedStyles: string[],
): PolicyViolation[] {
  const createViolation = (kind: string, what: string, hint: string): PolicyViolation => ({
    page,
    kind,
    message: `the site's security policy forbids ${what}. ${hint}`,
  });
  return [
    ...scripts
      .filter((text) => !allowedScripts.includes(toHashSource(text)))
      .map((text) =>
        createViolation(
          'inline script',
          `the inline script ${toExcerpt(text)}`,
          'Move it to a file in static/, and load that file.',
        ),
      ),
    ...styles
      .filter((text) => !allowedStyles.includes(toHashSource(text)))
      .map((text) => createViolation('inline styles', `the styles ${toExcerpt(text)}`, 'Move them to a style sheet.')),
    ...[...new Set(attributes)].map((name) =>
      createViolation(`attribute ${name}`, `the attribute ${name}`, 'Use a class or a component.'),
    ),
  ];
}

const toHashSources = (texts: string[]): string[] => [...new Set(texts.map(toHashSource))].sort();

/** Returns the hash source for an inline script or style (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
const toHashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const toExcerpt = (text: string): string => JSON.stringify(text.trim().slice(0, 60));
