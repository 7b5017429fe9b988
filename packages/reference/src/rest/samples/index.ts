import type {SampleRequest} from './sampleRequest';
import {curlSample} from './curl';
import {javascriptSample} from './javascript';
import {phpSample} from './php';
import {pythonSample} from './python';

export type {SampleRequest} from './sampleRequest';

/** Language of the code samples. */
export interface SampleLanguage {
  id: string;
  label: string;
  /** Name of the language in the highlighter. */
  language: string;
  /** Renders a complete program that sends the request. */
  write: (request: SampleRequest) => string;
}

/** Languages of the code samples, in the order of their tabs. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  {id: 'curl', label: 'curl', language: 'bash', write: curlSample},
  {id: 'javascript', label: 'JavaScript', language: 'javascript', write: javascriptSample},
  {id: 'python', label: 'Python', language: 'python', write: pythonSample},
  {id: 'php', label: 'PHP', language: 'php', write: phpSample},
];
