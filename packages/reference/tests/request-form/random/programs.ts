/** Runs the programs of many requests in one process per language, and records what they send. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {SAMPLE_LANGUAGES} from '../../../src/samples';

/** A request as the server received it, without the headers that clients add by themselves. */
export interface ReceivedRequest {
  method: string;
  /** Decoded path; `target` is the path as received. */
  path: string;
  target: string;
  query: [string, string][];
  headers: Record<string, string>;
  body: unknown;
}

/** The programs of a request. */
export interface RequestPrograms {
  /**
   * Renders the program in a language.
   *
   * @param language - ID of the language
   * @param origin - URL of the server, without a trailing slash
   * @returns the program; `undefined` for a language that can't send the request
   */
  render(language: string, origin: string): string | undefined;
  /** Names of the files that the programs read. */
  files?: readonly string[];
}

/** Received requests by index and language, such as `7/php`. */
type ReceivedRequests = ReadonlyMap<string, readonly ReceivedRequest[]>;

/** Commands by language; each runs all files of the working directory in order. */
const RUNNERS: Record<string, {extension: string; command: string[]}> = {
  curl: {
    extension: 'sh',
    command: ['bash', '-c', 'for file in *.sh; do bash -e "$file" > /dev/null || echo "$file failed" >&2; done'],
  },
  javascript: {
    extension: 'mjs',
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
    extension: 'py',
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
    extension: 'php',
    command: [
      'php',
      '-r',
      'foreach (glob(\'*.php\') as $file) { ob_start(); try { include $file; } catch (Throwable $error) { fwrite(STDERR, "$file: $error\\n"); } ob_end_clean(); }',
    ],
  },
  // One program of all files, each with its own name for `main`, because compiling takes most of the time.
  go: {
    extension: 'go',
    command: [
      'bash',
      '-c',
      `for file in *.go; do sed -i "s/^func main()/func main\${file%.go}()/" "$file"; done
{ echo 'package main'; echo 'func main() {'; for file in *.go; do echo "main\${file%.go}()"; done; echo '}'; } > all.txt
mv all.txt all.go
go run *.go`,
    ],
  },
};

/** Headers that differ between clients or between runs. */
const CLIENT_HEADERS =
  /^(host|connection|accept-encoding|accept-language|sec-fetch-mode|content-length|transfer-encoding|expect|keep-alive|.*idempotency-key)$/;

/**
 * Runs the programs of all requests in all languages.
 *
 * @param requests - programs of each request
 * @param variables - environment variables with secrets
 * @returns the received requests, and the output of the programs to stderr
 */
export async function sendAll(
  requests: readonly RequestPrograms[],
  variables: Readonly<Record<string, string>>,
): Promise<{received: ReceivedRequests; errors: string}> {
  const received = new Map<string, ReceivedRequest[]>();
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
      SAMPLE_LANGUAGES.map(({id: language}) => {
        const runner = RUNNERS[language];
        if (!runner) throw new Error(`Add the command that runs ${language} to RUNNERS.`);
        const {extension, command} = runner;
        const folder = path.join(root, language);
        fs.mkdirSync(folder);
        requests.forEach(({render, files = []}, index) => {
          const code = render(language, `http://127.0.0.1:${port}/${index}/${language}`);
          const name = `${String(index).padStart(4, '0')}.${extension}`;
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

function readRequest(request: http.IncomingMessage, url: string, body: Buffer): ReceivedRequest {
  const {pathname, searchParams} = new URL(`http://server${url}`);
  // A request without `Accept` accepts everything, too (RFC 9110, section 12.5.1).
  const headers = Object.entries(request.headers).filter(
    ([name, value]) => !CLIENT_HEADERS.test(name) && !(name === 'accept' && value === '*/*'),
  );
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
    body: parseBody(type, body),
  };
}

function parseBody(type: string, body: Buffer): unknown {
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
 * Finds requests that aren't the same in all languages.
 *
 * @param names - names of the requests
 * @param received - result of `sendAll`
 * @returns the requests whose programs sent different requests, or not exactly one each
 */
export function findDifferences(names: readonly string[], received: ReceivedRequests): unknown[] {
  return names.flatMap((name, index) => {
    // `fetch` refuses to send TRACE.
    const languages = SAMPLE_LANGUAGES.map(({id}) => id).filter(
      (language) => language !== 'javascript' || !/^trace /.test(name),
    );
    const sent = languages.map((language) => received.get(`${index}/${language}`) ?? []);
    const texts = new Set(
      sent.map((requests) => JSON.stringify(sortKeys(requests.map(({target: _, ...request}) => request)))),
    );
    return texts.size === 1 && sent.every(({length}) => length === 1) ? [] : [{name, index, sent}];
  });
}

/** Sorts the keys of objects, because their order has no meaning in headers or in JSON. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sortKeys(inner)]));
}
