import {HTML, MARKDOWN} from '../rules/encodings';
import type {Header, HostingRules} from '../rules/types';
import {splitHash, type HostFiles} from './files';
import type {Host} from './host';

/** S3 with CloudFront: a CloudFront Function for viewer requests, and JSON for options of the AWS CLI. */
export const cloudFront: Host = {
  generate,
  limits: [
    {file: 'cloudfront/viewer-request.js', unit: 'bytes', max: 10_240, count: (text) => Buffer.byteLength(text)},
  ],
};

function generate(hosting: HostingRules): HostFiles {
  return {
    'cloudfront/viewer-request.js': renderViewerRequestFunction(hosting),
    'cloudfront/response-headers-policy.json': toJson(createResponseHeadersPolicy(hosting)),
    'cloudfront/custom-error-responses.json': toJson(createErrorResponses(hosting)),
  };
}

const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Renders the function in the JavaScript of CloudFront (`cloudfront-js-2.0`). The function must define everything that
 * it uses.
 */
function renderViewerRequestFunction({redirects, dottedPages, baseUrl, hasMarkdown}: HostingRules): string {
  const redirectTargets = Object.fromEntries([
    ...dottedPages.map((page) => [encodeURI(page.slice(0, -1)), [encodeURI(page), '']]),
    ...(baseUrl === '/' ? [] : [[baseUrl.slice(0, -1), [baseUrl, '']]]),
    ...redirects.flatMap(({from, to}) => {
      const {path, hash} = splitHash(encodeURI(to));
      return [...new Set([from, from.replace(/\/$/, '')])].map((each) => [encodeURI(each), [path, hash]]);
    }),
  ]) as Record<string, [path: string, hash: string]>;
  return `// Every build of the site overwrites this file, including your edits: see HOSTING.md.
var moved = ${JSON.stringify(redirectTargets, null, 1)};

function answer(status, text, headers) {
  return {statusCode: status, statusDescription: text, headers: headers};
}

function queryOf(parameters) {
  var pairs = [];
  Object.keys(parameters).forEach(function (name) {
    (parameters[name].multiValue || [parameters[name]]).forEach(function (each) {
      pairs.push(each.value === '' ? name : name + '=' + each.value);
    });
  });
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}

function redirect(request, path, hash) {
  return answer(301, 'Moved Permanently', {
    location: {value: path + queryOf(request.querystring) + hash},
    'cache-control': {value: 'public, max-age=60, must-revalidate'},
  });
}

${
  hasMarkdown
    ? `// The quality that the client assigns to a type, in tenths; slightly above 0 for less than one.
function qualityOf(accept, type) {
  var best = 0;
  accept.split(',').forEach(function (each) {
    var parts = each.split(';').map(function (part) {
      return part.trim().toLowerCase();
    });
    var quality = parts.filter(function (part) {
      return part.startsWith('q=');
    })[0];
    var value = parts[0] !== type ? 0 : quality === undefined ? 1 : parseFloat(quality.slice(2)) || 0;
    best = Math.max(best, value > 0 && value < 0.1 ? 0.5 : Math.floor(value * 10));
  });
  return best;
}

function fileOf(request) {
  var header = request.headers.accept;
  var accept = header ? (header.multiValue || [header]).map(function (each) { return each.value; }).join(',') : '';
  var markdown = qualityOf(accept, '${MARKDOWN}');
  return markdown > 0 && markdown >= qualityOf(accept, '${HTML}') ? 'index.md' : 'index.html';
}

`
    : ''
}function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return answer(405, 'Method Not Allowed', {allow: {value: 'GET, HEAD'}});
  }
  // In a redirect, such a path would name another host.
  if (/\\/\\/|\\\\|%2f|%5c/i.test(uri) || /\\.(br|gz)$/.test(uri)) return answer(404, 'Not Found', {});
  if (Object.prototype.hasOwnProperty.call(moved, uri)) return redirect(request, moved[uri][0], moved[uri][1]);
  if (uri.endsWith('/')) request.uri = uri + ${hasMarkdown ? 'fileOf(request)' : "'index.html'"};
  else if (uri.lastIndexOf('.') < uri.lastIndexOf('/')) return redirect(request, uri + '/', '');
  return request;
}
`;
}

/**
 * Creates the policy for response headers. CloudFront requires security headers in their own section, not among custom
 * headers.
 */
function createResponseHeadersPolicy({headers}: HostingRules): object {
  const [securityHeaders, customHeaders] = [
    headers.filter(isSecurityHeader),
    headers.filter((header) => !isSecurityHeader(header)),
  ];
  return {
    Name: 'docs',
    SecurityHeadersConfig: Object.assign(
      {},
      ...securityHeaders.map(({name, value}) => SECURITY_HEADER_CONVERTERS[name]?.(value)),
    ) as object,
    CustomHeadersConfig: {
      Quantity: customHeaders.length,
      Items: customHeaders.map(({name, value}) => ({Header: name, Value: value, Override: true})),
    },
  };
}

const SECURITY_HEADER_CONVERTERS: Readonly<Record<string, (value: string) => object>> = {
  'Content-Security-Policy': (value) => ({ContentSecurityPolicy: {ContentSecurityPolicy: value, Override: true}}),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: false,
      Override: true,
    },
  }),
  'X-Content-Type-Options': () => ({ContentTypeOptions: {Override: true}}),
  'Referrer-Policy': (value) => ({ReferrerPolicy: {ReferrerPolicy: value, Override: true}}),
};

const isSecurityHeader = ({name}: Header): boolean => Object.hasOwn(SECURITY_HEADER_CONVERTERS, name);

/** Creates the error responses. S3 responds with 403 to a request for a missing file if the client can't list files. */
function createErrorResponses({baseUrl}: HostingRules): object {
  const createErrorPage = (code: number) => ({
    ErrorCode: code,
    ResponsePagePath: `${baseUrl}404.html`,
    ResponseCode: '404',
    ErrorCachingMinTTL: 10,
  });
  return {Quantity: 2, Items: [createErrorPage(403), createErrorPage(404)]};
}
