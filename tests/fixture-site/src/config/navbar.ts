import type {NavbarItem} from '@docusaurus/theme-common';
import type {Brand} from '@paydocs/core';

export interface NavbarEditions {
  /** Languages that pages are translated into. Addresses of these begin with the language, unless it is built alone. */
  translations?: readonly string[];
  /** Names of the documentation's versions. */
  versions?: readonly string[];
}

/**
 * The navigation bar: every item on the right. "Documentation" is active on all paths but the
 * references', "APIs" on the references'.
 *
 * @param brand - a checked brand
 * @param baseUrl - path below which the site is served, with a slash at both ends
 * @param editions - in which the documentation is there
 * @returns items in reading order; the one that chooses a version only where there are several
 */
export function navbarItems(
  brand: Brand,
  baseUrl: string,
  {translations = [], versions = ['current']}: NavbarEditions = {},
): NavbarItem[] {
  const base = baseUrl.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const apis = translations.length > 0 ? `(?:(?:${translations.join('|')})/)?apis/` : 'apis/';
  return [
    {
      label: 'Documentation',
      to: 'getting-started/',
      position: 'right',
      activeBaseRegex: `^${base}(?!${apis})`,
    },
    {
      label: 'APIs',
      type: 'dropdown',
      position: 'right',
      activeBaseRegex: `^${base}${apis}`,
      items: [
        {label: 'REST API', to: 'apis/rest/', activeBaseRegex: `^${base}${apis}rest/`},
        {label: 'GraphQL API', to: 'apis/graphql/', activeBaseRegex: `^${base}${apis}graphql/`},
      ],
    },
    {label: 'Support', href: brand.urls.support, position: 'right'},
    {label: 'Dashboard', href: brand.urls.dashboard, position: 'right'},
    ...(versions.length > 1 ? [{type: 'docsVersionDropdown', position: 'right'} as const] : []),
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ];
}
