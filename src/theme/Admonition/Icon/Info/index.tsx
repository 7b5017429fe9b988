/** Replacement of @docusaurus/theme-classic (360c8a98). Reason: all icons come from one family. */
import React, {type ComponentProps} from 'react';
import InformationCircleIcon from '@heroicons/react/24/outline/InformationCircleIcon';

export default function AdmonitionIconInfo(props: ComponentProps<'svg'>): React.ReactNode {
  return <InformationCircleIcon {...props} ref={undefined} strokeWidth={1.75} />;
}
