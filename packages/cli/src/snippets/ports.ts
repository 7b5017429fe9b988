import net from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';

/** Finds an unused port of 127.0.0.1. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Waits until a program listens on a port.
 *
 * @param port - port of 127.0.0.1
 * @param timeoutMs - timeout in milliseconds
 * @param hasExited - checks whether the program has exited
 * @throws Error if nothing listens before the timeout or the exit
 */
export async function waitForPort(
  port: number,
  timeoutMs: number,
  hasExited: () => boolean = () => false,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && !hasExited()) {
    if (await canConnect(port)) return;
    await pause(50);
  }
  throw new Error(`nothing is listening on port ${port}`);
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
