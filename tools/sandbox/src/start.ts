import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {getRequestListener} from '@hono/node-server';
import type {SandboxOptions} from './options';
import {Sandbox} from './sandbox';
import {getApiPaths, createApp} from './server/app';
import {serveLiveSubscriptions} from './server/live';

const HOST = '127.0.0.1';

/** A sandbox that listens for requests. */
export interface RunningSandbox {
  sandbox: Sandbox;
  /** Origin of the sandbox, such as `http://127.0.0.1:4010`. */
  origin: string;
  /** Base URLs of both APIs, and of live subscriptions. */
  urls: {rest: string; graphql: string; live: string};
  stop(): Promise<void>;
}

/**
 * Creates a sandbox, and serves it on the loopback interface of this machine.
 *
 * @param port - port to listen on; 0 for any free port
 * @returns the sandbox, once it listens
 * @throws Error if the port is in use
 */
export const startSandbox = (options: SandboxOptions, port = 0): Promise<RunningSandbox> =>
  serveSandbox(new Sandbox(options), port);

/** Serves an existing sandbox, as {@link startSandbox} does. */
export async function serveSandbox(sandbox: Sandbox, port = 0): Promise<RunningSandbox> {
  const app = createApp(sandbox);
  const server = http.createServer(getRequestListener(app.fetch));
  const paths = getApiPaths(sandbox);
  const stopLive = serveLiveSubscriptions(sandbox, server, paths.live);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, resolve);
  });
  const origin = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  sandbox.payUrl = `${origin}/pay`;
  return {
    sandbox,
    origin,
    urls: {
      rest: origin + paths.rest,
      graphql: origin + (paths.graphql.find((path) => path !== '/') ?? '/'),
      live: origin.replace('http', 'ws') + paths.live,
    },
    stop: async () => {
      sandbox.clock.reset();
      await stopLive();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
