/** Why the page that a reader went to could not be loaded, for whoever tells it in the place of the page. */
let failure: {pathname: string; error: unknown} | undefined;

/**
 * @param href - address of the page
 * @param error - why it could not be loaded
 */
export function keepFailure(href: string, error: unknown): void {
  failure = {pathname: new URL(href, window.location.href).pathname, error};
}

/** The reader has gone elsewhere, or asks for the page once more. */
export function forgetFailure(): void {
  failure = undefined;
}

/** @returns why the page at an address could not be loaded; nothing if nobody has asked for it, or it still may come */
export function failureOf(pathname: string): unknown {
  return failure?.pathname === pathname ? failure.error : undefined;
}
