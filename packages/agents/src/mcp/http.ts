/** Serves the Model Context Protocol over Streamable HTTP, only on the loopback interface. */
import http from 'node:http';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {normalizeHostName} from './hostName';
import {createServer} from './server';
import type {Site} from './site';

const HOST = '127.0.0.1';
const ENDPOINT = '/mcp';
/** Maximum size of a request body, in bytes. */
const MAX_BODY_BYTES = 512 * 1024;

/** Host names of the loopback interface. */
const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Starts a stateless HTTP server on the loopback interface.
 *
 * A web page could resolve its own host name to this machine (DNS rebinding). The server therefore rejects requests
 * whose `Host` or `Origin` is neither a loopback name nor one of `hosts`, as the protocol requires
 * (https://modelcontextprotocol.io/specification/2025-06-18/basic/transports, "Security Warning").
 *
 * @param port - port to listen on; 0 for any free port
 * @param hosts - additional host names that clients use, such as a proxy's
 * @returns the server, once it listens
 * @throws Error if the port is in use
 */
export function serveHttp(site: Site, port: number, hosts: readonly string[] = []): Promise<http.Server> {
  const allowed = new Set([...LOOPBACK_HOSTS, ...hosts.map((host) => normalizeHostName(host) ?? host)]);
  const server = http.createServer((request, response) => {
    const rejection = findRejection(request, allowed);
    if (rejection) return sendError(response, ...rejection);
    handleRequest(site, request, response).catch(() => {
      if (!response.headersSent) sendError(response, 500, "The server couldn't respond to the request.");
      else response.destroy();
    });
  });
  server.requestTimeout = 30_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve(server));
  });
}

async function handleRequest(site: Site, request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const server = createServer(site);
  const transport = new StreamableHTTPServerTransport({enableJsonResponse: true, maxRequestBodySize: MAX_BODY_BYTES});
  response.once('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

function findRejection(
  request: http.IncomingMessage,
  allowed: ReadonlySet<string>,
): [status: number, message: string] | undefined {
  const {host, origin} = request.headers;
  if (!isAllowed(`http://${host ?? ''}`, allowed))
    return [403, "The host of this request isn't allowed. Add it with --host when you start the server."];
  if (origin !== undefined && !isAllowed(origin, allowed))
    return [403, "The origin of this request isn't allowed. Add its host with --host when you start the server."];
  if (request.url?.split('?')[0] !== ENDPOINT) return [404, `This URL doesn't exist. The endpoint is ${ENDPOINT}.`];
  // Without sessions, there's no stream for GET and no session for DELETE.
  if (request.method !== 'POST') return [405, 'This endpoint accepts only POST requests.'];
  return undefined;
}

function isAllowed(url: string, allowed: ReadonlySet<string>): boolean {
  return URL.canParse(url) && allowed.has(new URL(url).hostname);
}

/** Sends an error in the format of JSON-RPC 2.0 (https://www.jsonrpc.org/specification#error_object). */
function sendError(response: http.ServerResponse, status: number, message: string): void {
  response.writeHead(status, {'Content-Type': 'application/json', ...(status === 405 && {Allow: 'POST'})});
  response.end(JSON.stringify({jsonrpc: '2.0', error: {code: -32000, message}, id: null}));
}
