/**
 * Wrap of @docusaurus/theme-classic (35eda908). Reason: the not-found page has no address of its own, so that the menu of
 * languages would lead to pages that aren't there either; it leads to the home page of each language.
 */
import React, {type ComponentProps} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LocaleDropdownNavbarItem from '@docusaurus/theme-classic/lib/theme/NavbarItem/LocaleDropdownNavbarItem';
import {isPage} from '@paydocs/lean/lean-shell/client/knownPages';
import {Route} from 'react-router-dom';

export default function LocaleDropdownOfPages(props: ComponentProps<typeof LocaleDropdownNavbarItem>): React.ReactNode {
  const location = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const menu = <LocaleDropdownNavbarItem {...props} />;
  // The menu takes the address of the page from the route that it is on.
  return isPage(location.pathname) ? menu : <Route location={{...location, pathname: baseUrl}}>{menu}</Route>;
}
