import path from 'node:path';
import {InputError} from '../inputError';
import {getBrandTokens, replaceBrandTokens, type MarkdownPart} from './tokens';
import type {Brand} from './types';

/** Matches fenced code blocks and inline code. */
const CODE = /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[`~]*[ \t]*$|(`+)(?!`)[\s\S]*?[^`]\3(?!`)/gm;

/** Matches the front matter of a page. */
const FRONT_MATTER = /^---[ \t]*\n[\s\S]*?^---[ \t]*$/m;

/** Matches pages of the references, except their index pages. */
const GENERATED_FILE =
  /^(?:apis\/[^/]+|i18n\/[^/]+\/docusaurus-plugin-content-docs-(?:rest|graphql)\/current)\/(?!index\.mdx?$)/;

/**
 * Checks whether a page is hand-written. Generated reference pages already contain the brand, so any text in them that
 * looks like a token is literal.
 *
 * @param filePath - absolute path of a Markdown file
 * @returns `false` for a generated page
 */
export function isHandWritten(filePath: string): boolean {
  const file = path.relative(process.cwd(), filePath).split(path.sep).join('/');
  return !GENERATED_FILE.test(file);
}

/**
 * Replaces the brand tokens of a Markdown file. In prose, keeps the backslash of an escaped brace (`\{`), because Markdown
 * removes it later.
 *
 * @param source - content of the file
 * @param filePath - absolute path of the file, for messages
 * @param brand - validated brand
 * @returns text with all tokens replaced, with the same number of lines as the source
 * @throws InputError that lists each unknown token with file, line, and hint
 */
export function replaceBrandTokensInMarkdown(source: string, filePath: string, brand: Brand): string {
  const {text, diagnostics} = replaceBrandTokens(source, getBrandTokens(brand), {getPart: createPartFinder(source)});
  if (diagnostics.length > 0) {
    const file = path.relative(process.cwd(), filePath).split(path.sep).join('/');
    throw new InputError(
      diagnostics.map(({line, column, message}) => ({file, id: 'content/brand-token', line, column, message})),
    );
  }
  return text;
}

function createPartFinder(source: string): (offset: number) => MarkdownPart {
  const frontMatter = source.startsWith('---') ? (FRONT_MATTER.exec(source)?.[0].length ?? 0) : 0;
  // Markdown parses the words after a fence like prose.
  const code = [...source.matchAll(CODE)].map(
    ({0: text, 2: fence, index}) => [index + (fence ? text.indexOf('\n') : 0), index + text.length] as const,
  );
  return (offset) => {
    if (offset < frontMatter) return 'front matter';
    return code.some(([start, end]) => start <= offset && offset < end) ? 'code' : 'prose';
  };
}
