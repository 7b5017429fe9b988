/** What stands in the place of a page that doesn't come: what is wrong, as far as anybody knows. */
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import Loading from '../../src/theme/Loading';

const failure = vi.hoisted(() => ({error: undefined as unknown}));

vi.mock('@docusaurus/Link', () => ({default: ({to}: {to: string}) => <a href={to} />}));
vi.mock('@docusaurus/theme-common', () => ({useSearchLinkCreator: () => () => '/search/'}));
vi.mock('@docusaurus/core/lib/client/routeContext', async () => {
  const {createContext} = await import('react');
  return {Context: createContext({}), RouteContextProvider: ({children}: {children: unknown}) => children};
});
vi.mock('@theme/Layout', () => ({default: ({children}: {children: unknown}) => children}));
vi.mock('@paydocs/lean/lean-shell/client/navigation/failure', () => ({failureOf: () => failure.error}));
vi.mock('@paydocs/lean/lean-shell/client/navigation/load', () => ({loadHere: () => Promise.resolve()}));

beforeAll(() => void vi.stubGlobal('window', {location: {pathname: '/a/'}}));
afterAll(() => void vi.unstubAllGlobals());

const told = (error: unknown): string => {
  failure.error = error;
  return renderToStaticMarkup(<Loading pastDelay />);
};
const NETWORK = 'Check your network connection';

it('a page that the host doesn’t have no longer exists, and search and the home page are the way on', () => {
  const html = told(Object.assign(new Error(), {status: 404}));
  expect(html).toContain('This page no longer exists.');
  expect(html).toContain('href="/search/"');
  expect(html).toContain('href="/"');
  expect(html).not.toContain(NETWORK);
});

it('any other status is told as it is', () => {
  const html = told(Object.assign(new Error(), {status: 503}));
  expect(html).toContain('The server responded with 503.');
  expect(html).not.toContain(NETWORK);
});

it.each([new TypeError('Failed to fetch'), new DOMException('late', 'TimeoutError')])('%s is the network', (error) => {
  expect(told(error)).toContain(NETWORK);
});
