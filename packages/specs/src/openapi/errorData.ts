/** Error code of the API. */
export interface ErrorData {
  code: string;
  status?: string;
  /** Cause and cure are inline HTML. */
  cause?: string;
  cure?: string;
}
