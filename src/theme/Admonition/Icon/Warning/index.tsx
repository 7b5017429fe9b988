/** Replacement of @docusaurus/theme-classic (2c176437). Reason: all icons come from one family. */
import React, {type ComponentProps} from 'react';
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';

export default function AdmonitionIconWarning(props: ComponentProps<'svg'>): React.ReactNode {
  return <ExclamationTriangleIcon {...props} ref={undefined} strokeWidth={1.75} />;
}
