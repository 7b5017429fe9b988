import fs from 'node:fs';
import {LineCounter, isScalar, parseDocument, visit} from 'yaml';
import {YamlParseError, loadConfig} from '@redocly/openapi-core';
import {InputError, type Diagnostic} from '@paydocs/core';
import {toDisplayPath} from '../../readSource';

/** Loaded configuration of the linter. */
type LintConfig = Awaited<ReturnType<typeof loadConfig>>;

/**
 * Loads the lint rules.
 *
 * @param file - absolute path of a Redocly configuration (YAML)
 * @returns the configuration; the names of its rules haven't been checked yet
 * @throws InputError if the file doesn't exist, extends an unknown configuration, or has an invalid pattern
 * @throws YamlParseError if the file isn't YAML
 */
export async function loadRules(file: string): Promise<LintConfig> {
  const name = toDisplayPath(file);
  if (!fs.existsSync(file)) {
    const message = "this file, which contains the rules for openapi/, doesn't exist. Restore it from git.";
    throw new InputError([{file: name, message}], 'openapi/source');
  }
  const source = fs.readFileSync(file, 'utf8');
  let rules: LintConfig;
  try {
    rules = await loadConfig({configPath: file});
  } catch (error) {
    if (error instanceof YamlParseError || !(error instanceof Error)) throw error;
    throw new InputError([{file: name, ...explainConfigError(error.message, source)}], 'openapi/source');
  }
  const invalidPatterns = checkPatterns(source);
  if (invalidPatterns.length > 0)
    throw new InputError(
      invalidPatterns.map((diagnostic) => ({file: name, ...diagnostic})),
      'openapi/source',
    );
  return rules;
}

/** Converts the reason why the linter rejected the whole file to a diagnostic. */
function explainConfigError(reason: string, source: string): Omit<Diagnostic, 'file'> {
  const [, configName] = /^Invalid config (.+?): there is no such built-in config/.exec(reason) ?? [];
  if (configName === undefined) return {message: `${reason.replace(/\.?\s*$/, '.')} Correct the file.`};
  const index = source.split('\n').findIndex((row) => row.includes(configName));
  const message = `"extends" names "${configName}", which doesn't exist. Write recommended-strict, recommended, minimal, or spec.`;
  return {...(index === -1 ? {} : {line: index + 1}), message};
}

/** Checks the patterns of the rules. The linter would compile an invalid pattern only when it needs it, and crash. */
function checkPatterns(source: string): Omit<Diagnostic, 'file'>[] {
  const lines = new LineCounter();
  const diagnostics: Omit<Diagnostic, 'file'>[] = [];
  visit(parseDocument(source, {lineCounter: lines}), {
    Pair(_key, {key, value}) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      if (key.value !== 'pattern' && key.value !== 'notPattern') return;
      const [, body = value.value, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(value.value) ?? [];
      try {
        new RegExp(body, flags);
      } catch (error) {
        const reason = (error as Error).message.replace(/^.*: /s, '');
        const message = `"${value.value}" isn't a valid regular expression: ${reason}. Close each bracket, and end the expression with a slash if it begins with one.`;
        diagnostics.push({line: lines.linePos(value.range?.[0] ?? 0).line, message});
      }
    },
  });
  return diagnostics;
}
