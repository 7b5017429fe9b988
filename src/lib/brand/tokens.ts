import type {Brand} from './types';

/** A brand token that does not exist. Lines and columns count from 1. */
export interface TokenProblem {
  line: number;
  column: number;
  token: string;
  message: string;
}

export interface TokenResult {
  text: string;
  problems: TokenProblem[];
}

/** `{product}`, `{product.something}`; a backslash before it keeps it as it is written. */
const TOKEN = /(\\?)\{(product(?:\.[A-Za-z]*)?)\}/g;

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);

/**
 * The tokens that writers may use, with their values.
 *
 * @param brand - a checked brand
 * @returns token name without braces → text that stands in its place
 */
export function brandTokens(brand: Brand): Record<string, string> {
  return {
    product: brand.name,
    'product.slug': brand.slug,
    'product.legalName': brand.legalName,
    'product.pascal': words(brand.slug)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(''),
    'product.constant': words(brand.slug).join('_').toUpperCase(),
    'product.siteUrl': brand.urls.site,
    'product.apiUrl': brand.urls.api,
    'product.graphqlUrl': brand.urls.graphql,
    'product.graphqlWsUrl': brand.urls.graphqlWs,
    'product.scriptUrl': brand.urls.scripts,
    'product.supportUrl': brand.urls.support,
    'product.supportEmail': brand.supportEmail,
    'product.dashboardUrl': brand.urls.dashboard,
  };
}

/**
 * Replaces brand tokens in any text: Markdown, YAML, SDL. Line breaks stay where they are, so
 * that line numbers in later messages are those of the source file. `/products/{product}` is a
 * path with a parameter and stays.
 *
 * @param source - text as written
 * @param tokens - from {@link brandTokens}
 * @returns the text with values in place, and every unknown token
 */
export function replaceTokens(source: string, tokens: Record<string, string>): TokenResult {
  const problems: TokenProblem[] = [];
  const report = (offset: number, token: string, message: string): void => {
    const before = source.slice(0, offset).split('\n');
    problems.push({line: before.length, column: (before.at(-1) ?? '').length + 1, token, message});
  };
  const text = source.replace(TOKEN, (written: string, escape: string, name: string, offset: number) => {
    if (escape) {
      return written.slice(1);
    }
    const value = tokens[name];
    if (value === undefined) {
      report(offset, `{${name}}`, `unknown brand token {${name}}. ${suggestion(name, Object.keys(tokens))}`);
      return written;
    }
    if (name === 'product' && isInAddress(source, offset)) {
      report(offset, '{product}', 'in an address the brand is written {product.slug}, not {product}.');
    } else if (name === 'product' && source[offset - 1] === '/') {
      return written; // a path parameter: an address never holds the brand's name
    }
    return value;
  });
  return {text, problems};
}

/** Whether the token at `offset` is part of a front-matter slug or of a link's target. */
function isInAddress(source: string, offset: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^slug:/.test(line) || /\]\([^)\s]*$/.test(line);
}

function suggestion(name: string, known: string[]): string {
  const distances = known.map((candidate) => ({candidate, distance: editDistance(name, candidate)}));
  const nearest = distances.sort((a, b) => a.distance - b.distance)[0];
  return nearest && nearest.distance <= 3
    ? `Did you mean {${nearest.candidate}}?`
    : `Known tokens: ${known.map((token) => `{${token}}`).join(', ')}.`;
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
