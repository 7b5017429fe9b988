/** The row below a page: what stands in it where a provider takes reports, and where not. */
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

const rowOf = (editUrl?: string, lastUpdatedAt?: number): string =>
  renderToStaticMarkup(
    <EditMetaRow className="" editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={undefined} />,
  );
const reportIn = (html: string): string => decodeURIComponent(/ href="([^"]+)"/.exec(html)?.[1] ?? '');

it('has no link for reports where nobody takes them, and is not there without anything', () => {
  expect(rowOf()).toBe('');
  expect(rowOf('/edit', 1)).toMatch(/Edit.*Updated/);
  expect(rowOf('/edit', 1)).not.toContain('Report');
});

it('has a link that names the page, its version and the day of the page', () => {
  Object.assign(site, {report: 'mailto:a@acme.example?body={message}', version: {activeVersion: {name: '1.0'}}});
  const report = reportIn(rowOf(undefined, Date.UTC(2026, 4, 1)));
  expect(report).toContain('Page: https://docs.acme.example/help/a/');
  expect(report).toContain('Version: 1.0 (2026-05-01)');
});

it('says the day of the specification on a page that is made from one', () => {
  const version = {activePlugin: {pluginId: 'rest'}, activeVersion: {name: 'current'}};
  Object.assign(site, {report: 'mailto:a@acme.example?body={message}', version});
  expect(reportIn(rowOf())).toContain('Version: current (2026-01-31)');
});
