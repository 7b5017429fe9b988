/**
 * Wrap of @docusaurus/theme-classic (3cc2313f). Reason: supports `activeBaseRegex`, as other items do. The original is
 * active only on pages of its sidebar.
 */
import React from 'react';
import {useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import DocSidebarNavbarItem from '@theme-init/NavbarItem/DocSidebarNavbarItem';

export default function MarkedDocSidebarNavbarItem(props: Props): React.ReactNode {
  const {sidebarId, docsPluginId, label, activeBaseRegex, ...rest} = props;
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (activeBaseRegex === undefined || !link) return <DocSidebarNavbarItem {...props} />;
  return <DefaultNavbarItem {...rest} activeBaseRegex={activeBaseRegex} label={label ?? link.label} to={link.path} />;
}
