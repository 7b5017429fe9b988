/**
 * `npm run serve`: serves build/ below the site's base URL, by the hosting rules in build-hosting/. `--port` and
 * `--host` set the address. Docusaurus's own server isn't used, because it redirects a font below a base URL as if it
 * were a page.
 */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {InputError} from '@paydocs/core';
import {readHostingRules} from '../hosting';
import type {HostingRules} from '../hosting/rules/types';
import {HOSTING_FOLDER, BUILD_FOLDER} from '../output/folders';
import {reportError} from '../report';
import {loadSite} from '../site/load';
import {assertPortAvailable} from '../serve/assertPortAvailable';
import {createSiteHandler} from '../serve/siteHandler';

async function main(): Promise<void> {
  const {host, port} = parseArguments();
  if (!fs.existsSync(path.join(BUILD_FOLDER, 'index.html'))) {
    throw new InputError(
      [{file: BUILD_FOLDER, message: 'the site hasn\'t been built. Run "npm run build" first.'}],
      'command/arguments',
    );
  }
  await assertPortAvailable(port, host);
  const site = await loadSite();
  const hosting = await readHostingRules(BUILD_FOLDER, HOSTING_FOLDER, site);
  // A build may change the policy and the redirects while the server runs.
  const readCurrentHosting = (): Promise<HostingRules> =>
    fs.existsSync(HOSTING_FOLDER) ? readHostingRules(BUILD_FOLDER, HOSTING_FOLDER, site) : Promise.resolve(hosting);
  const server = http.createServer((request, response) => {
    readCurrentHosting()
      .then((current) => createSiteHandler(BUILD_FOLDER, current)(request, response))
      .catch((error: unknown) => {
        console.error(`${request.url ?? ''} failed: ${String(error)}. Run "npm run build" again.`);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const {port: actualPort} = server.address() as AddressInfo; // for port 0, the system chooses one
  console.log(`The site is at http://${host}:${actualPort}${hosting.baseUrl}. To stop it, press Ctrl+C.`);
}

function parseArguments(): {host: string; port: number} {
  const {values} = parseArgs({
    options: {port: {type: 'string', default: '3000'}, host: {type: 'string', default: 'localhost'}},
  });
  const port = Number(values.port);
  if (values.port.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new InputError(
      [{file: `--port ${values.port}`, message: 'the port must be a number from 0 to 65535.'}],
      'command/arguments',
    );
  }
  return {host: values.host, port};
}

main().catch((error: unknown) => reportError(error, "The server didn't start."));
