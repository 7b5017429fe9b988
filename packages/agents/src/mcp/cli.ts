/** Implements the command `paydocs-mcp`. */
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {normalizeHostName} from './hostName';
import {createServer} from './server';
import {openSite} from './site';
import {createStdioTransport} from './stdio';
import {getErrorMessage, ToolError} from './toolError';

/** Loopback address, which other machines can reach only through a proxy. */
const HOST = '127.0.0.1';

const USAGE = `Usage: paydocs-mcp [--docs PATH] [--http PORT [--host NAME]…]

Serves the documentation of a built site to programs over the Model Context Protocol, without a network.

  --docs PATH   docs.zip of a built site, or a folder such as build/; default: build/docs.zip
  --http PORT   serves at http://${HOST}:PORT/mcp (Streamable HTTP); if omitted, uses standard input and output
  --host NAME   a host name that clients use for the server, such as a proxy's; can be repeated`;

/**
 * Parses the arguments, and serves until the process ends. Writes messages to standard error, because clients read
 * standard output. On an error, sets the exit code to 1.
 *
 * @param args - command-line arguments
 */
export async function run(args: string[]): Promise<void> {
  try {
    const {docs, http, host, help} = parseOptions(args);
    if (help) return console.log(USAGE);
    const site = openSite(docs);
    if (http === undefined) {
      await createServer(site).connect(createStdioTransport());
    } else {
      const {serveHttp} = await import('./http');
      await serveHttp(site, http, host);
      console.error(`Serving ${site.pages.all.length} pages at http://${HOST}:${http}/mcp.`);
    }
  } catch (error) {
    console.error(
      isPortInUse(error) ? 'The port is already in use. Choose a different port with --http.' : getErrorMessage(error),
    );
    process.exitCode = 1;
  }
}

function parseOptions(args: string[]): {docs: string; http?: number; host: string[]; help: boolean} {
  const {docs, http, host = [], help = false} = parseArguments(args);
  if (http !== undefined && !/^[1-9]\d{0,4}$/.test(http))
    throw new ToolError(`--http must be a port, such as 3333 (found "${http}").`);
  if (Number(http ?? 0) > 65_535) throw new ToolError(`--http must be a port up to 65535 (found "${http}").`);
  if (host.length > 0 && http === undefined)
    throw new ToolError('--host requires --http. Add --http, or remove --host.');
  for (const name of host) {
    if (normalizeHostName(name) === undefined)
      throw new ToolError(`--host must be only a host name, such as docs.example (found "${name}").`);
  }
  return {docs: docs ?? path.join('build', 'docs.zip'), host, help, ...(http !== undefined && {http: Number(http)})};
}

function parseArguments(args: string[]) {
  try {
    const {values} = parseArgs({
      args,
      options: {
        docs: {type: 'string'},
        http: {type: 'string'},
        host: {type: 'string', multiple: true},
        help: {type: 'boolean', short: 'h'},
      },
    });
    return values;
  } catch (error) {
    throw new ToolError(`${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}\n\n${USAGE}`);
  }
}

const isPortInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
