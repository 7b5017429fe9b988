/**
 * `npm run serve`: serves build/ as a host does, below the site's base address. `--port` and `--host` say
 * where. The framework's own server takes a font below a base address for a page, and sends it elsewhere.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {env} from '../src/config/env';
import {InputError} from '../src/lib/inputError';
import {reportFailure} from './report';
import {siteHandler} from './siteHandler';

const BUILD = 'build';

async function main(): Promise<void> {
  const {host, port} = readArguments();
  if (!fs.existsSync(path.join(BUILD, 'index.html'))) {
    throw new InputError([{file: BUILD, message: 'there is no site yet. Run "npm run build" first.'}]);
  }
  const server = http.createServer(siteHandler(BUILD, env.baseUrl));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new InputError([{file: `--port ${port}`, message: 'another program uses this port. Choose another one.'}]);
  });
  console.log(`The site is at http://${host}:${port}${env.baseUrl}. Stop with Ctrl+C.`);
}

function readArguments(): {host: string; port: number} {
  const {values} = parseArgs({
    options: {port: {type: 'string', default: '3000'}, host: {type: 'string', default: 'localhost'}},
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new InputError([{file: `--port ${values.port}`, message: 'a port is a number from 0 to 65535.'}]);
  }
  return {host: values.host, port};
}

main().catch((error: unknown) => reportFailure(error, 'Nothing is served.'));
