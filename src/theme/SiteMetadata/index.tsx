/**
 * Wrap of @docusaurus/theme-classic 3.10.2. Reason: the original gives the not-found page, wherever it is
 * shown, a canonical link and links to its other languages, as if it were a page at that address.
 */
import React from 'react';
import {useLocation} from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import {isPage} from '@site/src/plugins/lean-shell/client/knownPages';

export default function SiteMetadataOfPages(): React.ReactNode {
  return isPage(useLocation().pathname) ? <SiteMetadata /> : null;
}
