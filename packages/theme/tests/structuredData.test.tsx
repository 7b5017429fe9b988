/** Structured data of breadcrumbs, as the server renders it. */
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import StructuredData from '../src/theme/DocBreadcrumbs/StructuredData';
import {breadcrumbsOf} from '../../../tests/structuredData';

const HOSTILE = '</script><script>hostile()</script><!-- & \u2028';
const siteConfig = {url: 'https://docs.site.example', baseUrl: '/help/', trailingSlash: true};
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({siteConfig})}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useBreadcrumbsStructuredData: ({breadcrumbs}: {breadcrumbs: {label: string; href?: string}[]}) => ({
    itemListElement: breadcrumbs
      .filter(({href}) => href)
      .map(({label, href}) => ({name: label, item: `${siteConfig.url}${href}`})),
  }),
}));

it("doesn't end the script, and adds trailing slashes to URLs below the base URL", () => {
  const breadcrumbs = [
    {type: 'category', label: 'No page'},
    {type: 'category', label: HOSTILE, href: '/help/category/a'},
    {type: 'link', label: 'B', href: '/help/b/'},
    {type: 'link', label: 'Home', href: '/help/'},
  ];
  const html = renderToStaticMarkup(<StructuredData breadcrumbs={breadcrumbs as never} />);
  const [, script = ''] = /^<script [^>]*>(.*)<\/script>$/s.exec(html) ?? [];
  expect(script).not.toMatch(/[<>&\u2028]/);
  expect(breadcrumbsOf(script)).toEqual([
    {name: HOSTILE, item: 'https://docs.site.example/help/category/a/'},
    {name: 'B', item: 'https://docs.site.example/help/b/'},
    {name: 'Home', item: 'https://docs.site.example/help/'},
  ]);
});
