/** Models of HTTP libraries, and of built-in functions of the languages. */
import type {AbstractValue, Outcome} from './flow/flowState';

/** Matches functions that send requests and return responses. */
const HTTP_FUNCTIONS =
  /^(?:fetch|curl_init|axios|got|undici)\b|(?:^|[.>])(?:get|post|put|patch|delete|request|fetch)$/i;
/** Matches libraries that throw if the status of a response is an error. */
const THROWING_LIBRARIES = /^(?:axios|got|ky)\b/;
const STATUS_MEMBERS = /^(?:status|status_code|statusCode|http_code|getStatusCode|getcode)$/;
const SUCCESS_MEMBERS = /^(?:ok|is_success|successful|isSuccessful)$/;
const ERROR_MEMBERS = /^(?:failed|is_error|isError|clientError|serverError)$/;
const EXIT_FUNCTIONS = /^(?:exit|die|quit|abort|sys\.exit|os\._exit|process\.exit)$/;
const SUCCESS_ASSERTIONS = /^(?:raise_for_status|throw|throwIfFailed|orFail)$/;
const ITERATION_METHODS = /^(?:map|forEach|filter|find|findLast|some|every|flatMap)$/;

/** Checks whether a function sends a request and returns the response. */
export const isHttpFunction = (name: string): boolean => HTTP_FUNCTIONS.test(name);

/** Checks whether a function throws if the API responds with an error. */
export const throwsOnError = (name: string): boolean => THROWING_LIBRARIES.test(name);

/** Checks whether a function ends the program. */
export const isExitFunction = (name: string): boolean => EXIT_FUNCTIONS.test(name);

/** Checks whether a method of a response throws unless the call succeeded. */
export const isSuccessAssertion = (name: string | undefined): boolean => SUCCESS_ASSERTIONS.test(name ?? '');

/** Checks whether a method of an array calls a function with each element. */
export const isIterationMethod = (name: string | undefined): boolean => ITERATION_METHODS.test(name ?? '');

/** Returns the outcome that a member of a response implies when it's true, such as `success` for `ok`. */
export function getImpliedOutcome(name: string | undefined): Outcome | undefined {
  return name === undefined
    ? undefined
    : SUCCESS_MEMBERS.test(name)
      ? 'success'
      : ERROR_MEMBERS.test(name)
        ? 'error'
        : undefined;
}

/**
 * Returns the value of a member, or `undefined` if it's unknown.
 *
 * @param object - value that has the member
 * @param name - name of a property, or of a method that is called without arguments
 */
export function getMemberValue(object: AbstractValue | undefined, name: string | undefined): AbstractValue | undefined {
  if (!object || name === undefined) return undefined;
  if (object.kind === 'data') return {...object, path: [...object.path, name]};
  if (object.kind === 'bodyText' && name === 'getContents') return object;
  if (object.kind !== 'response') return undefined;
  if (STATUS_MEMBERS.test(name)) return {kind: 'status', sources: object.sources};
  if (name === 'data' || name === 'json' || name === 'get_json')
    return {kind: 'data', sources: object.sources, path: []};
  return /^(?:text|content|getBody|read)$/.test(name) ? {kind: 'bodyText', sources: object.sources} : undefined;
}

/** Returns the value that represents an array's elements, or `undefined` if it's unknown. */
export function getElementValue(array: AbstractValue | undefined): AbstractValue | undefined {
  return array?.kind === 'data'
    ? {...array, path: [...array.path, '[]']}
    : array?.kind === 'strings'
      ? array
      : undefined;
}

/**
 * Evaluates a built-in function of a language that converts a response or its text.
 *
 * @param name - name of the function, such as `json_decode`
 * @param value - value of its first argument
 * @returns the result; `undefined` for other functions and values
 */
export function evaluateConversion(name: string, value: AbstractValue | undefined): AbstractValue | undefined {
  if (value?.kind !== 'response' && value?.kind !== 'bodyText') return undefined;
  if (name === 'curl_exec') return {kind: 'bodyText', sources: value.sources};
  if (/^(?:JSON\.parse|json_decode|json\.loads?)$/.test(name)) return {kind: 'data', sources: value.sources, path: []};
  return /^(?:String|str|trim|strval)$/.test(name) ? value : undefined;
}
