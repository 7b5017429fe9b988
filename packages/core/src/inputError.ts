/** One mistake in a file that somebody wrote. Lines and columns count from 1. */
export interface InputProblem {
  /** Path relative to the project's root, with forward slashes. */
  file: string;
  line?: number;
  column?: number;
  /** What is wrong and how to cure it. */
  message: string;
}

/** Mistakes in the project's input. Its message is meant for the writer and needs no stack. */
export class InputError extends Error {
  readonly problems: readonly InputProblem[];

  constructor(problems: readonly InputProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'InputError';
    // Tools print the stack of what a plugin throws; a writer's mistake has none.
    this.stack = `${this.name}: ${this.message}`;
    this.problems = problems;
  }
}

/**
 * @param problem - a mistake in a file
 * @returns `file:line:column: message`, as editors and terminals turn into a link; control characters, which would change
 *   what a terminal shows, as `\x1b`
 */
export function formatProblem(problem: InputProblem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
  return shown(`${place}: ${problem.message}`);
}

/** Messages may have several lines. */
function shown(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}/gu, (each) => `\\x${each.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
