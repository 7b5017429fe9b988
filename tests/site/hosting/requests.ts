/** Requests as they are sent, and the responses that each server must give: one table for all servers. */
import http from 'node:http';
import {getVaryHeader} from '@paydocs/cli';

/** Paths of a site that requests use. All of them include the site's base path. */
export interface ServedSite {
  base: string;
  /** A page, with a trailing slash. */
  page: string;
  /** A script with a hash in its name. */
  script: string;
  font: string;
  /** A redirect of the site, with its target. */
  redirect?: {from: string; to: string};
  /** Whether its pages also exist as Markdown. */
  hasMarkdown: boolean;
  /** Path of a language with its own not-found page. */
  language?: string;
  /** A page without Markdown. */
  pageWithoutMarkdown?: string;
}

export interface HttpResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export interface Request {
  /** As it is sent in the request. */
  target: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Expected properties of a response. A header that is `undefined` must be absent. */
export interface ExpectedResponse {
  /** Several for paths outside the site, where other rules may apply. */
  status: number | readonly number[];
  headers?: Record<string, string | RegExp | undefined>;
  /** Whether a server may reject the request before it applies its configuration. */
  isUnreadable?: boolean;
}

/** Differences between servers that no client relies on. */
export interface ServerTraits {
  /** Whether it sends the length of a compressed response. */
  sendsLength: boolean;
}

/** Sends a request to a server on this machine, without normalizing its target. */
export function sendRequest(port: number, {target, method = 'GET', headers = {}}: Request): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const options = {host: '127.0.0.1', port, path: target, method, headers, agent: false, timeout: 10_000};
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)}),
      );
    });
    request.on('timeout', () => request.destroy(new Error(`no answer to ${method} ${target}`)));
    request.on('error', reject).end();
  });
}

const CACHE_BRIEFLY = 'public, max-age=60, must-revalidate';
const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';

