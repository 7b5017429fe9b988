import {Refusal} from './state/refusal';

/** 1 MB. */
export const MAX_BODY_BYTES = 1_000_000;

/** Levels of objects and lists in a body, or of selections and values in a query. */
const MAX_DEPTH = 100;

/**
 * Reads the JSON of a request.
 *
 * @param text - its body
 * @throws Refusal if it isn't JSON, or is nested so deeply that a program which reads it level by level would fail
 */
export function readJson(text: string): unknown {
  refuseDepth(text.replace(/"(?:[^"\\]|\\.)*"?/g, '').match(/[[\]{}]/g) ?? []);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal('invalid_json', `The body is not valid JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

/**
 * @param brackets - of a text, in order
 * @throws Refusal if they are nested too deeply
 */
export function refuseDepth(brackets: Iterable<string>): void {
  let depth = 0;
  for (const bracket of brackets) {
    depth += '[{('.includes(bracket) ? 1 : -1;
    if (depth > MAX_DEPTH)
      throw new Refusal('invalid_request', `The request is nested too deeply. The limit is ${MAX_DEPTH} levels.`);
  }
}
