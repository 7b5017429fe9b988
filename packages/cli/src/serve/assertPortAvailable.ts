import net from 'node:net';
import {InputError} from '@paydocs/core';

/** Addresses of localhost. Browsers try both. */
const LOCALHOST_ADDRESSES = ['127.0.0.1', '::1'];

/** Messages about a host, by the code of the error with which listening fails. */
const HOST_ERROR_MESSAGES: Record<string, string> = {
  ENOTFOUND: "this host doesn't exist. Use localhost, 0.0.0.0, or another name or IP address of this machine.",
  EADDRNOTAVAIL: "this machine doesn't have this address. Use localhost, 0.0.0.0, or an IP address of this machine.",
};

/**
 * Checks that a server can listen on a port, before a long task that would otherwise be in vain.
 *
 * @param port - port number; 0, for which the system chooses a port, is always available
 * @param host - name or IP address of this machine
 * @throws InputError if the host doesn't exist, another program uses the port, or the user lacks permission
 */
export async function assertPortAvailable(port: number, host = 'localhost'): Promise<void> {
  const isLocal = host === 'localhost';
  if (!(port > 0) && isLocal) return;
  for (const address of isLocal ? LOCALHOST_ADDRESSES : [host]) {
    const code = await getListenErrorCode(port > 0 ? port : 0, address);
    const hostError =
      isLocal || code === undefined ? undefined : HOST_ERROR_MESSAGES[code.replace(/^EAI_.*/, 'ENOTFOUND')];
    if (hostError !== undefined)
      throw new InputError([{file: `--host ${host}`, message: hostError}], 'command/arguments');
    const message =
      code === 'EADDRINUSE'
        ? 'another program is using this port. Choose a different port.'
        : code === 'EACCES'
          ? "you don't have permission to use this port. Choose a port above 1023."
          : undefined;
    if (message !== undefined) throw new InputError([{file: `--port ${port}`, message}], 'command/arguments');
  }
}

/** Tries to listen on a port. Resolves with the code of the error, or with `undefined` if there's none. */
function getListenErrorCode(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', ({code}: NodeJS.ErrnoException) => resolve(code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
