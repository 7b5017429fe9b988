import leven from 'leven';
import type {Brand} from './types';
import {formatUnknownTokenMessage} from './unknownToken';

/** A diagnostic about an unknown or misplaced brand token. Lines and columns start at 1. */
interface TokenDiagnostic {
  line: number;
  column: number;
  token: string;
  message: string;
}

interface TokenResult {
  text: string;
  diagnostics: TokenDiagnostic[];
}

/**
 * Matches possible tokens: a word in braces, with or without parts after dots, hyphens, or underscores. A backslash
 * before the brace escapes the token.
 */
const CANDIDATE = /(\\?)\{( *)([A-Za-z][A-Za-z0-9]*)((?:[._-][A-Za-z0-9]*)*) *\}/g;

const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);

/**
 * Returns the tokens that writers may use.
 *
 * @param brand - validated brand
 * @returns replacement texts, by token without braces
 */
export function getBrandTokens(brand: Brand): Record<string, string> {
  return {
    product: brand.name,
    'product.name': brand.name,
    'product.slug': brand.slug,
    'product.legalName': brand.legalName,
    'product.pascal': splitWords(brand.slug)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(''),
    'product.constant': splitWords(brand.slug).join('_').toUpperCase(),
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

/** Origin of a text. Checks of writers' Markdown are stricter than checks of a provider's specifications. */
export type TextKind = 'markdown' | 'specification';

/**
 * Part of a Markdown file. In front matter, every word in braces counts as a token. In code and prose, only words
 * similar to a token do. In prose, Markdown itself removes the backslash of `\{product}`.
 */
export type MarkdownPart = 'front matter' | 'code' | 'prose';

export interface TokenOptions {
  kind?: TextKind;
  /** Returns the part of a Markdown file at an offset. */
  getPart?: (offset: number) => MarkdownPart;
}

/**
 * Replaces brand tokens in Markdown, YAML, or SDL. Keeps line breaks, so that line numbers in later messages match the
 * source file.
 *
 * In Markdown, this reports words in braces that are similar to a token, and the brand name in a URL. In a
 * specification, `/products/{product}` is a path with a parameter and stays unchanged.
 *
 * @param source - text to process
 * @param tokens - tokens from {@link getBrandTokens}
 * @param options - kind of the text, and a function that returns the part of a Markdown file at an offset
 * @returns text with values inserted, and a diagnostic for each unknown or misplaced token
 */
export function replaceBrandTokens(
  source: string,
  tokens: Record<string, string>,
  {kind = 'markdown', getPart = () => 'code'}: TokenOptions = {},
): TokenResult {
  const diagnostics: TokenDiagnostic[] = [];
  const replace = (
    written: string,
    escape: string,
    space: string,
    word: string,
    rest: string,
    offset: number,
  ): string => {
    const part = getPart(offset);
    if (part !== 'front matter' && !isLikelyToken(word, rest, kind)) {
      return written;
    }
    if (escape) {
      return part === 'prose' ? written : written.slice(1);
    }
    const isTemplateLiteral = source[offset - 1] === '$';
    if (isTemplateLiteral && (rest === '' || tokens[word + rest] === undefined)) {
      return written; // a variable in the code with the same name
    }
    const value = space === '' && written.endsWith(`${rest}}`) ? tokens[word + rest] : undefined;
    const message = isTemplateLiteral
      ? formatTemplateLiteralMessage(written)
      : value === undefined
        ? formatUnknownTokenMessage(written, Object.keys(tokens))
        : checkUrlToken(source, offset, word + rest, kind);
    if (message !== undefined) {
      const before = source.slice(0, offset).split('\n');
      diagnostics.push({line: before.length, column: (before.at(-1) ?? '').length + 1, token: written, message});
    }
    const isPathParameter = word + rest === 'product' && source[offset - 1] === '/';
    return value === undefined || isPathParameter ? written : value;
  };
  return {text: source.replace(CANDIDATE, replace), diagnostics};
}

/**
 * Checks whether a word in braces is probably intended as a token, even in code: it starts with `product`, or with a
 * misspelling that has one wrong, missing, or extra letter, or two swapped letters. In a specification, which may have
 * parameters with such names, only `product` itself counts.
 */
function isLikelyToken(word: string, rest: string, kind: TextKind): boolean {
  if (kind === 'specification') {
    return word === 'product' && /^(?:\.[A-Za-z]*)*$/.test(rest);
  }
  const sorted = (text: string): string => [...text].sort().join('');
  const [first = ''] = /^[A-Z]*[a-z]*/.exec(word) ?? [];
  return [word, first]
    .map((text) => text.toLowerCase())
    .some((text) => text.startsWith('product') || leven(text, 'product') === 1 || sorted(text) === sorted('product'));
}

function formatTemplateLiteralMessage(written: string): string {
  return (
    `after a "$", ${written} is read as a template literal in the code. For a token in a variable's name, put braces ` +
    `around both: \${${written}…}. For a variable in the code, put a backslash before the brace.`
  );
}

/**
 * Returns a message if `{product}` is in a slug, in a link target, or after a slash, because the brand name may contain
 * spaces and capitals.
 */
function checkUrlToken(source: string, offset: number, token: string, kind: TextKind): string | undefined {
  if (token !== 'product' || kind === 'specification') {
    return undefined;
  }
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^slug:|\]\([^)\s]*$|\/$/.test(line)
    ? 'in a URL, write {product.slug} for the brand, not {product}. For a path parameter with that name, put a backslash before the brace.'
    : undefined;
}
