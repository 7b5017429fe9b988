/**
 * Wrap of @docusaurus/theme-classic (1baefef5). Reason: the HTML of the not-found page is the same for all addresses,
 * and marks "Documentation"; React leaves it so, also below the references. There, the item is made anew.
 */
import React, {type ComponentProps} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isPage} from '@paydocs/lean/lean-shell/client/knownPages';
import NavbarItem from '@theme-original/NavbarItem';

export default function NavbarItemWrapper(props: ComponentProps<typeof NavbarItem>): React.ReactNode {
  const {pathname} = useLocation();
  const isNotFound = useIsBrowser() && !isPage(pathname);
  // Search may be open already.
  return <NavbarItem key={isNotFound && props.type !== 'search' ? 'not-found' : undefined} {...props} />;
}
