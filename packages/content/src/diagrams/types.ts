/** Source of a diagram or screen, with brand tokens replaced. */
export interface DiagramSource {
  /** Content of the code block. */
  code: string;
  /** Text after the language on the opening fence. */
  meta: string;
}

/** A diagnostic of a diagram or screen. */
export interface BlockDiagnostic {
  /** Line number in the code, starting at 1, or 0 for the fence. */
  line: number;
  message: string;
}

/** A rendered diagram: the inner HTML of the `svg` element, and its size in pixels. */
export interface RenderedDiagram {
  body: string;
  width: number;
  height: number;
}

/** A trimmed line of a diagram's code. */
export interface SourceLine {
  /** Line number, starting at 1. */
  number: number;
  text: string;
}

/** Returns the trimmed lines of a diagram's code, without empty lines and comments. */
export function parseSourceLines(code: string): SourceLine[] {
  return code
    .split('\n')
    .map((text, index) => ({number: index + 1, text: text.trim()}))
    .filter(({text}) => text !== '' && !text.startsWith('%%'));
}
