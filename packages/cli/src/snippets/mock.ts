import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {signInHeaders} from '@paydocs/contract/checks/headers';
import {restApi} from '@paydocs/contract/rest/api';
import type {OpenApiDocument} from '@paydocs/contract/rest/document';
import type {Brand} from '@paydocs/core/brand/types';
import {graphqlMock} from './graphqlMock';
import {freePort, untilListening} from './ports';
import {preferredExample} from './preferred';
import type {Received, Sample} from './types';

/** Servers that stand for both APIs. */
export interface Mock {
  /** @returns a sample's program with the hosts of the APIs replaced by those of the mock, and nothing else changed */
  redirect(sample: Sample): string;
  /** @returns the requests that a sample made */
  received(sample: Sample): Received[];
  stop(): void;
}

interface Violation {
  location?: string[];
  severity: string;
  message: string;
}

/**
 * Starts Prism on the REST description, which refuses requests that violate it, and a server of the GraphQL
 * schema; before them a server that tells samples apart and keeps what they send.
 *
 * @param brand - has the addresses of the APIs
 * @param files - the bundled description and the joined schema
 * @returns the mock, when it answers
 */
export async function startMock(brand: Brand, files: {openapi: string; sdl: string}): Promise<Mock> {
  const api = restApi(JSON.parse(fs.readFileSync(files.openapi, 'utf8')) as OpenApiDocument);
  const prismPort = await freePort();
  const prism = startPrism(files.openapi, prismPort);
  const graphql = graphqlMock(files.sdl);
  const received = new Map<string, Received[]>();
  const rest = new URL(brand.urls.api);
  const graphqlUrl = new URL(brand.urls.graphql);
  const isOneHost = rest.origin === graphqlUrl.origin;
  const withoutSlash = (address: string): string => address.replace(/\/$/, '');
  const isGraphql = (address: string): boolean => withoutSlash(address) === withoutSlash(graphqlUrl.pathname);

  const server = http.createServer((request, response) => {
    void readBody(request).then(async (body) => {
      // /<sample>/<api>/<what the program asked for>
      const [, id = '', kind = '', rest_ = ''] = /^\/([^/]+)\/(rest|graphql)(\/?.*)$/s.exec(request.url ?? '') ?? [];
      const entry: Received = {method: request.method ?? '', url: rest_, problems: []};
      received.set(id, [...(received.get(id) ?? []), entry]);
      if (kind === 'graphql' || (isOneHost && isGraphql(rest_))) {
        await answerGraphql(request, body, entry, response, rest_);
      } else if (rest.pathname !== '/' && !rest_.startsWith(`${rest.pathname}/`)) {
        entry.problems.push(`${rest_} isn't an API URL: paths start with ${rest.pathname}/.`);
        response.writeHead(404, {'Content-Type': 'application/json'}).end('{}');
      } else {
        await askPrism(
          request,
          body,
          entry,
          response,
          rest.pathname === '/' ? rest_ : rest_.slice(rest.pathname.length),
        );
      }
    });
  });

  const answerGraphql = async (
    request: http.IncomingMessage,
    body: Buffer,
    entry: Received,
    response: http.ServerResponse,
    address: string,
  ): Promise<void> => {
    if (!isGraphql(address)) entry.problems.push(`${address} isn't the GraphQL API URL.`);
    if (request.method !== 'POST') entry.problems.push(`the GraphQL API accepts only POST, not ${request.method}.`);
    const header = signInHeaders(api)[0] ?? 'Authorization';
    const value = String(request.headers[header.toLowerCase()] ?? '');
    if (header === 'Authorization' ? !/^Bearer \S/.test(value) : value === '')
      entry.problems.push(
        header === 'Authorization'
          ? 'the header Authorization is missing, or isn\'t "Bearer" followed by an API key.'
          : `the header ${header} is missing.`,
      );
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      entry.problems.push('the header Content-Type must be application/json.');
    const {result, problems} = await graphql.answer(body.toString('utf8'));
    entry.problems.push(...problems);
    response
      .writeHead(entry.problems.length > 0 ? 400 : 200, {'Content-Type': 'application/json'})
      .end(JSON.stringify(result));
  };

  const askPrism = (
    request: http.IncomingMessage,
    body: Buffer,
    entry: Received,
    response: http.ServerResponse,
    address: string,
  ): Promise<void> =>
    new Promise((resolve) => {
      const example = preferredExample(api, {method: entry.method, path: address, body: body.toString('utf8')});
      const headers = {
        ...request.headers,
        host: `127.0.0.1:${prismPort}`,
        ...(example !== undefined && {prefer: `example=${example}`}),
      };
      const forward = http.request(
        {port: prismPort, host: '127.0.0.1', method: request.method, path: address, headers},
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            const status = answer.statusCode ?? 500;
            const text = Buffer.concat(chunks);
            entry.problems.push(...violationsOf(answer.headers['sl-violations'], status, text.toString('utf8'), entry));
            response
              .writeHead(status, {'Content-Type': answer.headers['content-type'] ?? 'application/json'})
              .end(text);
            resolve();
          });
        },
      );
      forward.on('error', (error) => {
        entry.problems.push(`the mock API failed: ${error.message}`);
        response.writeHead(502).end();
        resolve();
      });
      forward.end(body);
    });

  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await untilListening(prismPort, 60_000);
  return {
    redirect: ({id, code}) =>
      code
        .replaceAll(rest.origin, `http://127.0.0.1:${port}/${id}/rest`)
        .replaceAll(graphqlUrl.origin, `http://127.0.0.1:${port}/${id}/graphql`),
    received: ({id}) => received.get(id) ?? [],
    stop: () => {
      server.close();
      server.closeAllConnections();
      prism.kill();
    },
  };
}

/** The public command of Prism: its packages have no stable interface for programs. */
function startPrism(openapi: string, port: number): ChildProcess {
  const command = path.join(path.dirname(require.resolve('@stoplight/prism-cli/package.json')), 'dist', 'index.js');
  const child = spawn(
    process.execPath,
    [command, 'mock', openapi, '--errors', '--host', '127.0.0.1', '--port', String(port), '--verboseLevel', 'fatal'],
    {stdio: ['ignore', 'ignore', 'inherit']},
  );
  process.once('exit', () => child.kill());
  return child;
}

function readBody(request: http.IncomingMessage): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(Buffer.concat(chunks)));
  });
}

/** What Prism says of a request; an answer with an error is one too. */
function violationsOf(
  header: string | string[] | undefined,
  status: number,
  body: string,
  {method, url}: Received,
): string[] {
  const violations = header === undefined ? [] : (JSON.parse(String(header)) as Violation[]);
  const errors = violations.filter(({severity, location}) => severity === 'Error' && location?.[0] === 'request');
  if (errors.length > 0)
    return errors.map(({location = [], message}) => [location.slice(1).join('.'), message].filter(Boolean).join(': '));
  return status < 400 ? [] : [`${method} ${url} returned ${status}: ${reasonOf(body)}`];
}

function reasonOf(body: string): string {
  try {
    const {title, detail, message} = JSON.parse(body) as {title?: string; detail?: string; message?: string};
    return [title, detail ?? message].filter(Boolean).join(': ');
  } catch {
    return body.slice(0, 200);
  }
}
