import type {GraphqlCall} from './graphqlCall';
import type {SampleRequest} from './sampleRequest';

/** Language of code samples. A module of this folder defines it, and `index.ts` lists it. */
export interface SampleLanguage {
  /** ID of its tab; readers' choices are stored with it. */
  id: string;
  /** Label of its tab. */
  label: string;
  /** Lowercase names of the language in code fences and in `x-codeSamples`. The first is that of the highlighter. */
  names: readonly [string, ...string[]];
  /** Words that the request form highlights, separated by spaces. Pages have a complete highlighter instead. */
  keywords: string;
  /** Checks whether programs can send requests with an HTTP method, in uppercase; undefined if they can send all. */
  canSend?: (method: string) => boolean;
  /** Renders a complete program that sends a request to the REST API, and fails if the response isn't a success. */
  renderRest: (request: SampleRequest) => string;
  /** Renders a complete program that sends a query or mutation, and fails if the response has errors. */
  renderGraphql: (call: GraphqlCall) => string;
  /** File extension of programs, without a period. */
  extension: string;
  /**
   * Returns the command that runs a program.
   *
   * @param file - absolute path of the program
   * @param port - port on `127.0.0.1` at which it must respond, if it's a server
   * @returns the program and its arguments
   */
  getCommand: (file: string, port?: number) => readonly [string, ...string[]];
  linters: readonly Linter[];
  /** Debian packages for running and linting programs, each with a command that fails if the package is missing. */
  debianPackages: Readonly<Record<string, readonly [string, ...string[]]>>;
}

/** Program that finds errors in code without running it. */
export interface Linter {
  /** Command and its first arguments. */
  command: readonly [string, ...string[]];
  /** Format of the file paths: one path per run, all as arguments, or all in one argument, separated by commas. */
  files: 'one' | 'all' | 'list';
  /** Arguments after the paths. */
  options?: readonly string[];
  /** Pattern of a line of its output, with the named groups `file`, `line`, and `message`. */
  pattern: RegExp;
  /** Text that is appended to the group `message`. */
  ending?: string;
}
