import {createHash} from 'node:crypto';
import type {PageParts, SourceDirective} from './readPage';

/** Services of others that a site uses. */
export interface Services {
  /** The application of the hosted search. */
  searchId?: string;
  /** Whether the hosted search has an assistant. */
  assistant?: boolean;
  /** Whether a tag-manager container is loaded when a reader agrees. */
  tagManager?: boolean;
}

/** What a site needs that its pages don't show. */
export interface PolicyOptions extends Services {
  /** The texts of its style sheets. */
  styleSheets: readonly string[];
  /** The texts of `style` elements that its scripts insert. */
  insertedStyles?: readonly string[];
}

/** A place that the policy would break. */
export interface PolicyProblem {
  /** The page, as a path below the build. */
  page: string;
  /** What is forbidden, in a few words. */
  kind: string;
  message: string;
}

/** A page with its path below the build. */
export interface ReadPage extends PageParts {
  page: string;
}

type Directives = Map<string, Set<string>>;

/**
 * Makes the strictest policy with which a site works: nothing is allowed but what its pages have.
 *
 * Inline scripts and styles are allowed by their hashes, and only those of the frame: they stand in the pages for
 * unknown addresses too, which hold no text of guides or specifications. So a script that gets into another page
 * stays forbidden, and is told. Hosts come from addresses that anybody wrote: one whose characters mean something in a
 * policy would rewrite it, and is refused.
 *
 * @param pages - all pages of a build; `404.html` of each language is among them
 * @param options - style sheets and services
 * @returns the value of the header `Content-Security-Policy` (https://www.w3.org/TR/CSP3/), the places of the pages
 *   that it would break, and addresses that no policy may name: a site that has one can't be built
 */
export function contentSecurityPolicy(
  pages: readonly ReadPage[],
  options: PolicyOptions,
): {policy: string; problems: PolicyProblem[]; refused: PolicyProblem[]} {
  const frames = pages.filter(({page}) => /(?:^|\/)404\.html$/.test(page));
  const scripts = hashesOf(frames.flatMap((page) => page.scripts));
  const styles = hashesOf([...frames.flatMap((page) => page.styles), ...(options.insertedStyles ?? [])]);
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
  const refused: PolicyProblem[] = [];
  for (const {page, sources} of pages) {
    for (const {directive, url} of sources) {
      const source = sourceOf(url, directive);
      if (source === null) refused.push({page, kind: 'URL', message: refusal(url)});
      else allow(directives, directive, source);
    }
  }
  if (options.styleSheets.some((text) => /url\(\s*["']?data:/.test(text))) allow(directives, 'img-src', 'data:');
  allowServices(directives, options);
  const written = [...directives].map(([name, sources]) => `${name} ${[...sources].join(' ')}`);
  return {
    policy: [...written, "require-trusted-types-for 'script'", `trusted-types ${policies(options)}`].join('; '),
    problems: pages.flatMap((page) => problemsOf(page, scripts, styles)),
    refused,
  };
}

/**
 * Names of the policies that may be created (https://www.w3.org/TR/trusted-types/#trusted-types-csp-directive): that of the bundler, for
 * the addresses of the site's own scripts, and those of services that assign plain text.
 */
const policies = ({assistant, tagManager}: Services): string =>
  ['docs', ...(assistant || tagManager ? ['default'] : []), ...(assistant ? ['dompurify'] : [])].join(' ');

/** What each service asks for, by its own documentation. */
function allowServices(directives: Directives, {searchId, assistant, tagManager}: Services): void {
  if (searchId !== undefined) {
    // https://www.algolia.com/doc/guides/security/security-best-practices/
    const id = searchId.toLowerCase();
    for (const host of [`${id}-dsn.algolia.net`, `${id}.algolia.net`, '*.algolianet.com']) {
      allow(directives, 'connect-src', `https://${host}`);
    }
  }
  if (assistant) allow(directives, 'connect-src', 'https://askai.algolia.com');
  if (tagManager) {
    // https://developers.google.com/tag-platform/security/guides/csp
    const [manager, analytics] = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];
    allow(directives, 'script-src', manager);
    for (const source of [manager, analytics]) allow(directives, 'img-src', source);
    for (const source of [manager, analytics, 'https://*.analytics.google.com']) {
      allow(directives, 'connect-src', source);
    }
  }
}

function allow(directives: Directives, name: SourceDirective | 'connect-src', source: string | undefined): void {
  if (source === undefined) return;
  directives.set(name, (directives.get(name) ?? new Set()).add(source));
}

/** How a policy names a host: https://www.w3.org/TR/CSP3/#grammardef-host-source, without wildcards. */
const HOST_SOURCE = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;

/**
 * @param url - that a page loads
 * @param directive - that is about it
 * @returns how a policy names where it leads; nothing for what a policy needn't name, null for what it may not
 */
function sourceOf(url: string, directive: SourceDirective): string | undefined | null {
  const base = 'https://site.invalid';
  if (!URL.canParse(url, base)) return undefined;
  const {protocol, origin} = new URL(url, base);
  if (origin === base) return "'self'";
  // An empty frame needs no source.
  if (protocol === 'about:') return undefined;
  // Small pictures stand in the pages themselves.
  if (protocol === 'data:' && (directive === 'img-src' || directive === 'media-src')) return protocol;
  return /^https?:$/.test(protocol) && HOST_SOURCE.test(origin) ? origin : null;
}

function refusal(url: string): string {
  return (
    `the site's security policy can't include the URL ${JSON.stringify(url.slice(0, 100))}, which this page loads. Use a URL that ` +
    'starts with "https://" and a host of letters, digits, dots, and hyphens, or put the file in static/.'
  );
}

function problemsOf(
  {page, scripts, styles, attributes}: ReadPage,
  known: string[],
  knownStyles: string[],
): PolicyProblem[] {
  const problem = (kind: string, what: string, cure: string): PolicyProblem => ({
    page,
    kind,
    message: `the site's security policy forbids ${what}. ${cure}`,
  });
  return [
    ...scripts
      .filter((text) => !known.includes(hashOf(text)))
      .map((text) =>
        problem(
          'inline script',
          `the inline script ${startOf(text)}`,
          'Move it to a file in static/, and load that file.',
        ),
      ),
    ...styles
      .filter((text) => !knownStyles.includes(hashOf(text)))
      .map((text) => problem('inline styles', `the styles ${startOf(text)}`, 'Move them to a style sheet.')),
    ...[...new Set(attributes)].map((name) =>
      problem(`attribute ${name}`, `the attribute ${name}`, 'Use a class or a component.'),
    ),
  ];
}

const hashesOf = (texts: string[]): string[] => [...new Set(texts.map(hashOf))].sort();

/** As a policy names it: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const startOf = (text: string): string => JSON.stringify(text.trim().slice(0, 60));
