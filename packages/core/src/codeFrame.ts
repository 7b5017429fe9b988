/** Data of the component `packages/theme/src/components/CodeFrame`. */
export interface CodeFrameData {
  /** Inner HTML of the `code` element. */
  html: string;
  title?: string;
  /** Name of the language; absent for plain code. */
  language?: string;
  wrap?: true;
  /** Set if lines have numbers. */
  numbered?: true;
  /** Set if lines have the signs of a diff. */
  diff?: true;
}
