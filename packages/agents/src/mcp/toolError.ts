/** An error that the caller can fix. The message describes the problem and its solution, so no stack trace is needed. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** Returns the message of an error for the client, without the stack trace and its local paths. */
export function getErrorMessage(error: unknown): string {
  if (error instanceof ToolError) return error.message;
  // JavaScript throws a RangeError on a stack overflow.
  if (error instanceof RangeError) return 'The input is nested too deeply. Reduce the nesting.';
  const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
  return `The tool failed: ${reason}`;
}
