/** A diagnostic about a file of the project. Lines and columns start at 1. */
export interface Diagnostic {
  /** Path relative to the project root, with forward slashes. */
  file: string;
  /** ID of its {@link DiagnosticKind}, such as `content/link`. */
  id?: string;
  line?: number;
  column?: number;
  /** Description of what is wrong and how to fix it. */
  message: string;
}

/** A kind of diagnostic, for the list that writers read. */
export interface DiagnosticKind {
  /** ID: the area that reports it, a slash, and a name. It's permanent, because pages disable diagnostics by ID. */
  id: string;
  /** Description of the error in one or two sentences. */
  cause: string;
  /** Description of the correction in one or two sentences. */
  fix: string;
}

/** An error in the project's input. Its message is for the writer and needs no stack. */
export class InputError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  /**
   * @param diagnostics - diagnostics about files of the project
   * @param defaultId - ID of the diagnostics that have none
   */
  constructor(diagnostics: readonly Diagnostic[], defaultId?: string) {
    const identified = defaultId === undefined ? diagnostics : addDefaultId(diagnostics, defaultId);
    super(identified.map(formatDiagnostic).join('\n'));
    this.name = 'InputError';
    // Tools print the stack of errors that a plugin throws, which doesn't help a writer.
    this.stack = `${this.name}: ${this.message}`;
    this.diagnostics = identified;
  }
}

/**
 * Formats a diagnostic in the form that editors and terminals turn into a link.
 *
 * @param diagnostic - diagnostic about a file of the project
 * @returns `file:line:column: message [id]`. Control characters, which would affect a terminal, are escaped as `\x1b`
 */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const location = [diagnostic.file, diagnostic.line, diagnostic.column].filter((part) => part !== undefined).join(':');
  const suffix = diagnostic.id === undefined ? '' : ` [${diagnostic.id}]`;
  return escapeControlCharacters(`${location}: ${diagnostic.message}${suffix}`);
}

/**
 * Sets the ID of diagnostics that have none.
 *
 * @param diagnostics - diagnostics of one check
 * @param id - ID of a {@link DiagnosticKind}
 * @returns copies of the diagnostics, each with an ID
 */
export function addDefaultId<T extends Pick<Diagnostic, 'id'>>(diagnostics: readonly T[], id: string): T[] {
  return diagnostics.map((diagnostic) => ({...diagnostic, id: diagnostic.id ?? id}));
}

/** Escapes control characters other than line breaks and tabs, because messages may have several lines. */
function escapeControlCharacters(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}/gu, (each) => `\\x${each.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
