/**
 * Replacement of @docusaurus/theme-classic (480359ec). Reason: code blocks become `CodeFrame` components, so this
 * renders only `pre` elements from writers. They can receive the focus, because they may scroll.
 */
import React, {type ComponentProps} from 'react';

export default function MDXPre(props: ComponentProps<'pre'>): React.ReactNode {
  return <pre translate="no" tabIndex={0} {...props} />;
}
