/** Source of a diagram or screen, with brand tokens replaced. */
export interface DiagramSource {
  /** Content of the code block. */
  code: string;
  /** The words after the language. */
  meta: string;
}

/** A diagnostic of a diagram or screen. */
export interface BlockDiagnostic {
  /** Line number in the code, starting at 1; 0 is the fence. */
  line: number;
  message: string;
}

/** A rendered diagram: the inner HTML of the `svg` element, and its size in pixels. */
export interface RenderedDiagram {
  body: string;
  width: number;
  height: number;
}

/** A line of a diagram's code, trimmed. Empty lines and comments are left out. */
export interface Line {
  /** Line number, starting at 1. */
  number: number;
  text: string;
}

/** @returns the lines that are neither empty nor comments */
export function parseLines(code: string): Line[] {
  return code
    .split('\n')
    .map((text, index) => ({number: index + 1, text: text.trim()}))
    .filter(({text}) => text !== '' && !text.startsWith('%%'));
}
