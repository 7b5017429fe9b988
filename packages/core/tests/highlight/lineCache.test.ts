import {createHighlighterCoreSync, type HighlighterCore} from 'shiki/core';
import {createJavaScriptRegexEngine} from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import php from 'shiki/langs/php.mjs';
import yaml from 'shiki/langs/yaml.mjs';
import {expect, it, vi} from 'vitest';
import {tokenKindTheme} from '../../src/highlight/kinds';
import {cacheTokenizedLines} from '../../src/highlight/lineCache';

const createHighlighter = (): HighlighterCore =>
  createHighlighterCoreSync({
    engine: createJavaScriptRegexEngine({forgiving: true}),
    langs: [bash, javascript, php, yaml],
    themes: [tokenKindTheme],
  });
const tokenize = (highlighter: HighlighterCore, code: string, lang: string): unknown =>
  highlighter.codeToTokensBase(code, {lang, theme: tokenKindTheme.name, tokenizeTimeLimit: 0});

/** Samples in which the meaning of a line depends on the lines before it. */
const SAMPLES: [lang: string, code: string][] = [
  ['javascript', 'const a = 1;\n/*\nconst a = 1;\n*/\nconst a = 1;\nconst b = `\nconst a = 1;\n`;\nconst a = 1;'],
  ['javascript', 'call({\n  a: 1,\n});\ncall({\n  a: 1,\n});\na: 1,'],
  ['php', '<p>\n<?php\n$a = <<<X\n$a = 1;\nX;\n$a = 1;\n?>\n$a = 1;\n<?php\n$a = 1;'],
  ['yaml', 'a: |\n  b: 1\nb: 1\na: >\n  b: 1\n\n  b: 1\nb: 1\n  b: 1'],
  ['shellscript', "cat <<'X'\necho $a\nX\necho $a\ncurl -d '\necho $a\n'\necho $a \\\n  echo $a\necho $a"],
  ['php', '$a = 1;\n<?php\n$a = 1; // x\n# x\n$a = 1;'],
];

it('returns the same tokens as a grammar that reads every line', () => {
  const uncached = createHighlighter();
  const cached = createHighlighter();
  for (const lang of new Set(SAMPLES.map(([name]) => name))) cacheTokenizedLines(cached.getLanguage(lang));
  for (const [lang, code] of [...SAMPLES, ...SAMPLES]) {
    expect(tokenize(cached, code, lang)).toEqual(tokenize(uncached, code, lang));
  }
});

it('reads a line only once after the same lines', () => {
  const highlighter = createHighlighter();
  const grammar = highlighter.getLanguage('javascript');
  const tokenizeLine = vi.spyOn(grammar, 'tokenizeLine2');
  cacheTokenizedLines(grammar);
  tokenize(highlighter, 'call({\n  a: 1,\n});\ncall({\n  a: 1,\n});', 'javascript');
  // The first line is read twice, because some rules differ at the start of the code.
  expect(tokenizeLine).toHaveBeenCalledTimes(4);
  tokenize(highlighter, 'call({\n  a: 1,\n});', 'javascript');
  expect(tokenizeLine).toHaveBeenCalledTimes(4);
});
