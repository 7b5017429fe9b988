/** Replacement of @docusaurus/theme-classic (25a9f4a9). Reason: the layout has no state; see `MobileSidebar`. */
import React from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

const {container, panel} = ThemeClassNames.layout.navbar.mobileSidebar;

export default function MobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): React.ReactNode {
  return (
    <div className={`${container} navbar-sidebar`}>
      {header}
      <div className="navbar-sidebar__items">
        <div className={`${panel} navbar-sidebar__item menu`}>{primaryMenu}</div>
        <div className={`${panel} navbar-sidebar__item menu`} inert>
          {secondaryMenu}
        </div>
      </div>
    </div>
  );
}
