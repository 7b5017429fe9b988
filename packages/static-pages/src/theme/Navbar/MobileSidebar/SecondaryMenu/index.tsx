/**
 * Replacement of @docusaurus/theme-classic (b32ec6bd). Reason: the shell copies the sidebar here; see `MobileSidebar`.
 */
import React from 'react';
import Translate from '@docusaurus/Translate';

export default function SecondaryMenu(): React.ReactNode {
  return (
    <>
      <button type="button" className="clean-btn navbar-sidebar__back">
        <Translate
          id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel"
          description="The label of the back button to return to main menu, inside the mobile navbar sidebar secondary menu (notably used to display the docs sidebar)"
        >
          ← Back to main menu
        </Translate>
      </button>
      <div data-mobile-sidebar="" />
    </>
  );
}
