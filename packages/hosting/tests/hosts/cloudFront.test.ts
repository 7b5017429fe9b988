/** The function runs as CloudFront runs it: without anything but the language. */
import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {generateCloudFrontFiles} from '../../src/hosts/cloudFront';
import {observatory} from '../observatory';
import {ACCEPTED, hosting, MOVED, POLICY, STAYING} from '../site';

const files = generateCloudFrontFiles(hosting);
const context = vm.createContext({}, {codeGeneration: {strings: false, wasm: false}});
vm.runInContext(files['cloudfront/viewer-request.js'] ?? '', context);

interface Answer {
  statusCode?: number;
  headers?: Record<string, {value: string}>;
  uri?: string;
}
type Parameters = Record<string, {value: string; multiValue?: {value: string}[]}>;

function ask(
  uri: string,
  {
    method = 'GET',
    querystring = {},
    headers = {},
  }: {method?: string; querystring?: Parameters; headers?: Parameters} = {},
): Answer {
  context.event = {request: {method, uri, querystring, headers}};
  return vm.runInContext('handler(event)', context) as Answer;
}
const locationOf = ({headers}: Answer): string | undefined => headers?.location?.value;

describe('the function', () => {
  it.each(MOVED)('leads from %s to %s', (from, to) => {
    const answer = ask(from);
    expect([answer.statusCode, locationOf(answer)]).toEqual([301, to]);
  });

  it.each(STAYING)('leads nowhere from %s', (address) => {
    expect(ask(address)).toMatchObject({uri: address.endsWith('/') ? `${address}index.html` : address});
  });

  it.each([
    ['/docs/guide', '/docs/guide/'],
    ['/docs/v1.0', '/docs/v1.0/'],
    ['/docs', '/docs/'],
    ['/docs/v1.0/guide', '/docs/v1.0/guide/'],
  ])('gives %s its slash', (from, to) => expect(locationOf(ask(from))).toBe(to));

  it('keeps the query', () => {
    const querystring = {a: {value: 'b%2F'}, c: {value: ''}, d: {value: '1', multiValue: [{value: '1'}, {value: '2'}]}};
    expect(locationOf(ask('/docs/guide', {querystring}))).toBe('/docs/guide/?a=b%2F&c&d=1&d=2');
    expect(locationOf(ask('/docs/old', {querystring: {a: {value: 'b'}}}))).toBe('/docs/guide/?a=b#part');
  });

  it.each(ACCEPTED)('takes the page for who accepts %s as Markdown: %s', (value, wantsMarkdown) => {
    const headers: Parameters = value === undefined ? {} : {accept: {value}};
    expect(ask('/docs/guide/', {headers}).uri).toBe(`/docs/guide/index.${wantsMarkdown ? 'md' : 'html'}`);
    expect(ask('/docs/guide.md', {headers}).uri).toBe('/docs/guide.md');
  });

  it('reads a header that is sent twice', () => {
    const accept = {value: 'text/html', multiValue: [{value: 'text/html;q=0.5'}, {value: 'text/markdown'}]};
    expect(ask('/docs/guide/', {headers: {accept}}).uri).toBe('/docs/guide/index.md');
  });

  it.each([
    '//evil.example/x',
    '/docs//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2fevil.example',
    '/a.js.br',
  ])('finds nothing at %s', (address) => expect(ask(address)).toMatchObject({statusCode: 404, headers: {}}));

  it.each(['constructor', '__proto__', 'toString'])('takes %s for a page', (name) => {
    expect(locationOf(ask(`/${name}`))).toBe(`/${name}/`);
  });

  it.each(['POST', 'PUT', 'OPTIONS'])('refuses %s', (method) => {
    expect(ask('/docs/', {method})).toMatchObject({statusCode: 405, headers: {allow: {value: 'GET, HEAD'}}});
  });
});

describe('the policy of responses', () => {
  const policy = JSON.parse(files['cloudfront/response-headers-policy.json'] ?? '') as {
    SecurityHeadersConfig: Record<string, object>;
    CustomHeadersConfig: {Quantity: number; Items: {Header: string; Value: string}[]};
  };

  it('has headers that a scanner gives an A+', () => {
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

  it('has each header once, in the place that CloudFront has for it', () => {
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

it('shows the not-found page for what is not there, and says so', () => {
  expect(JSON.parse(files['cloudfront/custom-error-responses.json'] ?? '')).toMatchObject({
    Items: [403, 404].map((ErrorCode) => ({ErrorCode, ResponsePagePath: '/docs/404.html', ResponseCode: '404'})),
  });
});
