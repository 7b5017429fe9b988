import net from 'node:net';
import {InputError} from '@paydocs/core/inputError';

/** Browsers try both. */
const LOCAL = ['127.0.0.1', '::1'];

/**
 * Checks that a server can listen at a port, so that long work before it isn't in vain.
 *
 * @param port - where it will listen; 0, for which the system chooses one, is always free
 * @param host - a name or an IP address of this machine
 * @throws InputError if another program listens there, or the user may not
 */
export async function requirePort(port: number, host = 'localhost'): Promise<void> {
  if (!(port > 0)) return;
  for (const address of host === 'localhost' ? LOCAL : [host]) {
    const code = await listenError(port, address);
    const message =
      code === 'EADDRINUSE'
        ? 'another program uses this port. Choose another one.'
        : code === 'EACCES'
          ? "you aren't allowed to use this port. Choose one above 1023."
          : undefined;
    if (message !== undefined) throw new InputError([{file: `--port ${port}`, message}]);
  }
}

/** @returns the code of the error with which listening fails; machines without IPv6 have one that says nothing of the port */
function listenError(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', ({code}: NodeJS.ErrnoException) => resolve(code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
