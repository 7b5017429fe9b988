import type {NormalizedProblem} from '@redocly/openapi-core';

/**
 * The rules whose breach is an error in any description, whoever wrote it: without what they ask
 * for, there is nothing to show, or something wrong. Every other rule is a matter of taste, and only
 * warns where `DOCS_STRICT` is `false`.
 */
const ALWAYS_ERRORS = new Set(['struct', 'no-unresolved-refs', 'configuration']);

/** Breaches of the structure that leave the rest of the description readable. */
const HARMLESS_STRUCTURE =
  /^(?:Property `.*` is not expected here|The field `.*` (?:must be present on this level|is not allowed here)|Must contain at least one of|The value of the )/;

/** Without a name or a URL, there is nothing to show. */
const NAMELESS = /^The field `(?:name|in|url)` must be present/;
const NAMED = /\/(?:parameters|servers|tags)\/[^/]+\/?$/;

/** A text that YAML takes for something else, where pages show it. */
const BARE_TEXT = /^Expected type `string` but got `(?:number|integer|boolean)`/;
const SHOWN_TEXT = /\/(?:version|title|summary|description|tags\/\d+(?:\/name)?)$/;

/**
 * @param problem - what the linter found
 * @returns whether pages can be made all the same
 */
export function isMatterOfTaste({ruleId, message, severity, location}: NormalizedProblem): boolean {
  const pointer = location[0]?.pointer ?? '';
  const isHarmless =
    (BARE_TEXT.test(message) && SHOWN_TEXT.test(pointer)) ||
    (HARMLESS_STRUCTURE.test(message) && !(NAMELESS.test(message) && NAMED.test(pointer)));
  return severity !== 'error' || !ALWAYS_ERRORS.has(ruleId) || (ruleId === 'struct' && isHarmless);
}
