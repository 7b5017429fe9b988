/** A diagram as a writer left it, with brand tokens replaced. */
export interface DiagramSource {
  /** Text in Mermaid. */
  code: string;
  /** The words after `mermaid`. */
  meta: string;
}

/** Something that keeps a diagram from being drawn. */
export interface DiagramMistake {
  /** Line inside of the code, counted from 1; 0 is the fence. */
  line: number;
  message: string;
}

/** A diagram that was drawn: what stands inside of the `svg` element, and its size in pixels. */
export interface Drawing {
  body: string;
  width: number;
  height: number;
}

/** A line with something on it. */
export interface Line {
  /** Counted from 1. */
  number: number;
  text: string;
}

/** @returns the lines that are neither empty nor a comment */
export function linesOf(code: string): Line[] {
  return code
    .split('\n')
    .map((text, index) => ({number: index + 1, text: text.trim()}))
    .filter(({text}) => text !== '' && !text.startsWith('%%'));
}
