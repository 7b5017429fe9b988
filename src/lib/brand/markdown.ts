import path from 'node:path';
import {InputError} from '../inputError';
import {brandTokens, replaceTokens} from './tokens';
import type {Brand} from './types';

/** Fenced blocks and inline code: text in which braces mean nothing to MDX. */
const CODE = /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[`~]*[ \t]*$|(`+)(?!`)[\s\S]*?[^`]\3(?!`)/gm;

/** `{word}` in prose that is neither an attribute's value nor a template literal's hole. */
const PATH_PARAMETER = /(?<![=$\\{])\{([A-Za-z][A-Za-z0-9_]*)\}/g;

/** Import and export statements of MDX: code, though not fenced. */
const MODULE_STATEMENT = /^(?:import|export)\s/;

/**
 * @param filePath - absolute path of a Markdown file
 * @returns whether a writer wrote it: generated reference pages got their brand from the specs, and
 *   what looks like a token in them is somebody's text
 */
export function isHandWritten(filePath: string): boolean {
  const file = path.relative(process.cwd(), filePath).split(path.sep).join('/');
  return !/^apis\/(?:rest|graphql)\/(?!index\.mdx?$)/.test(file);
}

/**
 * Replaces the brand tokens of a Markdown file.
 *
 * @param source - the file as written
 * @param filePath - absolute path, for messages
 * @param brand - a checked brand
 * @returns the text without brand tokens, with as many lines as the source
 * @throws InputError that lists each unknown token with file, line and cure
 */
export function replaceMarkdownTokens(source: string, filePath: string, brand: Brand): string {
  const {text, problems} = replaceTokens(source, brandTokens(brand));
  if (problems.length > 0) {
    const file = path.relative(process.cwd(), filePath).split(path.sep).join('/');
    throw new InputError(problems.map(({line, column, message}) => ({file, line, column, message})));
  }
  return text;
}

/**
 * Keeps path parameters such as `{id}` in prose as text; MDX would read them as expressions.
 *
 * @param body - Markdown after its front matter
 * @returns Markdown in which each lone `{word}` outside of code is escaped
 */
export function escapePathParameters(body: string): string {
  return outsideCode(body, (prose) =>
    prose
      .split('\n')
      .map((line) => (MODULE_STATEMENT.test(line) ? line : line.replace(PATH_PARAMETER, '\\{$1\\}')))
      .join('\n'),
  );
}

function outsideCode(text: string, change: (prose: string) => string): string {
  let result = '';
  let end = 0;
  for (const match of text.matchAll(CODE)) {
    result += change(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + change(text.slice(end));
}
