/**
 * `npm run try`: a temporary site from a user's files, and diagnostics that name these files when they are broken.
 *
 * @module-tag sites
 */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {parseArguments, UsageError} from '../../packages/cli/src/try/arguments';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';

const OPENAPI = `openapi: 3.0.3
info: {title: Books, version: '1'}
paths:
  /books/{product}:
    $ref: shared/book.yaml
`;
const BOOK = `get:
  summary: Read {product} 7
  description: See [over there](/nowhere/) or [the type](/apis/graphql/types/objects/book/).
  responses:
    '200': {description: A book., content: {application/json: {schema: {type: object, properties: {isbn: {type: string}}}}}}
`;
/** The command ends before its copy is removed, which takes longer on a slow disk. */
const POLL_OPTIONS = {timeout: 20_000};
/** The user's folder, and in it a folder for temporary files of the command. */
let folder: string;
let temporary: string;

const getEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  INIT_CWD: path.join(folder, 'api'),
  TMPDIR: temporary,
});

function runTry(...args: string[]): {status: number | null; output: string; errors: string} {
  const {status, stdout, stderr} = spawnSync('node', ['scripts/paydocs.mjs', 'try', ...args], {
    encoding: 'utf8',
    env: getEnvironment(),
  });
  return {status, output: stdout, errors: stderr};
}

const listCopies = (): string[] => fs.readdirSync(temporary).filter((name) => name.startsWith('site-'));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  fs.writeFileSync(path.join(folder, file), text);
}

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'try-')));
  temporary = path.join(folder, 'temporary');
  fs.mkdirSync(temporary);
  write('api/root.yaml', OPENAPI);
  write('api/shared/book.yaml', BOOK);
  write('api/schema.graphql', 'type Query {\n  book: Book\n}\n\ntype Book {\n  isbn: ID\n}\n');
});
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

