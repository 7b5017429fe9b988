import bash from 'shiki/langs/bash.mjs';
import css from 'shiki/langs/css.mjs';
import go from 'shiki/langs/go.mjs';
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
import {getOwnString} from '../files/getOwnString';

/**
 * Grammars of the highlighted languages. The last item of each is the language; the items before it are embedded in it.
 */
export const GRAMMARS = [bash, css, go, graphql, html, http, javascript, json, jsx, php, python, tsx, typescript, yaml];

/** Names of grammars by alias, in addition to the grammars' own aliases. */
const ALIASES: Record<string, string> = {
  console: 'bash',
  curl: 'bash',
  golang: 'go',
  json5: 'json',
  jsonc: 'json',
  node: 'javascript',
  xml: 'html',
};

/** Labels of languages that have no grammar, or that use the grammar of another language. */
const LANGUAGE_LABELS: Record<string, string> = {diff: 'Diff', liquid: 'Liquid', xml: 'XML'};

/** Language names for plain text. */
const PLAIN_TEXT_LANGUAGES = new Set(['', 'text', 'txt', 'plain', 'plaintext']);

function findGrammar(language: string): {name: string; displayName?: string} | undefined {
  const name = language.trim().toLowerCase();
  const canonicalName = getOwnString(ALIASES, name) ?? name;
  return GRAMMARS.map((parts) => parts.at(-1)!).find(
    (grammar) => grammar.name === canonicalName || grammar.aliases?.includes(canonicalName),
  );
}

/**
 * Returns the name of the grammar that highlights a language.
 *
 * @param language - name or alias of the language, in any case
 * @returns name of the grammar; `undefined` if the language isn't highlighted
 */
export const getGrammarName = (language: string): string | undefined => findGrammar(language)?.name;

/**
 * Returns the display name of a language.
 *
 * @param language - name as written after the fence of a code block
 * @returns display name, or the given name if the language is unknown; `undefined` for plain text
 */
export function getLanguageLabel(language: string): string | undefined {
  const name = language.toLowerCase();
  if (PLAIN_TEXT_LANGUAGES.has(name)) return undefined;
  return getOwnString(LANGUAGE_LABELS, name) ?? findGrammar(name)?.displayName ?? language;
}
