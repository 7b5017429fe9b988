/** Serves over Streamable HTTP, on this machine alone. */
import http from 'node:http';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {hostName} from './hostName';
import {makeServer} from './server';
import type {Site} from './site';

const ADDRESS = '127.0.0.1';
const PATH = '/mcp';
/** Bytes of a request. */
const LARGEST = 512 * 1024;

/** Names by which this machine calls itself. */
const OWN = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Keeps no sessions: each request is answered by itself, so that any number of processes can serve.
 *
 * A page of the Web could make its own host name lead to this machine (DNS rebinding). So requests are refused whose
 * `Host` or `Origin` is no name of this machine, nor one of `hosts`: the protocol asks for it
 * (https://modelcontextprotocol.io/specification/2025-06-18/basic/transports, "Security Warning").
 *
 * @param site - what is served
 * @param port - where; any free one for 0
 * @param hosts - further names under which the server is reached, such as that of a proxy before it
 * @returns the server, when it listens
 * @throws Error if the port is taken
 */
export function serveHttp(site: Site, port: number, hosts: readonly string[] = []): Promise<http.Server> {
  const allowed = new Set([...OWN, ...hosts.map((host) => hostName(host) ?? host)]);
  const server = http.createServer((request, response) => {
    const refusal = refusalOf(request, allowed);
    if (refusal) return refuse(response, ...refusal);
    answer(site, request, response).catch(() => {
      if (!response.headersSent) refuse(response, 500, "The server couldn't respond to the request.");
      else response.destroy();
    });
  });
  server.requestTimeout = 30_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, ADDRESS, () => resolve(server));
  });
}

async function answer(site: Site, request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const server = makeServer(site);
  const transport = new StreamableHTTPServerTransport({enableJsonResponse: true, maxRequestBodySize: LARGEST});
  response.once('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

function refusalOf(
  request: http.IncomingMessage,
  allowed: ReadonlySet<string>,
): [status: number, message: string] | undefined {
  const {host, origin} = request.headers;
  if (!isAllowed(`http://${host ?? ''}`, allowed))
    return [403, "The host of this request isn't allowed. Add it with --host when you start the server."];
  if (origin !== undefined && !isAllowed(origin, allowed))
    return [403, "The origin of this request isn't allowed. Add its host with --host when you start the server."];
  if (request.url?.split('?')[0] !== PATH) return [404, `There's nothing here. The endpoint is ${PATH}.`];
  // Without sessions there is nothing to listen to, and nothing to end.
  if (request.method !== 'POST') return [405, 'Send a POST request.'];
  return undefined;
}

function isAllowed(address: string, allowed: ReadonlySet<string>): boolean {
  return URL.canParse(address) && allowed.has(new URL(address).hostname);
}

/** Errors have the form of JSON-RPC 2.0 (https://www.jsonrpc.org/specification#error_object). */
function refuse(response: http.ServerResponse, status: number, message: string): void {
  response.writeHead(status, {'Content-Type': 'application/json', ...(status === 405 && {Allow: 'POST'})});
  response.end(JSON.stringify({jsonrpc: '2.0', error: {code: -32000, message}, id: null}));
}
