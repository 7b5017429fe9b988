/** A diagnostic about a file of the project. Lines and columns start at 1. */
export interface Diagnostic {
  /** Path relative to the project root, with forward slashes. */
  file: string;
  line?: number;
  column?: number;
  /** Description of what is wrong and how to fix it. */
  message: string;
}

/** An error in the project's input. Its message is for the writer and needs no stack. */
export class InputError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join('\n'));
    this.name = 'InputError';
    // Tools print the stack of errors that a plugin throws, which doesn't help a writer.
    this.stack = `${this.name}: ${this.message}`;
    this.diagnostics = diagnostics;
  }
}

/**
 * Formats a diagnostic as editors and terminals turn it into a link.
 *
 * @param diagnostic - what is wrong in a file
 * @returns `file:line:column: message`. Control characters, which would change what a terminal shows, are escaped as
 *   `\x1b`
 */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const location = [diagnostic.file, diagnostic.line, diagnostic.column].filter((part) => part !== undefined).join(':');
  return escapeControlCharacters(`${location}: ${diagnostic.message}`);
}

/** Keeps line breaks and tabs, because messages may have several lines. */
function escapeControlCharacters(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}/gu, (each) => `\\x${each.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
