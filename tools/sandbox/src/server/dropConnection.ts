import type {IncomingMessage} from 'node:http';
import type {Context} from 'hono';
import {RESPONSE_ALREADY_SENT} from '@hono/node-server/utils/response';

/** Closes the connection of a request instead of sending a response. */
export function dropConnection(c: Context): Response {
  (c.env as {incoming?: IncomingMessage}).incoming?.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
