/**
 * Normalizes a host name as URL parsers do.
 *
 * @param text - host name, IPv4 address, or IPv6 address in brackets
 * @returns the normalized host name, or `undefined` if the text is anything else, such as a URL or a name with a port
 */
export function normalizeHostName(text: string): string | undefined {
  const isName = /^(?:[^\s:/?#@[\]\\]+|\[[\da-f:.]+\])$/i.test(text) && URL.canParse(`http://${text}`);
  return isName ? new URL(`http://${text}`).hostname : undefined;
}
