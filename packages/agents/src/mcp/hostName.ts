/**
 * Normalizes a host name as URLs do.
 *
 * @param text - host name, IPv4 address, or IPv6 address in brackets
 * @returns normalized host name, or `undefined` if the string has a scheme, a port, or a path, which no request would match
 */
export function normalizeHostName(text: string): string | undefined {
  const isName = /^(?:[^\s:/?#@[\]\\]+|\[[\da-f:.]+\])$/i.test(text) && URL.canParse(`http://${text}`);
  return isName ? new URL(`http://${text}`).hostname : undefined;
}
