import leven from 'leven';
import type {Brand} from './types';
import {unknownToken} from './unknownToken';

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
 * What may be a token: a word in braces, with or without parts after dots, hyphens or underscores. A backslash
 * before it keeps it as it is written.
 */
const CANDIDATE = /(\\?)\{( *)([A-Za-z][A-Za-z0-9]*)((?:[._-][A-Za-z0-9]*)*) *\}/g;

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
 * A part of a Markdown file. In front matter, every word in braces is meant as a token. In code and in prose, words
 * that are like one are. Markdown itself takes the backslash of `\{product}` out of prose.
 */
export type MarkdownPart = 'front matter' | 'code' | 'prose';

export interface TokenOptions {
  kind?: TextKind;
  /** The part of a Markdown file that an offset is in. */
  partAt?: (offset: number) => MarkdownPart;
}

/**
 * Replaces brand tokens in any text: Markdown, YAML, SDL. Line breaks stay where they are, so
 * that line numbers in later messages are those of the source file.
 *
 * In Markdown, words in braces that are nearly a token are problems, and so is the name in an
 * address. In a specification, `/products/{product}` is a path with a parameter and stays.
 *
 * @param source - text as written
 * @param tokens - from {@link brandTokens}
 * @param options - what the text is
 * @returns the text with values in place, and every unknown token
 */
export function replaceTokens(
  source: string,
  tokens: Record<string, string>,
  {kind = 'markdown', partAt = () => 'code'}: TokenOptions = {},
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
    const part = partAt(offset);
    if (part !== 'front matter' && !isLikeToken(word, rest, kind)) {
      return written;
    }
    if (escape) {
      return part === 'prose' ? written : written.slice(1);
    }
    const isTemplateLiteral = source[offset - 1] === '$';
    if (isTemplateLiteral && (rest === '' || tokens[word + rest] === undefined)) {
      return written; // a variable of the code that happens to be called so
    }
    const value = space === '' && written.endsWith(`${rest}}`) ? tokens[word + rest] : undefined;
    const message = isTemplateLiteral
      ? templateLiteral(written)
      : value === undefined
        ? unknownToken(written, Object.keys(tokens))
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

/**
 * Whether words in braces are meant to be a token, in code too: they start with `product`, or with what has one
 * letter wrong, missing or too many, or two swapped. A specification may call its parameters so.
 */
function isLikeToken(word: string, rest: string, kind: TextKind): boolean {
  if (kind === 'specification') {
    return word === 'product' && /^(?:\.[A-Za-z]*)*$/.test(rest);
  }
  const sorted = (text: string): string => [...text].sort().join('');
  const [first = ''] = /^[A-Z]*[a-z]*/.exec(word) ?? [];
  return [word, first]
    .map((text) => text.toLowerCase())
    .some((text) => text.startsWith('product') || leven(text, 'product') === 1 || sorted(text) === sorted('product'));
}

function templateLiteral(written: string): string {
  return (
    `after a "$", this is read as a template literal in the code. For a token in a variable's name, put braces ` +
    `around both: \${${written}…}. For a variable in the code, put a backslash before the brace.`
  );
}

/** The name holds spaces and capitals: in a slug, a link's target or after a slash, it is a mistake. */
function addressProblem(source: string, offset: number, token: string, kind: TextKind): string | undefined {
  if (token !== 'product' || kind === 'specification') {
    return undefined;
  }
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^slug:|\]\([^)\s]*$|\/$/.test(line)
    ? 'in a URL, write {product.slug} for the brand, not {product}. For a path parameter with that name, put a backslash before the brace.'
    : undefined;
}
