import net from 'node:net';
import {InputError} from '@paydocs/core/inputError';

/** Browsers try both. */
const LOCAL = ['127.0.0.1', '::1'];

/** What is wrong with a host, by how listening there fails. */
const HOST_ERRORS: Record<string, string> = {
  ENOTFOUND: "this host doesn't exist. Use localhost, 0.0.0.0, or another name or IP address of this machine.",
  EADDRNOTAVAIL: "this machine doesn't have this address. Use localhost, 0.0.0.0, or an IP address of this machine.",
};

/**
 * Checks that a server can listen at a port, so that long work before it isn't in vain.
 *
 * @param port - where it will listen; 0, for which the system chooses one, is always free
 * @param host - a name or an IP address of this machine
 * @throws InputError if there's no such host, another program listens there, or the user may not
 */
export async function requirePort(port: number, host = 'localhost'): Promise<void> {
  const isLocal = host === 'localhost';
  if (!(port > 0) && isLocal) return;
  for (const address of isLocal ? LOCAL : [host]) {
    const code = await listenError(port > 0 ? port : 0, address);
    const wrong = isLocal || code === undefined ? undefined : HOST_ERRORS[code.replace(/^EAI_.*/, 'ENOTFOUND')];
    if (wrong !== undefined) throw new InputError([{file: `--host ${host}`, message: wrong}]);
    const message =
      code === 'EADDRINUSE'
        ? 'another program is using this port. Choose a different one.'
        : code === 'EACCES'
          ? "you don't have permission to use this port. Choose one above 1023."
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
