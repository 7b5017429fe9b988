/** Servers of a built site: nginx and Caddy as Debian packages them, and ours. */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';

export interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

// Configurations from the pages of these hosts.
const [, NGINX_EXAMPLE = ''] = /```nginx\n([\s\S]*?)```/.exec(fs.readFileSync('hosting/nginx.md', 'utf8')) ?? [];
const [, CADDY_EXAMPLE = ''] = /```text\n([\s\S]*?)```/.exec(fs.readFileSync('hosting/caddy.md', 'utf8')) ?? [];

/** Replaces the folders in an example with those of the test. */
const replaceFolders = (example: string, root: string, hosts: string): string =>
  example.replaceAll('/srv/docs/build-hosting', path.resolve(hosts)).replaceAll('/srv/docs/public', path.resolve(root));

/**
 * Starts nginx with the configuration in hosting/nginx.md.
 *
 * @param root - path of the folder that has the site at its base path
 * @param hosts - path of the folder with the configurations that the build wrote
 * @param work - path of an empty folder
 */
export async function startNginx(root: string, hosts: string, work: string): Promise<RunningServer> {
  const port = await findFreePort();
  const example = replaceFolders(NGINX_EXAMPLE, root, hosts).replace('listen 80', `listen 127.0.0.1:${port}`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${work}/${name};`,
  );
  const file = path.join(work, 'nginx.conf');
  fs.writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${work}/pid; error_log ${work}/error.log; events {}
http { access_log off; ${folders.join(' ')}
${example}}`,
  );
  // Debian installs it in a folder that only the administrator's path includes.
  const env = {...process.env, PATH: `${process.env.PATH}:/usr/sbin`};
  return waitForServer(spawn('nginx', ['-p', work, '-c', file], {env, stdio: ['ignore', 'ignore', 'pipe']}), port);
}

/**
 * Starts Caddy with the configuration in hosting/caddy.md.
 *
 * @param root - path of the folder that has the site at its base path
 * @param hosts - path of the folder with the configurations that the build wrote
 * @param work - path of an empty folder
 */
export async function startCaddy(root: string, hosts: string, work: string): Promise<RunningServer> {
  const port = await findFreePort();
  const example = replaceFolders(CADDY_EXAMPLE, root, hosts).replace(
    /^\S+ \{/,
    `http://:${port} {\n    bind 127.0.0.1`,
  );
  const file = path.join(work, 'Caddyfile');
  fs.writeFileSync(file, `{\n    admin off\n    auto_https off\n}\n${example}`);
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return waitForServer(
    spawn('caddy', args, {env: {...process.env, HOME: work}, stdio: ['ignore', 'ignore', 'pipe']}),
    port,
  );
}

/** Starts `npm run serve` in this project. */
export async function startServe(): Promise<RunningServer> {
  const port = await findFreePort();
  const args = ['packages/cli/bin/paydocs.mjs', 'serve', '--host', '127.0.0.1', '--port', String(port)];
  return waitForServer(spawn(process.execPath, args, {stdio: ['ignore', 'ignore', 'pipe']}), port);
}

async function waitForServer(child: ChildProcess, port: number): Promise<RunningServer> {
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${errors}`);
    await pause(50);
  }
  return {
    port,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
