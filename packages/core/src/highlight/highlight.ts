import {createHighlighterCoreSync, type HighlighterCore} from 'shiki/core';
import {createJavaScriptRegexEngine} from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import css from 'shiki/langs/css.mjs';
import graphql from 'shiki/langs/graphql.mjs';
import html from 'shiki/langs/html.mjs';
import http from 'shiki/langs/http.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import jsx from 'shiki/langs/jsx.mjs';
import php from 'shiki/langs/php.mjs';
import python from 'shiki/langs/python.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import yaml from 'shiki/langs/yaml.mjs';
import {keptOr} from './kept';
import {kindOfColor, kindsTheme} from './kinds';
import {readLinesOnce} from './knownLines';

const ALIASES: Record<string, string> = {
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  node: 'javascript',
  ts: 'typescript',
  py: 'python',
  bash: 'shellscript',
  sh: 'shellscript',
  shell: 'shellscript',
  zsh: 'shellscript',
  console: 'shellscript',
  curl: 'shellscript',
  yml: 'yaml',
  gql: 'graphql',
  jsonc: 'json',
  json5: 'json',
  xml: 'html',
};

const GRAMMARS = [bash, css, graphql, html, http, javascript, json, jsx, php, python, tsx, typescript, yaml];

let highlighter: HighlighterCore | undefined;

/**
 * Highlights code when pages are made, so that no highlighter is sent to browsers.
 *
 * @param code - the source text
 * @param language - its name or a common short form; code in an unknown language is only escaped
 * @returns the inside of a `code` element: text and spans with classes such as `hl-keyword`
 */
export function highlight(code: string, language: string): string {
  return keptOr(`${language}\n${code}`, () => merge(pieces(code, language)));
}

/**
 * Highlights code whose lines become elements of their own.
 *
 * @param code - the source text
 * @param language - as for {@link highlight}
 * @returns the HTML of each line, without its end
 */
export function highlightLines(code: string, language: string): string[] {
  const lines = (): string[] => pieces(code, language).map((line) => merge([line]));
  return keptOr(`lines of ${language}\n${code}`, () => lines().join('\n')).split('\n');
}

function languageName(language: string): string | undefined {
  const name = language.trim().toLowerCase();
  const real = ALIASES[name] ?? name;
  return GRAMMARS.some((grammar) => grammar.some((part) => part.name === real)) ? real : undefined;
}

interface Piece {
  text: string;
  kind: string | undefined;
}

function pieces(code: string, language: string): Piece[][] {
  const lang = languageName(language);
  if (lang === undefined) return code.split('\n').map((text) => [{text, kind: undefined}]);
  highlighter ??= newHighlighter();
  const lines = highlighter.codeToTokensBase(code, {
    lang,
    theme: kindsTheme.name,
    tokenizeMaxLineLength: 5000,
    // By default a line is given up after half a second: a busy machine would make other pages.
    tokenizeTimeLimit: 0,
  });
  return lines.map((line) => line.map((token) => ({text: token.content, kind: kindOfColor(token.color)})));
}

function newHighlighter(): HighlighterCore {
  const created = createHighlighterCoreSync({
    engine: createJavaScriptRegexEngine({forgiving: true}),
    langs: GRAMMARS,
    themes: [kindsTheme],
  });
  // A grammar has several names.
  const grammars = new Set(created.getLoadedLanguages().map((name) => created.getLanguage(name)));
  grammars.forEach(readLinesOnce);
  return created;
}

/** Joins neighbours of one kind, also across spaces and line ends, so that a page has few elements. */
function merge(lines: Piece[][]): string {
  const merged: Piece[] = [];
  lines.forEach((line, index) => {
    if (index > 0) line = [{text: '\n', kind: undefined}, ...line];
    for (const piece of line) {
      const last = merged.at(-1);
      const kind = piece.text.trim() === '' ? last?.kind : piece.kind;
      if (last && last.kind === kind) last.text += piece.text;
      else merged.push({text: piece.text, kind});
    }
  });
  return merged.map(toHtml).join('');
}

function toHtml({text, kind}: Piece): string {
  if (kind === undefined) return escape(text);
  const end = text.trimEnd();
  return `<span class="hl-${kind}">${escape(end)}</span>${text.slice(end.length)}`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
