/** A site with a page, for tests. */
import {createLinkResolver} from '../../src/markdown/links';
import type {SitePage} from '../../src/markdown/types';

export const site = {url: 'https://docs.example', baseUrl: '/'};

/** Returns a page of the guides at a route path. */
export const createPage = (route: string): SitePage => ({
  area: 'docs',
  path: route,
  title: 'A page',
  description: 'What it says.',
  isCurrent: true,
});

export const links = createLinkResolver([createPage('/pay/')], site);
