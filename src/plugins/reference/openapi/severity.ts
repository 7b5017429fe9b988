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

/**
 * @param problem - what the linter found
 * @returns whether pages can be made all the same
 */
export function isMatterOfTaste({ruleId, message, severity}: NormalizedProblem): boolean {
  return severity !== 'error' || !ALWAYS_ERRORS.has(ruleId) || (ruleId === 'struct' && HARMLESS_STRUCTURE.test(message));
}
