/** An error that the client can fix. Its message describes the problem and the solution. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** Returns the message of an error for clients, without a stack trace, which would reveal local paths. */
export function getErrorMessage(error: unknown): string {
  if (error instanceof ToolError) return error.message;
  // JavaScript throws a RangeError on a stack overflow.
  if (error instanceof RangeError) return 'The input is nested too deeply. Reduce the nesting.';
  const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
  return `The tool failed: ${reason}`;
}
