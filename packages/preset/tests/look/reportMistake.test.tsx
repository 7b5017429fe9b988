/** The row below a page, for providers that accept reports and for others. */
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, it, vi} from 'vitest';
import EditMetaRow from '../../src/theme/EditMetaRow';

const site = vi.hoisted(() => ({report: undefined as string | undefined, version: {} as object | undefined}));

vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/help/a'})}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({siteConfig: {url: 'https://docs.acme.example'}}),
}));
vi.mock('@docusaurus/useGlobalData', () => ({
  default: () => ({
    look: {default: {reportUrl: site.report}},
    'markdown-pages': {default: {dates: {rest: '2026-01-31'}}},
  }),
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({useActivePluginAndVersion: () => site.version}));
vi.mock('@theme/EditThisPage', () => ({default: () => 'Edit'}));
vi.mock('@theme/LastUpdated', () => ({default: () => 'Updated'}));

afterEach(() => Object.assign(site, {report: undefined, version: undefined}));

const renderRow = (editUrl?: string, lastUpdatedAt?: number): string =>
  renderToStaticMarkup(
    <EditMetaRow className="" editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={undefined} />,
  );
const getReport = (html: string): string => decodeURIComponent(/ href="([^"]+)"/.exec(html)?.[1] ?? '');

it('renders no report link if the provider accepts none, and nothing if the row is empty', () => {
  expect(renderRow()).toBe('');
  expect(renderRow('/edit', 1)).toMatch(/Edit.*Updated/);
  expect(renderRow('/edit', 1)).not.toContain('Report');
});

it('renders a link with the page, its version, and its date', () => {
  Object.assign(site, {report: 'mailto:a@acme.example?body={message}', version: {activeVersion: {name: '1.0'}}});
  const report = getReport(renderRow(undefined, Date.UTC(2026, 4, 1)));
  expect(report).toContain('Page: https://docs.acme.example/help/a/');
  expect(report).toContain('Version: 1.0 (2026-05-01)');
});

it('uses the date of the specification on a generated page', () => {
  const version = {activePlugin: {pluginId: 'rest'}, activeVersion: {name: 'current'}};
  Object.assign(site, {report: 'mailto:a@acme.example?body={message}', version});
  expect(getReport(renderRow())).toContain('Version: current (2026-01-31)');
});
