import type http from 'node:http';
import {execute, subscribe, validate} from 'graphql';
import {CloseCode} from 'graphql-ws';
import {useServer as serveOver} from 'graphql-ws/use/ws';
import {WebSocketServer} from 'ws';
import {parseQuery} from '../graphql/graphqlApi';
import type {Context} from '../graphql/context';
import {MAX_BODY_BYTES} from '../parseJsonBody';
import type {Sandbox} from '../sandbox';
import {getOwner} from './caller';
import {isLocalRequest} from './localRequest';

/**
 * Serves live subscriptions with the subprotocol `graphql-transport-ws`
 * (https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md). The payload of `connection_init` has the API key.
 *
 * @param sandbox - sandbox whose changes are sent
 * @param server - HTTP server that receives the WebSocket upgrade
 * @param path - URL path of the endpoint
 * @returns function that closes all connections
 */
export function serveLiveSubscriptions(sandbox: Sandbox, server: http.Server, path: string): () => Promise<void> {
  const {graphql} = sandbox;
  if (!graphql) return () => Promise.resolve();
  const sockets = new WebSocketServer({noServer: true, maxPayload: MAX_BODY_BYTES});
  server.on('upgrade', (request, socket, head) => {
    const {pathname} = new URL(request.url ?? '/', 'http://sandbox');
    const {host, origin} = request.headers;
    if (pathname !== path || !isLocalRequest(host, origin)) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      sockets.emit('connection', webSocket, request);
      // Without a listener, graphql-ws prints a stack trace for client errors, such as a malformed frame, although it
      // closes the connection with the matching code.
      webSocket.removeAllListeners('error').on('error', () => undefined);
    });
  });
  const wsServer = serveOver<{authorization?: unknown}>(
    {
      schema: graphql.schema,
      // Must come from the copy of `graphql` that created the schema.
      ...{parse: parseQuery, validate, execute, subscribe},
      onConnect: ({connectionParams, extra}) => {
        try {
          createContext(sandbox, connectionParams?.authorization);
          return true;
        } catch (error) {
          extra.socket.close(CloseCode.Forbidden, error instanceof Error ? error.message.slice(0, 120) : 'Forbidden');
          return false;
        }
      },
      context: ({connectionParams}) => createContext(sandbox, connectionParams?.authorization),
    },
    sockets,
  );
  return async () => {
    await wsServer.dispose();
    sockets.close();
  };
}

function createContext(sandbox: Sandbox, authorization: unknown): Context {
  const [, key = ''] = /^Bearer +(\S+)$/.exec(String(authorization ?? '')) ?? [];
  return {api: sandbox, description: sandbox.description, caller: {...getOwner(sandbox, key), trace: null}};
}
