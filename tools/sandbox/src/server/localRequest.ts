/** Host names of the loopback interface. */
const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

const isLoopback = (url: string): boolean => URL.canParse(url) && LOOPBACK_HOSTS.includes(new URL(url).hostname);

/**
 * Checks whether a request is for this machine, and comes from a program or page on it. A web page could resolve its own host
 * name to this machine (DNS rebinding), submit a form, or open a WebSocket.
 *
 * @param host - value of the header `Host`
 * @param origin - value of the header `Origin`, which browsers set
 */
export const isLocalRequest = (host: string | undefined, origin: string | undefined): boolean =>
  isLoopback(`http://${host}`) && (origin === undefined || isLoopback(origin));
