import type {NavbarItem} from '@docusaurus/theme-common';
import type {Brand} from '@paydocs/core';

interface NavbarEditions {
  /** Languages of translations. Their paths start with the language, unless it's built alone. */
  translations?: readonly string[];
  /** Names of the documentation's versions. */
  versions?: readonly string[];
}

/**
 * Creates the items of the navigation bar. "APIs" is active on the paths of the references, and "Documentation" on all
 * others.
 *
 * @param brand - a validated brand
 * @param baseUrl - base path of the site, with a slash at both ends
 * @param editions - languages and versions of the documentation
 * @returns the items in reading order; with several versions, they include the version dropdown
 */
export function createNavbarItems(
  brand: Brand,
  baseUrl: string,
  {translations = [], versions = ['current']}: NavbarEditions = {},
): NavbarItem[] {
  const base = baseUrl.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const apis = translations.length > 0 ? `(?:(?:${translations.join('|')})/)?apis/` : 'apis/';
  return [
    {
      label: 'Documentation',
      type: 'docSidebar',
      sidebarId: 'docs',
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
