/**
 * Wrap of @docusaurus/theme-classic (2a34b39d). Reason: after a crash of a page that hydrates, React sets the HTML of
 * the copyright again, which browsers that require trusted types reject. The boundary keeps that error from replacing
 * the first one.
 */
import React, {type ComponentProps} from 'react';
import FooterCopyright from '@docusaurus/theme-classic/lib/theme/Footer/Copyright';
import {ErrorBoundary} from '@paydocs/static-pages/shell';

export default function FooterCopyrightWrapper(props: ComponentProps<typeof FooterCopyright>): React.ReactNode {
  return (
    <ErrorBoundary fallback={() => null}>
      <FooterCopyright {...props} />
    </ErrorBoundary>
  );
}
