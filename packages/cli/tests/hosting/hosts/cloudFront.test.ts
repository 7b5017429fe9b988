/** The function runs as in CloudFront: with nothing but the language. */
import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {cloudFront} from '../../../src/hosting/hosts/cloudFront';
import {observatory} from '../observatory';
import {ACCEPT_HEADERS, hosting, REDIRECTED, POLICY, NOT_REDIRECTED} from '../site';

const files = cloudFront.generate(hosting);
const context = vm.createContext({}, {codeGeneration: {strings: false, wasm: false}});
vm.runInContext(files['cloudfront/viewer-request.js'] ?? '', context);

interface FunctionResult {
  statusCode?: number;
  headers?: Record<string, {value: string}>;
  uri?: string;
}
type Parameters = Record<string, {value: string; multiValue?: {value: string}[]}>;

function callFunction(
  uri: string,
  {
    method = 'GET',
    querystring = {},
    headers = {},
  }: {method?: string; querystring?: Parameters; headers?: Parameters} = {},
): FunctionResult {
  context.event = {request: {method, uri, querystring, headers}};
  return vm.runInContext('handler(event)', context) as FunctionResult;
}
const getLocation = ({headers}: FunctionResult): string | undefined => headers?.location?.value;

describe('the function', () => {
  it.each(REDIRECTED)('redirects %s to %s', (from, to) => {
    const result = callFunction(from);
    expect([result.statusCode, getLocation(result)]).toEqual([301, to]);
  });

  it.each(NOT_REDIRECTED)("doesn't redirect %s", (address) => {
    expect(callFunction(address)).toMatchObject({uri: address.endsWith('/') ? `${address}index.html` : address});
  });

  it.each([
    ['/docs/guide', '/docs/guide/'],
    ['/docs/v1.0', '/docs/v1.0/'],
    ['/docs', '/docs/'],
    ['/docs/v1.0/guide', '/docs/v1.0/guide/'],
  ])('adds the trailing slash to %s', (from, to) => expect(getLocation(callFunction(from))).toBe(to));

  it('keeps the query', () => {
    const querystring = {a: {value: 'b%2F'}, c: {value: ''}, d: {value: '1', multiValue: [{value: '1'}, {value: '2'}]}};
    expect(getLocation(callFunction('/docs/guide', {querystring}))).toBe('/docs/guide/?a=b%2F&c&d=1&d=2');
    expect(getLocation(callFunction('/docs/old', {querystring: {a: {value: 'b'}}}))).toBe('/docs/guide/?a=b#part');
  });

  it.each(ACCEPT_HEADERS)('returns the page for %s as Markdown: %s', (value, wantsMarkdown) => {
    const headers: Parameters = value === undefined ? {} : {accept: {value}};
    expect(callFunction('/docs/guide/', {headers}).uri).toBe(`/docs/guide/index.${wantsMarkdown ? 'md' : 'html'}`);
    expect(callFunction('/docs/guide.md', {headers}).uri).toBe('/docs/guide.md');
  });

  it('reads a header that is sent twice', () => {
    const accept = {value: 'text/html', multiValue: [{value: 'text/html;q=0.5'}, {value: 'text/markdown'}]};
    expect(callFunction('/docs/guide/', {headers: {accept}}).uri).toBe('/docs/guide/index.md');
  });

  it.each([
    '//evil.example/x',
    '/docs//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2fevil.example',
    '/a.js.br',
  ])('finds no page for %s', (address) => expect(callFunction(address)).toMatchObject({statusCode: 404, headers: {}}));

  it.each(['constructor', '__proto__', 'toString'])('treats %s as a page', (name) => {
    expect(getLocation(callFunction(`/${name}`))).toBe(`/${name}/`);
  });

  it.each(['POST', 'PUT', 'OPTIONS'])('rejects %s', (method) => {
    expect(callFunction('/docs/', {method})).toMatchObject({statusCode: 405, headers: {allow: {value: 'GET, HEAD'}}});
  });
});

describe('the policy for response headers', () => {
  const policy = JSON.parse(files['cloudfront/response-headers-policy.json'] ?? '') as {
    SecurityHeadersConfig: Record<string, object>;
    CustomHeadersConfig: {Quantity: number; Items: {Header: string; Value: string}[]};
  };

  it('has headers with a grade of A+', () => {
    const {ContentSecurityPolicy, ReferrerPolicy, StrictTransportSecurity} = policy.SecurityHeadersConfig as Record<
      string,
      Record<string, string>
    >;
    const own = {
      'content-security-policy': ContentSecurityPolicy?.ContentSecurityPolicy,
      'referrer-policy': ReferrerPolicy?.ReferrerPolicy,
      'strict-transport-security': `max-age=${StrictTransportSecurity?.AccessControlMaxAgeSec}`,
      // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/understanding-response-headers-policies.html
      'x-content-type-options': policy.SecurityHeadersConfig.ContentTypeOptions && 'nosniff',
    };
    const others = policy.CustomHeadersConfig.Items.map(({Header, Value}) => [Header.toLowerCase(), Value]);
    expect(observatory({...own, ...Object.fromEntries(others)})).toMatchObject({grade: 'A+', lost: []});
  });

  it('has each header once, in the property that CloudFront has for it', () => {
    expect(policy.SecurityHeadersConfig).toEqual({
      ContentSecurityPolicy: {ContentSecurityPolicy: POLICY, Override: true},
      StrictTransportSecurity: {AccessControlMaxAgeSec: 31_536_000, IncludeSubdomains: false, Override: true},
      ContentTypeOptions: {Override: true},
      ReferrerPolicy: {ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true},
    });
    const {Items, Quantity} = policy.CustomHeadersConfig;
    expect(Items.map(({Header}) => Header)).toEqual([
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
    ]);
    expect(Quantity).toBe(Items.length);
  });
});

it('serves the not-found page with the status 404', () => {
  expect(JSON.parse(files['cloudfront/custom-error-responses.json'] ?? '')).toMatchObject({
    Items: [403, 404].map((ErrorCode) => ({ErrorCode, ResponsePagePath: '/docs/404.html', ResponseCode: '404'})),
  });
});
