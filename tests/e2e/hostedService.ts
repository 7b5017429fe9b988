import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import type {SearchHit} from '../../packages/search/src/types';

/** A search request as the client library sends it. */
export interface HostedRequest {
  indexName: string;
  query: string;
  facetFilters?: (string | string[])[];
  hitsPerPage?: number;
  page?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
}

/** A fake search service with the hosted service's protocol. */
export interface HostedService {
  /** Requests so far, with their credentials. */
  requests: (HostedRequest & {appId: string; apiKey: string})[];
  /** How the service responds from now on. */
  mode: 'ok' | 'nothing' | 'slow' | 'wrong id' | 'wrong key' | 'no index';
  /** Redirects the page's requests for the hosted service to this one. */
  interceptRequests(page: Page): Promise<void>;
  close(): void;
}

const SLOW_RESPONSE_MS = 700;

/**
 * Starts the service.
 *
 * @param hits - results of every query that finds something; the query in their titles is marked
 * @returns the running service
 */
export async function startHostedService(hits: readonly SearchHit[]): Promise<HostedService> {
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const {requests} = JSON.parse(text || '{}') as {requests?: HostedRequest[]};
      // Requests of the assistant.
      if (!requests) return response.setHeader('Content-Type', 'application/json').end('{}');
      const appId = String(
        request.headers['x-algolia-application-id'] ?? getParameter(request, 'x-algolia-application-id'),
      );
      const apiKey = String(request.headers['x-algolia-api-key'] ?? getParameter(request, 'x-algolia-api-key'));
      service.requests.push(...requests.map((hostedRequest) => ({...hostedRequest, appId, apiKey})));
      response.setHeader('Content-Type', 'application/json');
      if (service.mode === 'wrong key') {
        response.statusCode = 403;
        response.end(JSON.stringify({message: 'Invalid Application-ID or API key', status: 403}));
        return;
      }
      if (service.mode === 'no index') {
        response.statusCode = 404;
        response.end(JSON.stringify({message: 'Index docs does not exist', status: 404}));
        return;
      }
      const responseText = JSON.stringify({
        results: requests.map((hostedRequest) => createResult(hostedRequest, service.mode === 'nothing' ? [] : hits)),
      });
      setTimeout(() => response.end(responseText), service.mode === 'slow' ? SLOW_RESPONSE_MS : 0);
    });
  });
  const service: HostedService = {
    requests: [],
    mode: 'ok',
    async interceptRequests(page) {
      await page.route(/^https:\/\/[\w.-]+\.algolia(?:net)?\.(?:net|com)\//, async (route) => {
        // Each application has its own hosts.
        if (service.mode === 'wrong id') return route.abort('namenotresolved');
        const {pathname, search} = new URL(route.request().url());
        const {port} = server.address() as AddressInfo;
        return route.fulfill({response: await route.fetch({url: `http://localhost:${port}${pathname}${search}`})});
      });
    },
    close: () => server.close(),
  };
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return service;
}

const getParameter = (request: http.IncomingMessage, name: string): string | null =>
  new URL(request.url ?? '', 'http://localhost').searchParams.get(name);

function createResult(request: HostedRequest, hits: readonly SearchHit[]): object {
  const {
    indexName: index,
    query,
    hitsPerPage = 20,
    page = 0,
    highlightPreTag = '<em>',
    highlightPostTag = '</em>',
  } = request;
  const mark = (text: unknown): {value: string} => ({
    value: (typeof text === 'string' ? text : '').replaceAll(query, `${highlightPreTag}${query}${highlightPostTag}`),
  });
  const marked = hits.map((hit) => ({
    ...hit,
    _highlightResult: {
      hierarchy: Object.fromEntries(Object.entries(hit.hierarchy ?? {}).map(([level, text]) => [level, mark(text)])),
    },
    _snippetResult: {content: mark(hit.content)},
  }));
  return {hits: marked, nbHits: hits.length, page, nbPages: 1, hitsPerPage, query, index};
}

const createHit = (path: string, title: string, content: string | null): SearchHit => ({
  ...{objectID: path, url: `https://www.example.com/help${path}`, url_without_anchor: path, anchor: null},
  ...{type: 'lvl1', content, breadcrumb: ['REST API', 'Payments']},
  hierarchy: {lvl0: 'REST API', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
});

/** Hits of the service, with text that would become elements if it were rendered as HTML. */
export const wellFormedHits: SearchHit[] = [
  createHit('/apis/rest/payments-refund/', 'refund <b>a</b> payment', 'A "refund" & <img src=x onerror=alert(1)>'),
  createHit('/testing/', 'Testing', null),
];

const validHit = createHit('/testing/', 'Testing', null);
const invalidFields: object[] = [
  ...['javascript:window.ran=1', 'https://evil.example/', 7].map((url) => ({url})),
  {hierarchy: undefined},
  {hierarchy: null},
  {objectID: 'odd', breadcrumb: 'text', content: {}, type: null, url: `${validHit.url}#%`},
];

/** Malformed hits, and two that link to a page of the site. */
export const malformedHits = [...invalidFields.map((fields) => ({...validHit, ...fields})), validHit] as SearchHit[];

/** Modes of failure, with the messages for readers and for the site's owner. */
export const failureCases = [
  ['wrong id', 'the site has the wrong application ID.', 'check DOCS_SEARCH_APP_ID.'],
  ['wrong key', 'its application ID or key is wrong.', 'Check DOCS_SEARCH_APP_ID and DOCS_SEARCH_API_KEY'],
  ['no index', 'the index name is wrong', 'Check DOCS_SEARCH_INDEX_NAME'],
] as const;
