import {curl} from './curl';
import {go} from './go';
import {javascript} from './javascript';
import type {SampleLanguage} from './language';
import {php} from './php';
import {python} from './python';

export type {Linter, SampleLanguage} from './language';
export type {SampleRequest} from './sampleRequest';

/** Languages of the code samples, in the order of their tabs. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [curl, javascript, python, php, go];

/**
 * Finds a language by a name that a code fence or `x-codeSamples` uses.
 *
 * @param name - name in any case, such as `py`
 * @returns the language; `undefined` if samples aren't rendered in it
 */
export function findSampleLanguage(name: string): SampleLanguage | undefined {
  return SAMPLE_LANGUAGES.find(({names}) => names.includes(name.toLowerCase()));
}
