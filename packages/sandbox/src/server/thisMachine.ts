/** Names by which this machine calls itself. */
const OWN = ['127.0.0.1', 'localhost', '[::1]'];

const isOwn = (url: string): boolean => URL.canParse(url) && OWN.includes(new URL(url).hostname);

/**
 * A page of the Web could make its own name lead to this machine (DNS rebinding), or send a form or open a WebSocket.
 *
 * @param host - the header `Host` of a request
 * @param origin - the header `Origin`, which browsers set
 * @returns whether the request is for this machine, and from a program or a page on it
 */
export const isOfThisMachine = (host: string | undefined, origin: string | undefined): boolean =>
  isOwn(`http://${host}`) && (origin === undefined || isOwn(origin));
