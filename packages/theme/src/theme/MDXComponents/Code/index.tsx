/**
 * Replacement of @docusaurus/theme-classic (d24106e0). Reason: the original also renders code blocks, and loads a
 * highlighter for them. Here, code blocks are highlighted at build time, so this component only renders inline code.
 */
import React, {type ComponentProps} from 'react';

export default function MDXCode(props: ComponentProps<'code'>): React.ReactNode {
  return <code {...props} />;
}
