/**
 * Replacement of @docusaurus/theme-classic (480359ec). Reason: fenced code is a `CodeFrame` here, so
 * this is a `pre` element that a writer typed; a scrollable element must be reachable by keyboard.
 */
import React, {type ComponentProps} from 'react';

export default function MDXPre(props: ComponentProps<'pre'>): React.ReactNode {
  return <pre tabIndex={0} {...props} />;
}
