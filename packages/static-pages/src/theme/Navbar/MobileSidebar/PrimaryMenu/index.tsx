/**
 * Replacement of @docusaurus/theme-classic (29a7c696). Reasons: has no state, and errors include the item, as in the
 * bar.
 */
import React from 'react';
import {ErrorCauseBoundary, useThemeConfig} from '@docusaurus/theme-common';
import NavbarItem, {type Props} from '@theme/NavbarItem';

export default function MobileSidebarPrimaryMenu(): React.ReactNode {
  const {items} = useThemeConfig().navbar;
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <ErrorCauseBoundary
          key={index}
          onError={(cause) =>
            new Error(
              `A theme navbar item failed to render. Check the item in themeConfig.navbar.items:\n${JSON.stringify(item, null, 2)}`,
              {cause},
            )
          }
        >
          <NavbarItem mobile {...(item as Props)} />
        </ErrorCauseBoundary>
      ))}
    </ul>
  );
}
