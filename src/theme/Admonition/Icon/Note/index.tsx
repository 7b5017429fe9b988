/** Replacement of @docusaurus/theme-classic (7d3cc9ce). Reason: all icons come from one family. */
import React, {type ComponentProps} from 'react';
import PencilIcon from '@heroicons/react/24/outline/PencilIcon';

export default function AdmonitionIconNote(props: ComponentProps<'svg'>): React.ReactNode {
  return <PencilIcon {...props} ref={undefined} strokeWidth={1.75} />;
}