describe('npm run try', () => {
  it('serves a site of the files, and removes the copy when it is stopped', async () => {
    const port = await findFreePort();
    const before = spawnSync('git', ['status', '--porcelain'], {encoding: 'utf8'}).stdout;
    const args = [
      '--openapi',
      'root.yaml',
      '--graphql',
      'schema.graphql',
      '--brand',
      'Ríos & Co',
      '--port',
      String(port),
    ];
    const child = spawn('node', ['scripts/paydocs.mjs', 'try', ...args], {env: getEnvironment()});
    onTestFinished(() => void child.kill('SIGINT'));
    let output = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('To stop it, press Ctrl+C')) resolve();
      });
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.on('exit', () => reject(new Error(output)));
    });
    expect(output).toMatch(/REST: 1 operation, 0 schemas\nGraphQL: 1 operation, 4 types, 5 directives \(\d+ s\)/);
    expect(output).toMatch(/^root\.yaml: \d+ warnings\n {2}\d+ × /m);
    expect(output).toContain(`The Ríos & Co site is at http://localhost:${port}/`);

    const page = await fetchPage(port, '/apis/rest/get-books-product/');
    expect(page).toContain('Read {product} 7');
    expect(page).toContain('isbn');
    expect(page, 'a link that leads somewhere stays').toMatch(
      /<a href="?\/apis\/graphql\/types\/objects\/book\/"?>the type/,
    );
    expect(page, 'another one becomes text').toMatch(/<a>over there/);
    expect(output).toMatch(/1 × link in a description \(shared\/book\.yaml:3\)/);
    expect(await fetchPage(port, '/apis/graphql/types/objects/book/')).toContain('Ríos &amp; Co');
    const landing = await fetchPage(port, '/apis/rest/');
    expect(landing).toMatch(/<h1>Books<\/h1>/);
    expect(landing, 'nothing of what this project says of its own API').not.toContain('Idempotency-Key');
    expect(await fetchPage(port, '/apis/graphql/')).toContain('The schema doesn’t specify the API’s URL');
    expect(await fetchPage(port, '/rios-co-js/overview/')).toContain('rios-co.example');

    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    await expect(fetch(`http://localhost:${port}/`), 'the server has ended').rejects.toThrow('fetch failed');
    await expect.poll(listCopies, POLL_OPTIONS).toEqual([]);
    expect(spawnSync('git', ['status', '--porcelain'], {encoding: 'utf8'}).stdout).toBe(before);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('removes the copy when npm is ended by %s', async (signal) => {
    const file = path.join(folder, 'api', 'root.yaml'); // npm sets INIT_CWD itself
    const args = ['run', '--silent', 'try', '--', '--openapi', file, '--brand', 'Rios', '--no-serve'];
    const child = spawn('npm', args, {env: getEnvironment(), stdio: ['ignore', 'pipe', 'inherit']});
    onTestFinished(() => void child.kill('SIGKILL'));
    const closed = new Promise((resolve) => child.stdout.on('close', resolve));
    await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), closed]);
    expect(listCopies()).toHaveLength(1);
    child.kill(signal);
    await closed; // by all processes that npm started for the command
    await expect.poll(listCopies, POLL_OPTIONS).toEqual([]);
  });

  it('reports broken files of the user with their lines', () => {
    write('api/shared/book.yaml', BOOK.replace('type: string', 'type: strng'));
    write('api/broken.graphql', 'type Query {\n  book: Bok\n}\n');
    const args = ['--openapi', 'root.yaml', '--graphql', 'broken.graphql', '--brand', 'Rios', '--no-serve'];
    const {status, errors, output} = runTry(...args);
    write('api/shared/book.yaml', BOOK);
    expect(status, output + errors).toBe(1);
    expect(errors).toMatch(/^shared\/book\.yaml:5:\d+: .*`type`/m);
    expect(errors).toMatch(/^broken\.graphql:2:9: .*Bok/m);
    expect(errors).not.toContain(temporary);
    expect(errors).not.toMatch(/last good|^\s+at /m);
    expect(listCopies()).toEqual([]);
  });

  it('refuses to publish files outside the folder of the root file', () => {
    write('secret.yaml', 'type: string\ndescription: A secret.\n');
    write('api/leak.yaml', OPENAPI.replace('shared/book.yaml', '../secret.yaml'));
    const {status, errors, output} = runTry('--openapi', 'leak.yaml', '--brand', 'Rios', '--no-serve', '--out', 'site');
    expect(status, output + errors).toBe(1);
    expect(errors).toMatch(/^leak\.yaml:5: "\.\.\/secret\.yaml" is outside the folder of the root file/);
    expect(errors).not.toMatch(/^\s+at /m);
    expect(fs.existsSync(path.join(folder, 'api', 'site'))).toBe(false);
    expect(listCopies()).toEqual([]);
  });

  it('prints its usage without arguments', () => {
    const {status, errors} = runTry();
    expect(errors).toContain(
      "Both --openapi and --graphql are missing. Add at least one of them.\n--brand is missing. Add the provider's name, such as --brand Acme.",
    );
    expect(errors).toContain('Usage: npm run try -- ');
    expect(status).toBe(2);
  });

  it.each([
    [
      [],
      "Both --openapi and --graphql are missing. Add at least one of them.\n--brand is missing. Add the provider's name, such as --brand Acme.",
    ],
    [
      ['--openapi', 'nowhere.yaml', '--brand', 'Rios'],
      '--openapi is "nowhere.yaml", but this file doesn\'t exist. Correct the path.',
    ],
    [['--openapi', 'https://a.example/b.yaml', '--brand', 'Rios'], "but URLs aren't fetched."],
    [['--openapi', '.', '--brand', 'Rios'], 'but this is a folder. Pass the path of the root file in the folder.'],
    [['--openapi', 'root.yaml', '--brand', '<b>'], '--brand is "<b>", but can contain only letters'],
    [['--openapi', 'root.yaml', '--brand', 'Rios', '--port', 'x'], '--port is "x", but must be a number'],
    [['--openapi', 'root.yaml', '--brand', 'Rios', '--out', '.'], '--out is ".", but this folder isn\'t empty.'],
    [['--opnapi', 'root.yaml'], "Unknown option '--opnapi'"],
  ])('rejects %o', (args, message) => {
    const parse = () => parseArguments(args, path.join(folder, 'api'));
    expect(parse).toThrow(UsageError);
    expect(parse).toThrow(message);
  });
});

/** Returns a port that no program uses. */
function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, 'localhost', () => {
      const {port} = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function fetchPage(port: number, route: string): Promise<string> {
  const response = await fetch(`http://localhost:${port}${route}`);
  expect(response.status, route).toBe(200);
  return response.text();
}
