/**
 * Ejected copy of @docusaurus/theme-classic (e8048bc6). Reason: has no state, because it's a `details` element that
 * browsers open.
 */
import React from 'react';
import clsx from 'clsx';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';

export default function DropdownNavbarItemMobile({
  items,
  className,
  position: _position,
  onClick,
  ...link
}: Props): React.ReactNode {
  const pathname = useLocalPathname();
  const isActive = [link, ...items].some(
    ({to, activeBaseRegex}) => isSamePath(to, pathname) || isRegexpStringMatch(activeBaseRegex, pathname),
  );
  return (
    <li className="menu__list-item">
      <details open={isActive}>
        <summary className={clsx('menu__link menu__link--sublist menu__link--sublist-caret', className)}>
          {link.to ? <NavbarNavLink {...link} /> : (link.children ?? link.label)}
        </summary>
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem
              mobile
              isDropdownItem
              onClick={onClick}
              activeClassName="menu__link--active"
              {...item}
              key={index}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}
