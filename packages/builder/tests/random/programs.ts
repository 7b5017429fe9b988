/** Runs the programs of many requests in a process for each language, and keeps what they send. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';

/** A request as the server got it, without what clients add by themselves. */
export interface Received {
  method: string;
  /** Decoded; `target` is how it came. */
  path: string;
  target: string;
  query: [string, string][];
  headers: Record<string, string>;
  body: unknown;
}

/** The programs of a request. */
export interface Sendable {
  /**
   * @param language - of the program
   * @param origin - of the server
   * @returns the program; nothing in a language that can't send the request
   */
  write(language: string, origin: string): string | undefined;
  /** Names of files that the programs read. */
  files?: readonly string[];
}

/** By the number of the request and the language: `7/php`. */
export type ReceivedRequests = ReadonlyMap<string, readonly Received[]>;

/** Each runs all files of a folder that it is given, in their order. */
const RUNNERS: Record<string, {ending: string; command: string[]}> = {
  curl: {
    ending: 'sh',
    command: ['bash', '-c', 'for file in *.sh; do bash -e "$file" > /dev/null || echo "$file failed" >&2; done'],
  },
  javascript: {
    ending: 'mjs',
    command: [
      process.execPath,
      '--input-type=module',
      '--eval',
      `import fs from 'node:fs';
      console.log = () => {};
      for (const file of fs.readdirSync('.').filter((name) => name.endsWith('.mjs'))) {
        await import(process.cwd() + '/' + file).catch((error) => console.error(file, error));
      }`,
    ],
  },
  python: {
    ending: 'py',
    command: [
      'python3',
      '-c',
      `import glob, sys, traceback
builtin_print = print
for name in sorted(glob.glob('*.py')):
    try:
        exec(compile(open(name, encoding='utf-8').read(), name, 'exec'), {'print': lambda *words: None})
    except BaseException:
        traceback.print_exc()`,
    ],
  },
  php: {
    ending: 'php',
    command: [
      'php',
      '-r',
      'foreach (glob(\'*.php\') as $file) { ob_start(); try { include $file; } catch (Throwable $error) { fwrite(STDERR, "$file: $error\\n"); } ob_end_clean(); }',
    ],
  },
};

/** Headers that differ from client to client, or from run to run. */
const OF_CLIENTS =
  /^(host|connection|accept-encoding|accept-language|sec-fetch-mode|content-length|transfer-encoding|expect|keep-alive|.*idempotency-key)$/;

/**
 * @param requests - what to send
 * @param variables - environment variables with secrets
 * @returns what arrived, and what the programs wrote to stderr
 */
export async function sendAll(
  requests: readonly Sendable[],
  variables: Readonly<Record<string, string>>,
): Promise<{received: ReceivedRequests; errors: string}> {
  const received = new Map<string, Received[]>();
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [, id = '', url = ''] = /^\/(\d+\/\w+)(.*)$/s.exec(request.url ?? '') ?? [];
      received.set(id, [...(received.get(id) ?? []), readRequest(request, url, Buffer.concat(chunks))]);
      response
        .writeHead(200, {'Content-Type': 'application/json'})
        .end(request.method === 'HEAD' ? undefined : '{"data": {}}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as {port: number};
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  try {
    const errors = await Promise.all(
      Object.entries(RUNNERS).map(([language, {ending, command}]) => {
        const folder = path.join(root, language);
        fs.mkdirSync(folder);
        requests.forEach(({write, files = []}, index) => {
          const code = write(language, `http://127.0.0.1:${port}/${index}/${language}`);
          const name = `${String(index).padStart(4, '0')}.${ending}`;
          if (code !== undefined) fs.writeFileSync(path.join(folder, name), code);
          for (const file of files) fs.writeFileSync(path.join(folder, file), 'bytes');
        });
        return run(command, folder, variables);
      }),
    );
    return {received, errors: errors.join('')};
  } finally {
    server.close();
    server.closeAllConnections();
    fs.rmSync(root, {recursive: true});
  }
}

function run(
  [program = '', ...args]: string[],
  cwd: string,
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {cwd, env: {...process.env, ...variables}, stdio: ['ignore', 'ignore', 'pipe']});
    const errors: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.once('error', reject);
    child.once('close', () => resolve(Buffer.concat(errors).toString('utf8')));
  });
}

function readRequest(request: http.IncomingMessage, url: string, body: Buffer): Received {
  const {pathname, searchParams} = new URL(`http://server${url}`);
  const headers = Object.entries(request.headers).filter(([name]) => !OF_CLIENTS.test(name));
  const type = request.headers['content-type'] ?? '';
  return {
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    target: pathname,
    query: [...searchParams],
    headers: Object.fromEntries(
      headers.map(([name, value]) => [
        name,
        String(value).replace(/;\s*boundary=.*|(?<=^application\/x-www-form-urlencoded);.*/, ''),
      ]),
    ),
    body: bodyOf(type, body),
  };
}

function bodyOf(type: string, body: Buffer): unknown {
  const text = body.toString('utf8');
  if (/json/.test(type)) return JSON.parse(text);
  if (/^application\/x-www-form-urlencoded/.test(type)) return [...new URLSearchParams(text)];
  const [, boundary] = /boundary="?([^";]+)/.exec(type) ?? [];
  if (boundary === undefined) return text;
  return text
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...content] = part.split('\r\n\r\n');
      // PHP sends a list as name[0], name[1].
      const name = /name="([^"]*)"/.exec(head)?.[1]?.replace(/\[\d+\]$/, '');
      return [name, /filename="([^"]*)"/.exec(head)?.[1], content.join('\r\n\r\n').replace(/\r\n$/, '')];
    });
}

/**
 * @param names - of the requests
 * @param received - what arrived
 * @returns the requests of which the programs sent different things, or not one request each
 */
export function differing(names: readonly string[], received: ReceivedRequests): unknown[] {
  return names.flatMap((name, index) => {
    // `fetch` refuses to send TRACE.
    const languages = Object.keys(RUNNERS).filter((language) => language !== 'javascript' || !/^trace /.test(name));
    const sent = languages.map((language) => received.get(`${index}/${language}`) ?? []);
    const texts = new Set(
      sent.map((requests) => JSON.stringify(sorted(requests.map(({target: _, ...request}) => request)))),
    );
    return texts.size === 1 && sent.every(({length}) => length === 1) ? [] : [{name, index, sent}];
  });
}

/** The order of names says nothing, neither in headers nor in JSON. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
