/**
 * Wrap of @docusaurus/theme-classic (2a34b39d). Reason: it is HTML, which React sets anew when the frame of a page that hydrates has
 * crashed; browsers that require trusted types refuse it. Without this, that error would take the place of the first.
 */
import React, {type ComponentProps} from 'react';
import FooterCopyright from '@docusaurus/theme-classic/lib/theme/Footer/Copyright';
import {Boundary} from '@paydocs/static-pages/shell';

export default function FooterCopyrightWrapper(props: ComponentProps<typeof FooterCopyright>): React.ReactNode {
  return (
    <Boundary fallback={() => null}>
      <FooterCopyright {...props} />
    </Boundary>
  );
}
