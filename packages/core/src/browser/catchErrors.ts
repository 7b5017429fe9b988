/**
 * Wraps code that only enhances a readable page. Without this, React would replace the text with a crash page on any
 * error, for example where an extension has removed a browser feature.
 *
 * @param enhance - function that may throw
 * @returns function that logs errors to the console and then returns `undefined`
 */
export function catchErrors<Args extends unknown[], Result>(
  enhance: (...args: Args) => Result,
): (...args: Args) => Result | undefined {
  return (...args) => {
    try {
      return enhance(...args);
    } catch (error) {
      console.error(error);
      return undefined;
    }
  };
}
