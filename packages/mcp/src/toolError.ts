/** Something that whoever asked can mend. Its message says what is wrong and how to cure it, and needs no stack. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/**
 * @param error - what was thrown
 * @returns what to tell whoever asked, without paths of this machine
 */
export function messageOf(error: unknown): string {
  if (error instanceof ToolError) return error.message;
  // What JavaScript throws when functions call each other too deeply.
  if (error instanceof RangeError) return 'This input is nested too deeply. Send a simpler one.';
  const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
  return `The tool failed: ${reason}`;
}
