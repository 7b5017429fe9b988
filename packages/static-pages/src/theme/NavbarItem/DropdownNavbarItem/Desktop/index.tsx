/**
 * Ejected copy of @docusaurus/theme-classic (c49755ff). Reason: has no state, because
 * `packages/static-pages/src/shell/dropdown.ts` handles its keys.
 */
import React from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';

export default function DropdownNavbarItemDesktop(props: Props): React.ReactNode {
  const {items, position, className, ...link} = props;
  return (
    <div
      className={clsx('navbar__item', 'dropdown', 'dropdown--hoverable', position === 'right' && 'dropdown--right')}
      data-dropdown=""
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={false}
        role="button"
        // An element with `href` can be focused.
        href={link.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...link}
      >
        {link.children ?? link.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
