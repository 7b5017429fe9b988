/**
 * Guards what makes a page that can be read nicer to use: an error in it, as where an extension has taken something away
 * from the browser, would have React replace the text by a page that says that it crashed.
 *
 * @param enhance - may throw
 * @returns the same, which tells of errors in the console alone and then returns nothing
 */
export function guarded<Given extends unknown[], Result>(
  enhance: (...given: Given) => Result,
): (...given: Given) => Result | undefined {
  return (...given) => {
    try {
      return enhance(...given);
    } catch (error) {
      console.error(error);
      return undefined;
    }
  };
}
