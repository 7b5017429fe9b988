/** Requests as they are written, and what each server has to answer: one table for all of them. */
import http from 'node:http';
import {getVaryHeader} from '@paydocs/hosting/rules/responses';

/** What a site has that requests name. All addresses have the site's base in front. */
export interface ServedSite {
  base: string;
  /** A page, with a slash at its end. */
  page: string;
  /** A script with a hash in its name. */
  script: string;
  font: string;
  /** A redirect of the site, to the place that it leads to. */
  moved?: {from: string; to: string};
  /** Whether its pages are there as Markdown, too. */
  hasMarkdown: boolean;
  /** Path of a language that has a not-found page of its own. */
  language?: string;
  /** A page that has none. */
  withoutMarkdown?: string;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export interface Request {
  /** As it is written in the request. */
  target: string;
  method?: string;
  headers?: Record<string, string>;
}

/** What an answer has to be; a header that is `undefined` must not be there. */
export interface Expected {
  /** Several for what leads out of the site, where other rules may be. */
  status: number | readonly number[];
  headers?: Record<string, string | RegExp | undefined>;
  /** Whether a server may refuse it before it reads its configuration. */
  isUnreadable?: boolean;
}

/** How servers may differ in what no client relies on. */
export interface ServerTraits {
  /** Whether it says how long a compressed answer is. */
  tellsLength: boolean;
}

/** Sends a request to a server of this machine; nothing in its address is made tidy. */
export function ask(port: number, {target, method = 'GET', headers = {}}: Request): Promise<Answer> {
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

const BRIEFLY = 'public, max-age=60, must-revalidate';
const FOR_EVER = 'public, max-age=31536000, immutable';
const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';

/** @returns each request, with its answer */
export function requestsTo(
  {base, page, script, font, moved, hasMarkdown, withoutMarkdown}: ServedSite,
  {tellsLength}: ServerTraits,
): [Request, Expected][] {
  const compressed = {vary: 'Accept-Encoding'};
  const ofPage = {vary: getVaryHeader({hasMarkdown}, true)};
  const slash = page.slice(0, -1);
  const notFound = (target: string): [Request, Expected] => [
    {target},
    {status: 404, headers: {'content-type': HTML, 'cache-control': 'no-cache', location: undefined}},
  ];
  const malformed = (target: string, isUnreadable = false): [Request, Expected] => [
    {target},
    {status: 400, headers: {location: undefined}, isUnreadable},
  ];
  const leaving = (target: string): [Request, Expected] => [
    {target},
    {status: [400, 404], headers: {location: undefined}},
  ];
  const refused = (method: string): [Request, Expected] => [
    {target: page, method},
    {status: 405, headers: {allow: 'GET, HEAD'}},
  ];
  const encoded = (accepted: string, encoding: string | undefined, target = page): [Request, Expected] => [
    {target, headers: {'accept-encoding': accepted}},
    {
      status: 200,
      headers: {
        ...(target === script ? compressed : ofPage),
        ...((encoding === undefined || tellsLength) && {'content-length': /^\d+$/}),
        'content-encoding': encoding,
      },
    },
  ];
  return [
    [{target: base}, {status: 200, headers: {'content-type': HTML, 'cache-control': BRIEFLY, ...ofPage}}],
    [{target: page}, {status: 200, headers: {'content-type': HTML, 'cache-control': BRIEFLY, etag: /^"[^"]+"$/}}],
    [{target: `${page}?a=b`}, {status: 200}],
    [
      {target: page, method: 'HEAD'},
      {status: 200, headers: {'content-type': HTML, 'content-length': /^\d+$/}},
    ],
    [
      {target: script},
      {
        status: 200,
        headers: {'content-type': 'text/javascript; charset=utf-8', 'cache-control': FOR_EVER, ...compressed},
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
          ].flatMap((accept): [Request, Expected][] => [
            [
              {target: page, headers: {accept}},
              {status: 200, headers: {'content-type': MARKDOWN, ...ofPage}},
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
            {status: 200, headers: {'content-type': MARKDOWN, 'content-encoding': 'br', 'cache-control': BRIEFLY}},
          ],
          ...[
            '*/*',
            'text/html, text/markdown;q=0',
            'text/html, text/markdown;q=0.1',
            'text/markdown;q=0.8, text/html;charset=utf-8;q=0.9',
          ].map((accept): [Request, Expected] => [
            {target: page, headers: {accept}},
            {status: 200, headers: {'content-type': HTML, ...ofPage}},
          ]),
          [
            {target: slash, headers: {accept: 'text/markdown'}},
            {status: 301, headers: {location: page}},
          ],
          [{target: `${slash}.md`}, {status: 200, headers: {'content-type': MARKDOWN, ...ofPage}}],
        ] satisfies [Request, Expected][])
      : []),
    ...(withoutMarkdown === undefined
      ? []
      : ([
          [
            {target: withoutMarkdown, headers: {accept: 'text/markdown'}},
            {status: 200, headers: {'content-type': HTML}},
          ],
        ] satisfies [Request, Expected][])),
    encoded('gzip, deflate, br', 'br'),
    encoded('gzip, deflate, br', 'br', base),
    encoded('gzip, deflate, br', 'br', script),
    encoded('BR', 'br'),
    encoded('gzip', 'gzip'),
    encoded('br;q=0, gzip;q=0.5', 'gzip'),
    encoded('br;q=0.0,gzip;q=0', undefined),
    encoded('identity', undefined),
    encoded('brotli', undefined),
    [{target: `${page}index.html.br`}, {status: 404}],
    [{target: `${script}.gz`}, {status: 404, headers: {'cache-control': 'no-cache'}}],
    [
      {target: slash},
      {status: 301, headers: {location: page, 'cache-control': BRIEFLY, 'content-encoding': undefined}},
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
    // Parts are those of the file itself, and so is the error: it isn't compressed.
    [
      {target: script, headers: {range: 'bytes=0-9', 'accept-encoding': 'br'}},
      {status: 206, headers: {'content-length': '10', 'content-encoding': undefined}},
    ],
    [
      {target: script, headers: {range: 'bytes=99999999-', 'accept-encoding': 'br'}},
      {status: 416, headers: {'content-encoding': undefined, ...compressed}},
    ],
    [{target: script, headers: {range: 'bytes=a-b'}}, {status: 416}],
    [{target: script, headers: {range: 'bytes=5-2'}}, {status: 416}],
    [{target: script, headers: {range: 'lines=1-2'}}, {status: 200}],
    [{target: script, headers: {range: 'bytes=0-9', 'if-range': '"another"'}}, {status: 200}],
    notFound(`${base}no/such/page/`),
    notFound(`${base}no/such/page`),
    notFound(`${base}assets/js/gone.12345678.js`),
    notFound(`${base}assets/`),
    notFound(`${base}assets`),
    notFound(`${script}/`),
    notFound(`${base}_headers`),
    notFound(`${base}.git/config`),
    notFound(`${base}${page.slice(base.length).toUpperCase()}`),
    notFound(page.replace(/\/$/, '//')),
    notFound(`${base}/evil.example/x`),
    notFound(`${base}%2Fevil.example/x`),
    notFound(`${base}%5Cevil.example`),
    notFound(`${base}\\evil.example`),
    notFound(`${base}${'long'.repeat(200)}`),
    [{target: '//evil.example/x'}, {status: 404, headers: {location: undefined}}],
    [{target: '///evil.example'}, {status: 404, headers: {location: undefined}}],
    [{target: '/\\evil.example'}, {status: 404, headers: {location: undefined}}],
    [{target: `http://evil.example${slash}`}, {status: 301, headers: {location: page}}],
    malformed(`${base}%`, true),
    malformed(`${base}%zz`, true),
    malformed(`${base}%00`),
    malformed(`${base}%ff/`),
    malformed(`${base}%E0%A4%A`, true),
    malformed(`${base}..%5Csecret.txt`),
    leaving(`${base}a%2f..%2f..%2fsecret.txt`),
    leaving('/../secret.txt'),
    leaving('/%2e%2e/secret.txt'),
    leaving('*'),
    ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'].map(refused),
    ...(moved
      ? ([
          [{target: moved.from}, {status: 301, headers: {location: moved.to, 'cache-control': BRIEFLY}}],
          [{target: moved.from.slice(0, -1)}, {status: 301, headers: {location: moved.to}}],
          [{target: `${moved.from}?a=b`}, {status: 301, headers: {location: moved.to.replace('#', '?a=b#')}}],
          [{target: `${moved.from}x`}, {status: 404}],
        ] satisfies [Request, Expected][])
      : []),
    ...(base === '/'
      ? []
      : ([
          [{target: base.slice(0, -1)}, {status: 301, headers: {location: base}}],
          [{target: page.slice(base.length - 1)}, {status: 404, headers: {location: undefined}}],
        ] satisfies [Request, Expected][])),
  ];
}
