import {summarizeWarnings, type Warning} from '@paydocs/core/warnings';

/**
 * Runs work that may find what could be better, and tells it in a few lines.
 *
 * @param subject - what the warnings are about
 * @param work - takes a function that tells of a warning
 * @returns what the work returns
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
