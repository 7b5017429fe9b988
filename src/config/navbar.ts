import type {NavbarItem} from '@docusaurus/theme-common';
import type {Brand} from '../lib/brand/types';

/**
 * The navigation bar: every item on the right. "Documentation" is active on all paths but the
 * references', "APIs" on the references'.
 *
 * @param brand - a checked brand
 * @param baseUrl - path below which the site is served, with a slash at both ends
 * @returns items in reading order
 */
export function navbarItems(brand: Brand, baseUrl: string): NavbarItem[] {
  const base = baseUrl.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [
    {
      label: 'Documentation',
      to: 'getting-started/',
      position: 'right',
      activeBaseRegex: `^${base}(?!apis/)`,
    },
    {
      label: 'APIs',
      type: 'dropdown',
      position: 'right',
      activeBaseRegex: `^${base}apis/`,
      items: [
        {label: 'REST API', to: 'apis/rest/', activeBaseRegex: `^${base}apis/rest/`},
        {label: 'GraphQL API', to: 'apis/graphql/', activeBaseRegex: `^${base}apis/graphql/`},
      ],
    },
    {label: 'Support', href: brand.urls.support, position: 'right'},
    {label: 'Dashboard', href: brand.urls.dashboard, position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ];
}
