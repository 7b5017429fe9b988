import path from 'node:path';
import {InputError} from '../inputError';
import {brandTokens, replaceTokens, type MarkdownPart} from './tokens';
import type {Brand} from './types';

/** Fenced blocks and inline code. */
const CODE = /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[`~]*[ \t]*$|(`+)(?!`)[\s\S]*?[^`]\3(?!`)/gm;

/** The front matter of a page. */
const FRONT_MATTER = /^---[ \t]*\n[\s\S]*?^---[ \t]*$/m;

/** Pages of the references, but for their first ones. */
const GENERATED =
  /^(?:apis\/[^/]+|i18n\/[^/]+\/docusaurus-plugin-content-docs-(?:rest|graphql)\/current)\/(?!index\.mdx?$)/;

/**
 * @param filePath - absolute path of a Markdown file
 * @returns whether a writer wrote it: generated reference pages got their brand from the specs, and
 *   what looks like a token in them is somebody's text
 */
export function isHandWritten(filePath: string): boolean {
  const file = path.relative(process.cwd(), filePath).split(path.sep).join('/');
  return !GENERATED.test(file);
}

/**
 * Replaces the brand tokens of a Markdown file. A backslash before a brace stays where Markdown takes it away.
 *
 * @param source - the file as written
 * @param filePath - absolute path, for messages
 * @param brand - a checked brand
 * @returns the text without brand tokens, with as many lines as the source
 * @throws InputError that lists each unknown token with file, line and cure
 */
export function replaceMarkdownTokens(source: string, filePath: string, brand: Brand): string {
  const {text, problems} = replaceTokens(source, brandTokens(brand), {partAt: partsOf(source)});
  if (problems.length > 0) {
    const file = path.relative(process.cwd(), filePath).split(path.sep).join('/');
    throw new InputError(problems.map(({line, column, message}) => ({file, line, column, message})));
  }
  return text;
}

function partsOf(source: string): (offset: number) => MarkdownPart {
  const frontMatter = source.startsWith('---') ? (FRONT_MATTER.exec(source)?.[0].length ?? 0) : 0;
  // Markdown reads the words after a fence as it reads prose.
  const code = [...source.matchAll(CODE)].map(
    ({0: text, 2: fence, index}) => [index + (fence ? text.indexOf('\n') : 0), index + text.length] as const,
  );
  return (offset) => {
    if (offset < frontMatter) return 'front matter';
    return code.some(([start, end]) => start <= offset && offset < end) ? 'code' : 'prose';
  };
}
