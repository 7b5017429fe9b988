/**
 * Replacement of @docusaurus/theme-classic (d24106e0). Reason: the theme's also renders code blocks,
 * and brings a highlighter for them. Ours are highlighted when pages are made; what is left for
 * this component is code in a line.
 */
import React, {type ComponentProps} from 'react';

export default function MDXCode(props: ComponentProps<'code'>): React.ReactNode {
  return <code {...props} />;
}
