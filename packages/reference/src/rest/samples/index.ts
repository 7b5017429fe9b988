import type {SampleRequest} from './sampleRequest';
import {renderCurlSample} from './curl';
import {renderJavaScriptSample} from './javascript';
import {renderPhpSample} from './php';
import {renderPythonSample} from './python';

export type {SampleRequest} from './sampleRequest';

/** Language of the code samples. */
export interface SampleLanguage {
  id: string;
  label: string;
  /** Name of the language in the highlighter. */
  language: string;
  /** Renders a complete program that sends the request. */
  render: (request: SampleRequest) => string;
}

/** Languages of the code samples, in the order of their tabs. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  {id: 'curl', label: 'curl', language: 'bash', render: renderCurlSample},
  {id: 'javascript', label: 'JavaScript', language: 'javascript', render: renderJavaScriptSample},
  {id: 'python', label: 'Python', language: 'python', render: renderPythonSample},
  {id: 'php', label: 'PHP', language: 'php', render: renderPhpSample},
];
