/** An error code of the API. */
export interface ErrorData {
  code: string;
  status?: string;
  /** Cause and cure are HTML for a line of text. */
  cause?: string;
  cure?: string;
}
