import fs from 'node:fs';
import {LineCounter, isScalar, parseDocument, visit} from 'yaml';
import {YamlParseError, loadConfig} from '@redocly/openapi-core';
import {InputError, type InputProblem} from '@paydocs/core/inputError';
import {displayPath} from '../../readSource';

/** The rules of the linter, loaded. */
export type Rules = Awaited<ReturnType<typeof loadConfig>>;

/**
 * Loads the rules that a description is held to.
 *
 * @param file - absolute path of a Redocly configuration (YAML)
 * @returns the rules, whose names are not checked yet
 * @throws InputError when the file is missing, extends what does not exist or holds a pattern that is none
 * @throws YamlParseError when it is no YAML
 */
export async function loadRules(file: string): Promise<Rules> {
  const name = displayPath(file);
  if (!fs.existsSync(file)) {
    const message = 'this file doesn\'t exist. It contains the rules for openapi/, so restore it from git.';
    throw new InputError([{file: name, message}]);
  }
  const source = fs.readFileSync(file, 'utf8');
  let rules: Rules;
  try {
    rules = await loadConfig({configPath: file});
  } catch (error) {
    if (error instanceof YamlParseError || !(error instanceof Error)) throw error;
    throw new InputError([{file: name, ...explain(error.message, source)}]);
  }
  const wrong = wrongPatterns(source);
  if (wrong.length > 0) throw new InputError(wrong.map((problem) => ({file: name, ...problem})));
  return rules;
}

/** What keeps the linter from taking the file as a whole. */
function explain(reason: string, source: string): Omit<InputProblem, 'file'> {
  const [, extended] = /^Invalid config (.+?): there is no such built-in config/.exec(reason) ?? [];
  if (extended === undefined) return {message: `${reason.replace(/\.?\s*$/, '.')} Correct the file.`};
  const index = source.split('\n').findIndex((row) => row.includes(extended));
  const message = `"extends" names "${extended}", which doesn't exist. Write recommended-strict, recommended, minimal, or spec.`;
  return {...(index === -1 ? {} : {line: index + 1}), message};
}

/** The linter compiles patterns when it meets what they are for, and stops there. */
function wrongPatterns(source: string): Omit<InputProblem, 'file'>[] {
  const lines = new LineCounter();
  const found: Omit<InputProblem, 'file'>[] = [];
  visit(parseDocument(source, {lineCounter: lines}), {
    Pair(_key, {key, value}) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      if (key.value !== 'pattern' && key.value !== 'notPattern') return;
      const [, body = value.value, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(value.value) ?? [];
      try {
        new RegExp(body, flags);
      } catch (error) {
        const reason = (error as Error).message.replace(/^.*: /s, '');
        const message = `"${value.value}" isn't a regular expression: ${reason}. Correct it: brackets and slashes must be in pairs.`;
        found.push({line: lines.linePos(value.range?.[0] ?? 0).line, message});
      }
    },
  });
  return found;
}
