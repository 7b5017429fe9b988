/**
 * Wrap of @docusaurus/theme-classic (fd3952cf). Reason: the original never marks a dropdown without a URL as active,
 * but "APIs" must be active on all pages of the references.
 */
import React, {type ComponentProps} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import DropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';

type Props = ComponentProps<typeof DropdownNavbarItem> & {activeBaseRegex?: string};

export default function DropdownNavbarItemWrapper(props: Props): React.ReactNode {
  const {pathname} = useLocation();
  const {activeBaseRegex, className, mobile} = props;
  const isActive = isRegexpStringMatch(activeBaseRegex, pathname);
  const activeClass = mobile ? 'menu__link--active' : 'navbar__link--active';
  return <DropdownNavbarItem {...props} className={clsx(className, isActive && activeClass)} />;
}
