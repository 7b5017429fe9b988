/**
 * @param text - a host name or an address; one of IPv6 stands in brackets
 * @returns it as URLs have it; nothing for what has a scheme, a port or a path, which no request would match
 */
export function hostName(text: string): string | undefined {
  const isName = /^(?:[^\s:/?#@[\]\\]+|\[[\da-f:.]+\])$/i.test(text) && URL.canParse(`http://${text}`);
  return isName ? new URL(`http://${text}`).hostname : undefined;
}
