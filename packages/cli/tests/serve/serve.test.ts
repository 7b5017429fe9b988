/** Errors that `npm run serve` reports before it starts, and how it follows builds. Browser tests cover the serving itself. */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, expect, it} from 'vitest';

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const SERVE = path.resolve('packages/cli/src/commands/serve.ts');
/** Path of a folder without a site. */
let empty: string;
/** Path of a folder with a page. */
let built: string;

function serve(folder: string, ...args: string[]): {status: number | null; stderr: string} {
  return spawnSync(process.execPath, ['--import', TSX, SERVE, ...args], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 30_000,
  });
}

beforeAll(() => {
  empty = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-'));
  built = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-'));
  fs.mkdirSync(path.join(built, 'build'));
  fs.writeFileSync(path.join(built, 'build', 'index.html'), '<h1>Home</h1>');
  const config = {title: 'A', url: 'https://a.example', baseUrl: '/', presets: ['@paydocs/preset']};
  fs.writeFileSync(path.join(built, 'docusaurus.config.js'), `module.exports = ${JSON.stringify(config)};`);
});
afterAll(() => [empty, built].forEach((folder) => fs.rmSync(folder, {recursive: true})));

it('requires a build first', () => {
  const {status, stderr} = serve(empty);
  expect(stderr).toBe(
    'build: the site hasn\'t been built. Run "npm run build" first. [command/arguments]\n\nThe server didn\'t start.\n',
  );
  expect(status).toBe(1);
});

it.each([
  [['--port', '99999'], '--port 99999: the port must be a number from 0 to 65535.'],
  [['--prot', '1'], "arguments: Unknown option '--prot'"],
])('reports the invalid arguments %s', (args, message) => {
  const {status, stderr} = serve(built, ...args);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});

it('reports a port that another program uses', async () => {
  const other = net.createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const {port} = other.address() as net.AddressInfo;
  const {status, stderr} = serve(built, '--port', String(port));
  other.close();
  expect(stderr).toContain(`--port ${port}: another program is using this port. Choose a different port.`);
  expect(status).toBe(1);
});

it('follows the rules of a build that finishes in the meantime', async () => {
  const server = spawn(process.execPath, ['--import', TSX, SERVE, '--port', '0'], {cwd: built});
  const url = await new Promise<string>((resolve) => {
    server.stdout.on('data', (text: Buffer) => resolve(/http:\S+\//.exec(text.toString())?.[0] ?? ''));
  });
  const getPolicy = async (): Promise<string | null> => (await fetch(url)).headers.get('content-security-policy');
  try {
    expect(await getPolicy()).toContain("default-src 'none'");
    const hosting = {baseUrl: '/', headers: [{name: 'Content-Security-Policy', value: 'of the next build'}]};
    fs.mkdirSync(path.join(built, 'build-hosting'));
    fs.writeFileSync(
      path.join(built, 'build-hosting/hosting.json'),
      JSON.stringify({...hosting, folders: [], redirects: [], dottedPages: []}),
    );
    expect(await getPolicy()).toBe('of the next build');
    for (const incomplete of ['{', 'null', '{}']) {
      fs.writeFileSync(path.join(built, 'build-hosting/hosting.json'), incomplete);
      expect((await fetch(url)).status, incomplete).toBe(500);
    }
  } finally {
    server.kill();
  }
});
