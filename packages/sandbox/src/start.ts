import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {getRequestListener} from '@hono/node-server';
import type {SandboxOptions} from './options';
import {Sandbox} from './sandbox';
import {pathsOf, sandboxApp} from './server/app';
import {serveLive} from './server/live';

const ADDRESS = '127.0.0.1';

/** A sandbox that answers. */
export interface Started {
  sandbox: Sandbox;
  /** Stands for the hosts of the APIs, such as `http://127.0.0.1:4010`. */
  origin: string;
  /** Bases of the APIs. */
  urls: {rest: string; graphql: string; live: string};
  stop(): Promise<void>;
}

/**
 * Starts a sandbox on this machine.
 *
 * @param options - the specifications, and how it behaves
 * @param port - any free one for 0
 * @returns the sandbox, when it answers
 * @throws Error if the port is taken
 */
export const startSandbox = (options: SandboxOptions, port = 0): Promise<Started> =>
  serveSandbox(new Sandbox(options), port);

/** Serves a sandbox that is there already: see `startSandbox`. */
export async function serveSandbox(sandbox: Sandbox, port = 0): Promise<Started> {
  const app = sandboxApp(sandbox);
  const server = http.createServer(getRequestListener(app.fetch));
  const paths = pathsOf(sandbox);
  const stopLive = serveLive(sandbox, server, paths.live);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, ADDRESS, resolve);
  });
  const origin = `http://${ADDRESS}:${(server.address() as AddressInfo).port}`;
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
