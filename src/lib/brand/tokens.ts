import leven from 'leven';
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

/**
 * What may be a token: a word in braces, with or without a part after a dot or a hyphen. A backslash
 * before it keeps it as it is written.
 */
const CANDIDATE = /(\\?)\{( *)([A-Za-z]+)((?:[.-][A-Za-z]*)*) *\}/g;

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
    'product.name': brand.name,
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

/** Where a text comes from: writers' Markdown is held to more than the specifications of any provider. */
export type TextKind = 'markdown' | 'specification';

/**
 * Replaces brand tokens in any text: Markdown, YAML, SDL. Line breaks stay where they are, so
 * that line numbers in later messages are those of the source file.
 *
 * In Markdown, words in braces that are nearly a token are problems, and so is the name in an
 * address. In a specification, `/products/{product}` is a path with a parameter and stays.
 *
 * @param source - text as written
 * @param tokens - from {@link brandTokens}
 * @param kind - what the text is
 * @returns the text with values in place, and every unknown token
 */
export function replaceTokens(
  source: string,
  tokens: Record<string, string>,
  kind: TextKind = 'markdown',
): TokenResult {
  const problems: TokenProblem[] = [];
  const replace = (
    written: string,
    escape: string,
    space: string,
    word: string,
    rest: string,
    offset: number,
  ): string => {
    if (!isLikeProduct(word, kind)) {
      return written;
    }
    if (escape) {
      return written.slice(1);
    }
    const isTemplateLiteral = source[offset - 1] === '$';
    if (isTemplateLiteral && (rest === '' || tokens[word + rest] === undefined)) {
      return written; // a variable of the code that happens to be called so
    }
    const value = space === '' && written.endsWith(`${rest}}`) ? tokens[word + rest] : undefined;
    const message = isTemplateLiteral
      ? templateLiteral(written)
      : value === undefined
        ? unknownToken(written, tokens)
        : addressProblem(source, offset, word + rest, kind);
    if (message !== undefined) {
      const before = source.slice(0, offset).split('\n');
      problems.push({line: before.length, column: (before.at(-1) ?? '').length + 1, token: written, message});
    }
    const isPathParameter = word + rest === 'product' && source[offset - 1] === '/';
    return value === undefined || isPathParameter ? written : value;
  };
  return {text: source.replace(CANDIDATE, replace), problems};
}

/** Whether a word in braces is meant to be `product`: another case, two letters swapped, one missing. */
function isLikeProduct(word: string, kind: TextKind): boolean {
  if (word === 'product' || kind === 'specification') {
    return word === 'product';
  }
  const sorted = (text: string): string => [...text].sort().join('');
  const lower = word.toLowerCase();
  return sorted(lower) === sorted('product') || (lower.length === 6 && leven(lower, 'product') === 1);
}

function unknownToken(written: string, tokens: Record<string, string>): string {
  const names = Object.keys(tokens);
  const name = written.slice(1, -1).trim().replace('-', '.');
  const nearest = names.sort((a, b) => leven(name, a) - leven(name, b))[0];
  const cure =
    nearest !== undefined && leven(name, nearest) <= 3
      ? `Did you mean {${nearest}}?`
      : `Known tokens: ${Object.keys(tokens)
          .map((token) => `{${token}}`)
          .join(', ')}.`;
  return `unknown brand token ${written}. ${cure} For these very characters, put a backslash before the brace.`;
}

function templateLiteral(written: string): string {
  return (
    `after a "$" this reads as a template literal of the code. For a token in a variable's name put braces ` +
    `around both: \${${written}…}. For a variable of the code put a backslash before the brace.`
  );
}

/** The name holds spaces and capitals: in a slug, a link's target or after a slash, it is a mistake. */
function addressProblem(source: string, offset: number, token: string, kind: TextKind): string | undefined {
  if (token !== 'product' || kind === 'specification') {
    return undefined;
  }
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^slug:|\]\([^)\s]*$|\/$/.test(line)
    ? 'in an address the brand is written {product.slug}, not {product}. For a path parameter of that name, put a backslash before the brace.'
    : undefined;
}
