/** Error code of the API, with its cause and solution. */
export interface ErrorData {
  code: string;
  status?: string;
  /** Cause of the error, as inline HTML. */
  cause?: string;
  /** Solution, as inline HTML. */
  cure?: string;
}
