/** Replacement of @docusaurus/theme-classic (32e36edd). Reason: all icons come from one family. */
import React, {type ComponentProps} from 'react';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';

export default function IconEdit(props: ComponentProps<'svg'>): React.ReactNode {
  return <PencilSquareIcon {...props} ref={undefined} width={16} height={16} />;
}
