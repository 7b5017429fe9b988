/**
 * Wrap of @docusaurus/theme-classic (1baefef5). Reason: the HTML of the not-found page is the same for all addresses,
 * and marks "Documentation"; React leaves it so, also below the references. There, the item is made anew.
 */
import React, {type ComponentProps} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme-original/NavbarItem';

/** That page alone has no address of its own. */
const isNotFound = typeof document !== 'undefined' && document.head.querySelector('link[rel="canonical"]') === null;

export default function NavbarItemWrapper(props: ComponentProps<typeof NavbarItem>): React.ReactNode {
  const isBrowser = useIsBrowser();
  // Search may be open already.
  return <NavbarItem key={isBrowser && isNotFound && props.type !== 'search' ? 'not-found' : undefined} {...props} />;
}
