import {ApiError} from './state/apiError';

/** Maximum size of a request body in bytes. */
export const MAX_BODY_BYTES = 1_000_000;

/** Maximum depth of nesting in a body or a query, because recursive functions process both. */
const MAX_DEPTH = 100;

/**
 * Parses the JSON body of a request.
 *
 * @throws ApiError if it isn't JSON, or is nested more deeply than {@link MAX_DEPTH} levels
 */
export function parseJsonBody(text: string): unknown {
  assertDepth(text.replace(/"(?:[^"\\]|\\.)*"?/g, '').match(/[[\]{}]/g) ?? []);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiError('invalid_json', `The body is not valid JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

/**
 * Checks that brackets aren't nested too deeply.
 *
 * @param brackets - brackets of the input, in order
 * @throws ApiError if they're nested too deeply
 */
export function assertDepth(brackets: Iterable<string>): void {
  let depth = 0;
  for (const bracket of brackets) {
    depth += '[{('.includes(bracket) ? 1 : -1;
    if (depth > MAX_DEPTH)
      throw new ApiError('invalid_request', `The request is nested too deeply. The limit is ${MAX_DEPTH} levels.`);
  }
}
