/** Where the menu of languages leads from a page, and from the not-found page. */
import {renderToStaticMarkup} from 'react-dom/server';
import {StaticRouter} from 'react-router-dom';
import {expect, it, vi} from 'vitest';
import LocaleDropdownNavbarItem from '../../src/theme/NavbarItem/LocaleDropdownNavbarItem';

vi.mock('@docusaurus/router', async () => await import('react-router-dom'));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({siteConfig: {baseUrl: '/help/'}})}));
vi.mock('@paydocs/lean/lean-shell/client/knownPages', () => ({isPage: (path: string) => path === '/help/a/'}));
vi.mock('@docusaurus/theme-classic/lib/theme/NavbarItem/LocaleDropdownNavbarItem', async () => {
  const {useLocation} = await import('react-router-dom');
  return {default: () => useLocation().pathname};
});

it.each([
  ['/help/a/', '/help/a/'],
  ['/help/404.html', '/help/'],
  ['/help/gone/', '/help/'],
])('the languages of %s are those of %s', (address, expected) => {
  const menu = (
    <StaticRouter location={address}>
      <LocaleDropdownNavbarItem items={[]} dropdownItemsBefore={[]} dropdownItemsAfter={[]} />
    </StaticRouter>
  );
  expect(renderToStaticMarkup(menu)).toBe(expected);
});
