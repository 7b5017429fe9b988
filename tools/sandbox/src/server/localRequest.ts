/** Host names of the loopback interface. */
const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

const isLoopback = (url: string): boolean => URL.canParse(url) && LOOPBACK_HOSTS.includes(new URL(url).hostname);

/**
 * Checks whether a request is for this machine, and comes from a program or page on it. Otherwise, any web page could
 * send requests, with a form, a WebSocket, or a host name that resolves to this machine (DNS rebinding).
 *
 * @param host - value of the header `Host`
 * @param origin - value of the header `Origin`, which only browsers set
 */
export const isLocalRequest = (host: string | undefined, origin: string | undefined): boolean =>
  isLoopback(`http://${host}`) && (origin === undefined || isLoopback(origin));
