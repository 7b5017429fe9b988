import net from 'node:net';
import process from 'node:process';
import {expect, it} from 'vitest';
import {assertPortAvailable} from '../../src/serve/assertPortAvailable';

/** Port outside the ranges from which systems assign free ports. */
const PORT = 20_000 + (process.pid % 10_000);

it.each(['127.0.0.1', '::1', '::'])('reports a port that another program uses at %s', async (address) => {
  const other = net.createServer();
  const hasAddress = await new Promise<boolean>((resolve) => {
    other.once('error', () => resolve(false)); // no IPv6
    other.listen(PORT, address, () => resolve(true));
  });
  if (!hasAddress) return;
  await expect(assertPortAvailable(PORT)).rejects.toThrow(
    `--port ${PORT}: another program is using this port. Choose a different port.`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(assertPortAvailable(PORT)).resolves.toBeUndefined();
});

it('accepts any free port', () => expect(assertPortAvailable(0)).resolves.toBeUndefined());

it.each([
  ['nope.invalid', "this host doesn't exist. Use localhost"],
  ['203.0.113.1', "this machine doesn't have this address. Use localhost"],
])('reports a host that the server can never use: %s', async (host, message) => {
  for (const port of [0, 4999])
    await expect(assertPortAvailable(port, host)).rejects.toThrow(`--host ${host}: ${message}`);
});
