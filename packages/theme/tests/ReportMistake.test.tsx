import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import ReportMistake from '../src/components/ReportMistake';

const PAGE_URL = 'https://docs.acme.example/a/?b=c&d';

/** Renders the component, and returns the URL of its link. */
function getReportUrl(target: string): URL {
  const html = renderToStaticMarkup(<ReportMistake target={target} url={PAGE_URL} version="1.0 (2026-01-31)" />);
  const [, href = ''] = / href="([^"]+)"/.exec(html) ?? [];
  return new URL(href.replaceAll('&amp;', '&'));
}

it('fills in the page and its version, and leaves room for the text', () => {
  const {origin, pathname, searchParams} = getReportUrl(
    'https://help.acme.example/new?title={subject}&x=1&body={message}',
  );
  expect(origin + pathname).toBe('https://help.acme.example/new');
  expect(Object.fromEntries(searchParams)).toEqual({
    title: 'Mistake on /a/',
    x: '1',
    body: [
      `Page: ${PAGE_URL}`,
      'Version: 1.0 (2026-01-31)',
      '',
      'Text on the page:',
      '…',
      '',
      'What is wrong:',
      '',
    ].join('\r\n'),
  });
});

it("can open an email, which doesn't need a new tab", () => {
  const target = 'mailto:docs@acme.example?subject={subject}&body={message}';
  const {protocol, pathname, searchParams} = getReportUrl(target);
  expect([protocol, pathname]).toEqual(['mailto:', 'docs@acme.example']);
  expect(searchParams.get('body')).toContain(PAGE_URL);
  expect(renderToStaticMarkup(<ReportMistake target={target} url={PAGE_URL} version="" />)).not.toContain('target=');
});