/** Returns each request with its expected response. */
export function listRequests(
  {base, page, script, font, redirect, hasMarkdown, pageWithoutMarkdown}: ServedSite,
  {sendsLength}: ServerTraits,
): [Request, ExpectedResponse][] {
  const compressedHeaders = {vary: 'Accept-Encoding'};
  const pageHeaders = {vary: getVaryHeader({hasMarkdown}, true)};
  const slash = page.slice(0, -1);
  const createNotFoundCase = (target: string): [Request, ExpectedResponse] => [
    {target},
    {status: 404, headers: {'content-type': HTML, 'cache-control': 'no-cache', location: undefined}},
  ];
  const createMalformedCase = (target: string, isUnreadable = false): [Request, ExpectedResponse] => [
    {target},
    {status: 400, headers: {location: undefined}, isUnreadable},
  ];
  const createOutsideCase = (target: string): [Request, ExpectedResponse] => [
    {target},
    {status: [400, 404], headers: {location: undefined}},
  ];
  const createMethodCase = (method: string): [Request, ExpectedResponse] => [
    {target: page, method},
    {status: 405, headers: {allow: 'GET, HEAD'}},
  ];
  const createEncodingCase = (
    accepted: string,
    encoding: string | undefined,
    target = page,
  ): [Request, ExpectedResponse] => [
    {target, headers: {'accept-encoding': accepted}},
    {
      status: 200,
      headers: {
        ...(target === script ? compressedHeaders : pageHeaders),
        ...((encoding === undefined || sendsLength) && {'content-length': /^\d+$/}),
        'content-encoding': encoding,
      },
    },
  ];
  return [
    [{target: base}, {status: 200, headers: {'content-type': HTML, 'cache-control': CACHE_BRIEFLY, ...pageHeaders}}],
    [{target: page}, {status: 200, headers: {'content-type': HTML, 'cache-control': CACHE_BRIEFLY, etag: /^"[^"]+"$/}}],
    [{target: `${page}?a=b`}, {status: 200}],
    [
      {target: page, method: 'HEAD'},
      {status: 200, headers: {'content-type': HTML, 'content-length': /^\d+$/}},
    ],
    [
      {target: script},
      {
        status: 200,
        headers: {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': CACHE_FOREVER,
          ...compressedHeaders,
        },
      },
    ],
    [
      {target: font, headers: {'accept-encoding': 'br, gzip'}},
      {
        status: 200,
        headers: {
          'content-type': 'font/woff2',
          'cache-control': 'public, max-age=86400',
          'content-encoding': undefined,
          vary: undefined,
        },
      },
    ],
    ...(hasMarkdown
      ? ([
          ...[
            'text/markdown',
            'text/html;q=0.8, TEXT/MARKDOWN;q=0.9, */*;q=0.1',
            'text/markdown;charset=utf-8;q=0.1',
          ].flatMap((accept): [Request, ExpectedResponse][] => [
            [
              {target: page, headers: {accept}},
              {status: 200, headers: {'content-type': MARKDOWN, ...pageHeaders}},
            ],
            [
              {target: base, headers: {accept}},
              {status: 200, headers: {'content-type': MARKDOWN}},
            ],
            [
              {target: `${base}no/such/page/`, headers: {accept}},
              {status: 404, headers: {'content-type': HTML}},
            ],
          ]),
          [
            {target: page, headers: {accept: 'text/markdown', 'accept-encoding': 'br'}},
            {
              status: 200,
              headers: {'content-type': MARKDOWN, 'content-encoding': 'br', 'cache-control': CACHE_BRIEFLY},
            },
          ],
          ...[
            '*/*',
            'text/html, text/markdown;q=0',
            'text/html, text/markdown;q=0.1',
            'text/markdown;q=0.8, text/html;charset=utf-8;q=0.9',
          ].map((accept): [Request, ExpectedResponse] => [
            {target: page, headers: {accept}},
            {status: 200, headers: {'content-type': HTML, ...pageHeaders}},
          ]),
          [
            {target: slash, headers: {accept: 'text/markdown'}},
            {status: 301, headers: {location: page}},
          ],
          [{target: `${slash}.md`}, {status: 200, headers: {'content-type': MARKDOWN, ...pageHeaders}}],
        ] satisfies [Request, ExpectedResponse][])
      : []),
    ...(pageWithoutMarkdown === undefined
      ? []
      : ([
          [
            {target: pageWithoutMarkdown, headers: {accept: 'text/markdown'}},
            {status: 200, headers: {'content-type': HTML}},
          ],
        ] satisfies [Request, ExpectedResponse][])),
    createEncodingCase('gzip, deflate, br', 'br'),
    createEncodingCase('gzip, deflate, br', 'br', base),
    createEncodingCase('gzip, deflate, br', 'br', script),
    createEncodingCase('BR', 'br'),
    createEncodingCase('gzip', 'gzip'),
    createEncodingCase('br;q=0, gzip;q=0.5', 'gzip'),
    createEncodingCase('br;q=0.0,gzip;q=0', undefined),
    createEncodingCase('identity', undefined),
    createEncodingCase('brotli', undefined),
    [{target: `${page}index.html.br`}, {status: 404}],
    [{target: `${script}.gz`}, {status: 404, headers: {'cache-control': 'no-cache'}}],
    [
      {target: slash},
      {status: 301, headers: {location: page, 'cache-control': CACHE_BRIEFLY, 'content-encoding': undefined}},
    ],
    [{target: `${slash}?a=b&c=%2F`}, {status: 301, headers: {location: `${page}?a=b&c=%2F`}}],
    [
      {target: script, headers: {range: 'bytes=0-9'}},
      {status: 206, headers: {'content-range': /^bytes 0-9\/\d+$/, 'content-length': '10'}},
    ],
    [
      {target: script, headers: {range: 'bytes=-5'}},
      {status: 206, headers: {'content-length': '5'}},
    ],
    [
      {target: script, headers: {range: 'bytes=99999999-'}},
      {status: 416, headers: {'content-range': /^bytes \*\/\d+$/, 'content-encoding': undefined}},
    ],
    // Ranges refer to the file itself, and so does the error: it isn't compressed.
    [
      {target: script, headers: {range: 'bytes=0-9', 'accept-encoding': 'br'}},
      {status: 206, headers: {'content-length': '10', 'content-encoding': undefined}},
    ],
    [
      {target: script, headers: {range: 'bytes=99999999-', 'accept-encoding': 'br'}},
      {status: 416, headers: {'content-encoding': undefined, ...compressedHeaders}},
    ],
    [{target: script, headers: {range: 'bytes=a-b'}}, {status: 416}],
    [{target: script, headers: {range: 'bytes=5-2'}}, {status: 416}],
    [{target: script, headers: {range: 'lines=1-2'}}, {status: 200}],
    [{target: script, headers: {range: 'bytes=0-9', 'if-range': '"another"'}}, {status: 200}],
    createNotFoundCase(`${base}no/such/page/`),
    createNotFoundCase(`${base}no/such/page`),
    createNotFoundCase(`${base}assets/js/gone.12345678.js`),
    createNotFoundCase(`${base}assets/`),
    createNotFoundCase(`${base}assets`),
    createNotFoundCase(`${script}/`),
    createNotFoundCase(`${base}_headers`),
    createNotFoundCase(`${base}.git/config`),
    createNotFoundCase(`${base}${page.slice(base.length).toUpperCase()}`),
    createNotFoundCase(page.replace(/\/$/, '//')),
    createNotFoundCase(`${base}/evil.example/x`),
    createNotFoundCase(`${base}%2Fevil.example/x`),
    createNotFoundCase(`${base}%5Cevil.example`),
    createNotFoundCase(`${base}\\evil.example`),
    createNotFoundCase(`${base}${'long'.repeat(200)}`),
    [{target: '//evil.example/x'}, {status: 404, headers: {location: undefined}}],
    [{target: '///evil.example'}, {status: 404, headers: {location: undefined}}],
    [{target: '/\\evil.example'}, {status: 404, headers: {location: undefined}}],
    [{target: `http://evil.example${slash}`}, {status: 301, headers: {location: page}}],
    createMalformedCase(`${base}%`, true),
    createMalformedCase(`${base}%zz`, true),
    createMalformedCase(`${base}%00`),
    createMalformedCase(`${base}%ff/`),
    createMalformedCase(`${base}%E0%A4%A`, true),
    createMalformedCase(`${base}..%5Csecret.txt`),
    createOutsideCase(`${base}a%2f..%2f..%2fsecret.txt`),
    createOutsideCase('/../secret.txt'),
    createOutsideCase('/%2e%2e/secret.txt'),
    createOutsideCase('*'),
    ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'].map(createMethodCase),
    ...(redirect
      ? ([
          [{target: redirect.from}, {status: 301, headers: {location: redirect.to, 'cache-control': CACHE_BRIEFLY}}],
          [{target: redirect.from.slice(0, -1)}, {status: 301, headers: {location: redirect.to}}],
          [{target: `${redirect.from}?a=b`}, {status: 301, headers: {location: redirect.to.replace('#', '?a=b#')}}],
          [{target: `${redirect.from}x`}, {status: 404}],
        ] satisfies [Request, ExpectedResponse][])
      : []),
    ...(base === '/'
      ? []
      : ([
          [{target: base.slice(0, -1)}, {status: 301, headers: {location: base}}],
          [{target: page.slice(base.length - 1)}, {status: 404, headers: {location: undefined}}],
        ] satisfies [Request, ExpectedResponse][])),
  ];
}
