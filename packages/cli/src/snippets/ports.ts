import net from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';

/** @returns a port that nothing listens at */
export function freePort(): Promise<number> {
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
 * Waits until something listens.
 *
 * @param port - where
 * @param milliseconds - how long at most
 * @param isGone - whether who should listen has ended
 * @throws Error when nothing does
 */
export async function untilListening(
  port: number,
  milliseconds: number,
  isGone: () => boolean = () => false,
): Promise<void> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end && !isGone()) {
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
