import type http from 'node:http';
import {execute, subscribe, validate} from 'graphql';
import {CloseCode} from 'graphql-ws';
import {useServer as serveOver} from 'graphql-ws/use/ws';
import {WebSocketServer} from 'ws';
import {parseQuery} from '../graphql/answer';
import type {Context} from '../graphql/context';
import {MAX_BODY_BYTES} from '../readJson';
import type {Sandbox} from '../sandbox';
import {ownerOf} from './caller';
import {isOfThisMachine} from './thisMachine';

/**
 * Serves live subscriptions with the subprotocol `graphql-transport-ws`
 * (https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md). The API key is in the payload of `connection_init`.
 *
 * @param sandbox - whose changes are sent
 * @param server - the server that is asked to open a WebSocket
 * @param path - where
 * @returns what ends all connections
 */
export function serveLive(sandbox: Sandbox, server: http.Server, path: string): () => Promise<void> {
  const {graphql} = sandbox;
  if (!graphql) return () => Promise.resolve();
  const sockets = new WebSocketServer({noServer: true, maxPayload: MAX_BODY_BYTES});
  server.on('upgrade', (request, socket, head) => {
    const {pathname} = new URL(request.url ?? '/', 'http://sandbox');
    const {host, origin} = request.headers;
    if (pathname !== path || !isOfThisMachine(host, origin)) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      sockets.emit('connection', webSocket, request);
      // graphql-ws prints the stack of what is a client's mistake, such as a malformed frame. The connection is closed
      // with the code for it.
      webSocket.removeAllListeners('error').on('error', () => undefined);
    });
  });
  const serving = serveOver<{authorization?: unknown}>(
    {
      schema: graphql.schema,
      // The same copy of the library that has made the schema.
      ...{parse: parseQuery, validate, execute, subscribe},
      onConnect: ({connectionParams, extra}) => {
        try {
          contextOf(sandbox, connectionParams?.authorization);
          return true;
        } catch (error) {
          extra.socket.close(CloseCode.Forbidden, error instanceof Error ? error.message.slice(0, 120) : 'Forbidden');
          return false;
        }
      },
      context: ({connectionParams}) => contextOf(sandbox, connectionParams?.authorization),
    },
    sockets,
  );
  return async () => {
    await serving.dispose();
    sockets.close();
  };
}

function contextOf(sandbox: Sandbox, authorization: unknown): Context {
  const [, key = ''] = /^Bearer +(\S+)$/.exec(String(authorization ?? '')) ?? [];
  return {api: sandbox, description: sandbox.description, caller: {...ownerOf(sandbox, key), trace: null}};
}
