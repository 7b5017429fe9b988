import {createHighlighterCoreSync, type HighlighterCore} from 'shiki/core';
import {createJavaScriptRegexEngine} from 'shiki/engine/javascript';
import {getTokenKind, tokenKindTheme} from './kinds';
import {getGrammarName, GRAMMARS} from './languages';

let highlighter: HighlighterCore | undefined;

/** Highlighted HTML by language and code, because pages and languages of a site repeat code. */
const highlights = new Map<string, string>();

/**
 * Highlights code when pages are generated, so that browsers don't load a highlighter.
 *
 * @param code - source code
 * @param language - name or common alias of the language; code in an unknown language is only escaped
 * @returns inner HTML of a `code` element: text and spans with classes such as `hl-keyword`
 */
export function highlight(code: string, language: string): string {
  const key = `${language}\n${code}`;
  const html = highlights.get(key) ?? renderTokens(tokenize(code, language));
  highlights.set(key, html);
  return html;
}

/**
 * Highlights code whose lines become separate elements.
 *
 * @param code - source code
 * @param language - name of the language, as for {@link highlight}
 * @returns HTML of each line, without its line break
 */
export function highlightLines(code: string, language: string): string[] {
  return tokenize(code, language).map((line) => renderTokens([line]));
}

interface Token {
  text: string;
  kind: string | undefined;
}

function tokenize(code: string, language: string): Token[][] {
  const lang = getGrammarName(language);
  if (lang === undefined) return code.split('\n').map((text) => [{text, kind: undefined}]);
  highlighter ??= createHighlighterCoreSync({
    engine: createJavaScriptRegexEngine({forgiving: true}),
    langs: GRAMMARS,
    themes: [tokenKindTheme],
  });
  const lines = highlighter.codeToTokensBase(code, {
    lang,
    theme: tokenKindTheme.name,
    tokenizeMaxLineLength: 5000,
    // By default, Shiki stops tokenizing a line after half a second, so a busy machine would generate different pages.
    tokenizeTimeLimit: 0,
  });
  return lines.map((line) => line.map((token) => ({text: token.content, kind: getTokenKind(token.color)})));
}

/** Merges adjacent tokens of the same kind, even across spaces and line breaks, so that a page has few elements. */
function renderTokens(lines: Token[][]): string {
  const merged: Token[] = [];
  lines.forEach((line, index) => {
    if (index > 0) line = [{text: '\n', kind: undefined}, ...line];
    for (const token of line) {
      const last = merged.at(-1);
      const kind = token.text.trim() === '' ? last?.kind : token.kind;
      if (last && last.kind === kind) last.text += token.text;
      else merged.push({text: token.text, kind});
    }
  });
  return merged.map(toHtml).join('');
}

function toHtml({text, kind}: Token): string {
  if (kind === undefined) return escapeHtml(text);
  const end = text.trimEnd();
  return `<span class="hl-${kind}">${escapeHtml(end)}</span>${text.slice(end.length)}`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
