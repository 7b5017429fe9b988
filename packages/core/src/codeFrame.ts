/** What `packages/ui/src/components/CodeFrame` shows. */
export interface Frame {
  /** The inside of the `code` element. */
  html: string;
  title?: string;
  /** Name of the language; code without one has none. */
  language?: string;
  wrap?: true;
  /** How lines are told apart: by number, or by the signs of a diff. */
  numbered?: true;
  diff?: true;
}
