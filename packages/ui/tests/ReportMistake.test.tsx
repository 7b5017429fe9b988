import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import ReportMistake from '../src/components/ReportMistake';

const URL_OF_PAGE = 'https://docs.acme.example/a/?b=c&d';

/** Where the link leads. */
function linkTo(target: string): URL {
  const html = renderToStaticMarkup(<ReportMistake target={target} url={URL_OF_PAGE} version="1.0 (2026-01-31)" />);
  const [, href = ''] = / href="([^"]+)"/.exec(html) ?? [];
  return new URL(href.replaceAll('&amp;', '&'));
}

it('a report names the page and its version, and has a place for the text', () => {
  const {origin, pathname, searchParams} = linkTo('https://help.acme.example/new?title={subject}&x=1&body={message}');
  expect(origin + pathname).toBe('https://help.acme.example/new');
  expect(Object.fromEntries(searchParams)).toEqual({
    title: 'Mistake on /a/',
    x: '1',
    body: [
      `Page: ${URL_OF_PAGE}`,
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

it('a report may be a message to a mailbox, which opens no other page', () => {
  const target = 'mailto:docs@acme.example?subject={subject}&body={message}';
  const {protocol, pathname, searchParams} = linkTo(target);
  expect([protocol, pathname]).toEqual(['mailto:', 'docs@acme.example']);
  expect(searchParams.get('body')).toContain(URL_OF_PAGE);
  expect(renderToStaticMarkup(<ReportMistake target={target} url={URL_OF_PAGE} version="" />)).not.toContain('target=');
});
