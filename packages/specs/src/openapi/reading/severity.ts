import type {NormalizedProblem} from '@redocly/openapi-core';

/**
 * Rules whose errors are fatal even if `DOCS_STRICT` is `false`, because pages would be empty or wrong. Errors of all
 * other rules become warnings.
 */
const FATAL_RULES = new Set(['struct', 'no-unresolved-refs', 'configuration']);

/** Pattern of messages about structural errors that leave the rest of the document readable. */
const HARMLESS_STRUCTURE_MESSAGE =
  /^(?:Property `.*` is not expected here|The field `.*` (?:must be present on this level|is not allowed here)|Must contain at least one of|The value of the )/;

/** Pattern of messages about a missing name, location, or URL, without which there is nothing to display. */
const MISSING_NAME_MESSAGE = /^The field `(?:name|in|url)` must be present/;
const NAMED_OBJECT_POINTER = /\/(?:parameters|servers|tags)\/[^/]+\/?$/;

/** Pattern of messages about strings that YAML parsed as another type, because they aren't quoted. */
const UNQUOTED_STRING_MESSAGE = /^Expected type `string` but got `(?:number|integer|boolean)`/;
const VISIBLE_STRING_POINTER = /\/(?:version|title|summary|description|tags\/\d+(?:\/name)?)$/;

/**
 * Checks whether pages can be generated despite a problem.
 *
 * @param problem - problem from the linter
 * @returns `true` if the problem can be reported as a warning
 */
export function isNonFatal({ruleId, message, severity, location}: NormalizedProblem): boolean {
  const pointer = location[0]?.pointer ?? '';
  const isHarmless =
    (UNQUOTED_STRING_MESSAGE.test(message) && VISIBLE_STRING_POINTER.test(pointer)) ||
    (HARMLESS_STRUCTURE_MESSAGE.test(message) &&
      !(MISSING_NAME_MESSAGE.test(message) && NAMED_OBJECT_POINTER.test(pointer)));
  return severity !== 'error' || !FATAL_RULES.has(ruleId) || (ruleId === 'struct' && isHarmless);
}
