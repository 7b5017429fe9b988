/**
 * `npm run serve`: serves build/ as a host does, below the site's base address. `--port` and `--host` say
 * where. The framework's own server takes a font below a base address for a page, and sends it elsewhere.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import sirv from 'sirv';
import {env} from '../src/config/env';
import {InputError} from '../src/lib/inputError';
import {reportFailure} from './report';

const BUILD = 'build';

async function main(): Promise<void> {
  const {host, port} = readArguments();
  if (!fs.existsSync(path.join(BUILD, 'index.html'))) {
    throw new InputError([{file: BUILD, message: 'there is no site yet. Run "npm run build" first.'}]);
  }
  const server = http.createServer(siteHandler(env.baseUrl));
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

/** Answers with files of the site; a page without its slash leads to the one with it, as on static hosts. */
function siteHandler(base: string): http.RequestListener {
  // Each file is looked up when it is asked for: the site may be built anew meanwhile.
  const serveFile = sirv(BUILD, {
    dev: true,
    etag: true,
    // What has a hash in its name stays as it is; the rest is kept as briefly as a visit takes.
    setHeaders: (response, file) => {
      const caching = file.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=60';
      response.setHeader('cache-control', `public, ${caching}`);
    },
  });
  return (request, response) => {
    const [address = '/', query] = (request.url ?? '/').split('?');
    const redirect = (target: string): void => {
      response.writeHead(302, {location: query === undefined ? target : `${target}?${query}`}).end();
    };
    if (!address.startsWith(base)) return redirect(base);
    if (!address.endsWith('/') && path.posix.extname(address) === '') return redirect(`${address}/`);
    request.url = (request.url ?? '/').slice(base.length - 1);
    serveFile(request, response, () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      fs.createReadStream(path.join(BUILD, '404.html')).pipe(response);
    });
  };
}

main().catch((error: unknown) => reportFailure(error, 'Nothing is served.'));
