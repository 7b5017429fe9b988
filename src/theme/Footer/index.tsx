/**
 * Replacement of @docusaurus/theme-classic (6ce037aa). Reason: the footer has only the copyright, so pages don't load
 * the components for links and logos.
 */
import React from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import FooterCopyright from '@theme/Footer/Copyright';
import FooterLayout from '@theme/Footer/Layout';

export default function Footer(): React.ReactNode {
  const {style, copyright} = useThemeConfig().footer ?? {};
  if (!copyright) return null;
  return (
    <FooterLayout
      style={style ?? 'light'}
      links={null}
      logo={null}
      copyright={<FooterCopyright copyright={copyright} />}
    />
  );
}
