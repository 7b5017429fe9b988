import React, {useState} from 'react';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {REGION} from '../../client/page';

const {docSidebarMenu} = ThemeClassNames.docs;

/** @returns the page's own sidebar; some pages have none */
export const ownSidebar = (): Element | null => document.querySelector(`#${REGION} .${docSidebarMenu}`);

/** Has the menu of small screens show the page's own sidebar. */
export default function MobileMenu(): React.ReactNode {
  return <NavbarSecondaryMenuFiller component={Sidebar} props={{}} />;
}

/** The sidebar as it is when the menu opens. */
function Sidebar(): React.ReactNode {
  const [html] = useState(() => ownSidebar()?.innerHTML ?? '');
  return <ul className={`${docSidebarMenu} menu__list`} dangerouslySetInnerHTML={{__html: html}} />;
}
