/**
 * Wrap of @docusaurus/theme-classic (1baefef5). Reason: no item of the bar is active on the not-found page, whose HTML
 * is the same for all URLs.
 */
import React, {type ComponentProps} from 'react';
import {useLocation} from '@docusaurus/router';
import {isPagePath} from '../../isPagePath';
import NavbarItem from '@theme-init/NavbarItem';

const NEVER_MATCHING_PATTERN = '(?!)';

export default function NavbarItemOfPage(props: ComponentProps<typeof NavbarItem>): React.ReactNode {
  const {pathname} = useLocation();
  const itemProps = isPagePath(pathname) ? props : {...props, activeBaseRegex: NEVER_MATCHING_PATTERN};
  return <NavbarItem {...(itemProps as typeof props)} />;
}
