/** What libraries for HTTP call the parts of an answer. */
import type {Known} from './flow/known';

/** Functions that give answers of HTTP as they are. */
const OF_LIBRARIES = /^(?:fetch|curl_init|axios|got|undici)\b|(?:^|[.>])(?:get|post|put|patch|delete|request|fetch)$/i;
/** Those that throw when the API answers with an error. */
const THROWS = /^(?:axios|got|ky)\b/;
const STATUS = /^(?:status|status_code|statusCode|http_code|getStatusCode|getcode)$/;
const OK = /^(?:ok|is_success|successful|isSuccessful)$/;
const FAILED = /^(?:failed|is_error|isError|clientError|serverError)$/;
const LEAVES = /^(?:exit|die|quit|abort|sys\.exit|os\._exit|process\.exit)$/;
const INSISTS = /^(?:raise_for_status|throw|throwIfFailed|orFail)$/;
const ITEM_BY_ITEM = /^(?:map|forEach|filter|find|findLast|some|every|flatMap)$/;

/** @returns whether a function sends requests, and gives what comes back */
export const isOfLibrary = (name: string): boolean => OF_LIBRARIES.test(name);

/** @returns whether a function throws when the API answers with an error */
export const throwsErrors = (name: string): boolean => THROWS.test(name);

/** @returns whether a function ends the program */
export const leaves = (name: string): boolean => LEAVES.test(name);

/** @returns whether a method throws unless the call succeeded */
export const insists = (name: string | undefined): boolean => INSISTS.test(name ?? '');

/** @returns whether a method of a list calls a function with each item */
export const goesThrough = (name: string | undefined): boolean => ITEM_BY_ITEM.test(name ?? '');

/** @returns which outcome a member of an answer tells when it is true */
export function told(name: string | undefined): 'ok' | 'failed' | undefined {
  return name === undefined ? undefined : OK.test(name) ? 'ok' : FAILED.test(name) ? 'failed' : undefined;
}

/**
 * @param of - a value
 * @param name - one of its members, or of its methods
 * @returns what it holds
 */
export function memberOf(of: Known | undefined, name: string | undefined): Known | undefined {
  if (!of || name === undefined) return undefined;
  if (of.kind === 'data') return {...of, path: [...of.path, name]};
  if (of.kind === 'text' && name === 'getContents') return of;
  if (of.kind !== 'answer') return undefined;
  if (STATUS.test(name)) return {kind: 'status', of: of.of};
  if (name === 'data' || name === 'json' || name === 'get_json') return {kind: 'data', of: of.of, path: []};
  return /^(?:text|content|getBody|read)$/.test(name) ? {kind: 'text', of: of.of} : undefined;
}

/** @returns what an item of a list holds */
export function itemOf(of: Known | undefined): Known | undefined {
  return of?.kind === 'data' ? {...of, path: [...of.path, '[]']} : of?.kind === 'words' ? of : undefined;
}

/** @returns what a function of a language makes of what is known of its first argument */
export function converted(name: string, of: Known | undefined): Known | undefined {
  if (of?.kind !== 'answer' && of?.kind !== 'text') return undefined;
  if (name === 'curl_exec') return {kind: 'text', of: of.of};
  if (/^(?:JSON\.parse|json_decode|json\.loads?)$/.test(name)) return {kind: 'data', of: of.of, path: []};
  return /^(?:String|str|trim|strval)$/.test(name) ? of : undefined;
}
