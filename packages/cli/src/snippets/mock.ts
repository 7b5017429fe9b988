import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {getAuthHeaderNames, createRestApi} from '@paydocs/contract';
import type {OpenApiDocument} from '@paydocs/contract/document';
import type {Brand} from '@paydocs/core';
import {createGraphqlMock} from './graphqlMock';
import {findFreePort, waitForPort} from './ports';
import {editSample} from './program';
import {findPreferredExample} from './preferredExample';
import type {ReceivedRequest, Sample} from './types';

/** Mock servers of both APIs. */
export interface MockServers {
  /**
   * Returns a copy of the sample whose code sends its requests to the mock: only the hosts of the APIs are replaced.
   */
  redirect(sample: Sample): Sample;
  /** Returns the requests that a sample has sent. */
  getRequests(sample: Sample): ReceivedRequest[];
  stop(): void;
}

interface Violation {
  location?: string[];
  severity: string;
  message: string;
}

/**
 * Starts Prism, which checks requests against the REST description, and a mock of the GraphQL API. A server in front of
 * both assigns requests to samples and records them.
 *
 * @param brand - brand with the URLs of the APIs
 * @param files - paths of the bundled description and of the merged schema
 * @returns the mock, once it's ready for requests
 */
export async function startMockServers(brand: Brand, files: {openapi: string; sdl: string}): Promise<MockServers> {
  const api = createRestApi(JSON.parse(fs.readFileSync(files.openapi, 'utf8')) as OpenApiDocument);
  const prismPort = await findFreePort();
  const prism = startPrism(files.openapi, prismPort);
  const graphql = createGraphqlMock(files.sdl);
  const requestsById = new Map<string, ReceivedRequest[]>();
  const restUrl = new URL(brand.urls.api);
  const graphqlUrl = new URL(brand.urls.graphql);
  const isOneHost = restUrl.origin === graphqlUrl.origin;
  const removeTrailingSlash = (requestPath: string): string => requestPath.replace(/\/$/, '');
  const isGraphql = (requestPath: string): boolean =>
    removeTrailingSlash(requestPath) === removeTrailingSlash(graphqlUrl.pathname);

  const server = http.createServer((request, response) => {
    void readBody(request).then(async (body) => {
      // /<sample>/<api>/<path that the program requested>
      const [, id = '', kind = '', target = ''] = /^\/([^/]+)\/(rest|graphql)(\/?.*)$/s.exec(request.url ?? '') ?? [];
      const entry: ReceivedRequest = {method: request.method ?? '', url: target, errors: []};
      requestsById.set(id, [...(requestsById.get(id) ?? []), entry]);
      if (kind === 'graphql' || (isOneHost && isGraphql(target))) {
        await handleGraphql(request, body, entry, response, target);
      } else if (restUrl.pathname !== '/' && !target.startsWith(`${restUrl.pathname}/`)) {
        entry.errors.push(`${target} isn't an API URL: paths start with ${restUrl.pathname}/.`);
        response.writeHead(404, {'Content-Type': 'application/json'}).end('{}');
      } else {
        await forwardToPrism(
          request,
          body,
          entry,
          response,
          restUrl.pathname === '/' ? target : target.slice(restUrl.pathname.length),
        );
      }
    });
  });

  const handleGraphql = async (
    request: http.IncomingMessage,
    body: Buffer,
    entry: ReceivedRequest,
    response: http.ServerResponse,
    requestPath: string,
  ): Promise<void> => {
    if (!isGraphql(requestPath)) entry.errors.push(`${requestPath} isn't the GraphQL API URL.`);
    if (request.method !== 'POST') entry.errors.push(`the GraphQL API accepts only POST, not ${request.method}.`);
    const header = getAuthHeaderNames(api)[0] ?? 'Authorization';
    const value = String(request.headers[header.toLowerCase()] ?? '');
    if (header === 'Authorization' ? !/^Bearer \S/.test(value) : value === '')
      entry.errors.push(
        header === 'Authorization'
          ? 'the header Authorization is missing, or isn\'t "Bearer" followed by an API key.'
          : `the header ${header} is missing.`,
      );
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      entry.errors.push('the header Content-Type must be application/json.');
    const {result, errors: graphqlErrors} = await graphql.respond(body.toString('utf8'));
    entry.errors.push(...graphqlErrors);
    response
      .writeHead(entry.errors.length > 0 ? 400 : 200, {'Content-Type': 'application/json'})
      .end(JSON.stringify(result));
  };

  const forwardToPrism = (
    request: http.IncomingMessage,
    body: Buffer,
    entry: ReceivedRequest,
    response: http.ServerResponse,
    requestPath: string,
  ): Promise<void> =>
    new Promise((resolve) => {
      const example = findPreferredExample(api, {method: entry.method, path: requestPath, body: body.toString('utf8')});
      const headers = {
        ...request.headers,
        host: `127.0.0.1:${prismPort}`,
        ...(example !== undefined && {prefer: `example=${example}`}),
      };
      const forward = http.request(
        {port: prismPort, host: '127.0.0.1', method: request.method, path: requestPath, headers},
        (prismResponse) => {
          const chunks: Buffer[] = [];
          prismResponse.on('data', (chunk: Buffer) => chunks.push(chunk));
          prismResponse.on('end', () => {
            const status = prismResponse.statusCode ?? 500;
            const responseBody = Buffer.concat(chunks);
            entry.errors.push(
              ...getRequestErrors(prismResponse.headers['sl-violations'], status, responseBody.toString('utf8'), entry),
            );
            response
              .writeHead(status, {'Content-Type': prismResponse.headers['content-type'] ?? 'application/json'})
              .end(responseBody);
            resolve();
          });
        },
      );
      forward.on('error', (error) => {
        entry.errors.push(`the mock API failed: ${error.message}`);
        response.writeHead(502).end();
        resolve();
      });
      forward.end(body);
    });

  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await waitForPort(prismPort, 60_000);
  return {
    redirect: (sample) =>
      editSample(sample, (code) =>
        code
          .replaceAll(restUrl.origin, `http://127.0.0.1:${port}/${sample.id}/rest`)
          .replaceAll(graphqlUrl.origin, `http://127.0.0.1:${port}/${sample.id}/graphql`),
      ),
    getRequests: ({id}) => requestsById.get(id) ?? [],
    stop: () => {
      server.close();
      server.closeAllConnections();
      prism.kill();
    },
  };
}

/** Starts Prism with its public command, because its packages have no stable programmatic interface. */
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

/**
 * Returns the errors that Prism reports for a request. An error status without reported errors also counts as an error.
 */
function getRequestErrors(
  header: string | string[] | undefined,
  status: number,
  body: string,
  {method, url}: ReceivedRequest,
): string[] {
  const violations = header === undefined ? [] : (JSON.parse(String(header)) as Violation[]);
  const errors = violations.filter(({severity, location}) => severity === 'Error' && location?.[0] === 'request');
  if (errors.length > 0)
    return errors.map(({location = [], message}) => [location.slice(1).join('.'), message].filter(Boolean).join(': '));
  return status < 400 ? [] : [`${method} ${url} returned ${status}: ${parseErrorReason(body)}`];
}

function parseErrorReason(body: string): string {
  try {
    const {title, detail, message} = JSON.parse(body) as {title?: string; detail?: string; message?: string};
    return [title, detail ?? message].filter(Boolean).join(': ');
  } catch {
    return body.slice(0, 200);
  }
}
