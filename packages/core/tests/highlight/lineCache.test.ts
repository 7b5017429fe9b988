import {createHighlighterCoreSync, type HighlighterCore} from 'shiki/core';
import {createJavaScriptRegexEngine} from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import php from 'shiki/langs/php.mjs';
import yaml from 'shiki/langs/yaml.mjs';
import {expect, it, vi} from 'vitest';
import {kindsTheme} from '../../src/highlight/kinds';
import {cacheTokenizedLines} from '../../src/highlight/lineCache';

const newHighlighter = (): HighlighterCore =>
  createHighlighterCoreSync({
    engine: createJavaScriptRegexEngine({forgiving: true}),
    langs: [bash, javascript, php, yaml],
    themes: [kindsTheme],
  });
const tokens = (highlighter: HighlighterCore, code: string, lang: string): unknown =>
  highlighter.codeToTokensBase(code, {lang, theme: kindsTheme.name, tokenizeTimeLimit: 0});

/** Texts in which a line means something else by what stands before it. */
const SAMPLES: [lang: string, code: string][] = [
  ['javascript', 'const a = 1;\n/*\nconst a = 1;\n*/\nconst a = 1;\nconst b = `\nconst a = 1;\n`;\nconst a = 1;'],
  ['javascript', 'call({\n  a: 1,\n});\ncall({\n  a: 1,\n});\na: 1,'],
  ['php', '<p>\n<?php\n$a = <<<X\n$a = 1;\nX;\n$a = 1;\n?>\n$a = 1;\n<?php\n$a = 1;'],
  ['yaml', 'a: |\n  b: 1\nb: 1\na: >\n  b: 1\n\n  b: 1\nb: 1\n  b: 1'],
  ['shellscript', "cat <<'X'\necho $a\nX\necho $a\ncurl -d '\necho $a\n'\necho $a \\\n  echo $a\necho $a"],
  ['php', '$a = 1;\n<?php\n$a = 1; // x\n# x\n$a = 1;'],
];

it('reads the same as a grammar that reads every line', () => {
  const plain = newHighlighter();
  const quick = newHighlighter();
  for (const lang of new Set(SAMPLES.map(([name]) => name))) cacheTokenizedLines(quick.getLanguage(lang));
  for (const [lang, code] of [...SAMPLES, ...SAMPLES]) {
    expect(tokens(quick, code, lang)).toEqual(tokens(plain, code, lang));
  }
});

it('reads a line once after the same lines', () => {
  const highlighter = newHighlighter();
  const grammar = highlighter.getLanguage('javascript');
  const read = vi.spyOn(grammar, 'tokenizeLine2');
  cacheTokenizedLines(grammar);
  tokens(highlighter, 'call({\n  a: 1,\n});\ncall({\n  a: 1,\n});', 'javascript');
  // The first line is read twice: at the start of a text, some rules differ.
  expect(read).toHaveBeenCalledTimes(4);
  tokens(highlighter, 'call({\n  a: 1,\n});', 'javascript');
  expect(read).toHaveBeenCalledTimes(4);
});
