/** Data of the component `packages/theme/src/components/CodeFrame`. */
export interface Frame {
  /** Inner HTML of the `code` element. */
  html: string;
  title?: string;
  /** Name of the language; absent for plain code. */
  language?: string;
  wrap?: true;
  /** Markers of lines: line numbers, or the signs of a diff. */
  numbered?: true;
  diff?: true;
}
