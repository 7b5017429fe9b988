import {summarizeWarnings, type Warning} from '@paydocs/core';

/**
 * Runs a function that may report warnings, and logs a short summary of them.
 *
 * @param subject - subject of the warnings, such as `openapi`
 * @param work - function to run; takes a callback that reports a warning
 * @returns the function's result
 */
export async function withWarnings<T>(
  subject: string,
  work: (onWarning: (warning: Warning) => void) => Promise<T>,
): Promise<T> {
  const warnings: Warning[] = [];
  const result = await work((warning) => void warnings.push(warning));
  if (warnings.length > 0) console.warn(summarizeWarnings(subject, warnings));
  return result;
}
