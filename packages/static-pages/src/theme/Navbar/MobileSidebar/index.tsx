/**
 * Replacement of @docusaurus/theme-classic (0e302185). Reason: the menu of small screens has no state, because
 * `packages/static-pages/src/shell/mobileMenu.ts` opens it.
 */
import React from 'react';
import Header from '@theme/Navbar/MobileSidebar/Header';
import Layout from '@theme/Navbar/MobileSidebar/Layout';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';

export default function MobileSidebar(): React.ReactNode {
  return <Layout header={<Header />} primaryMenu={<PrimaryMenu />} secondaryMenu={<SecondaryMenu />} />;
}
