/** Replacement of @docusaurus/theme-classic (79bafd45). Reason: all icons come from one family. */
import React, {type ComponentProps} from 'react';
import LightBulbIcon from '@heroicons/react/24/outline/LightBulbIcon';

export default function AdmonitionIconTip(props: ComponentProps<'svg'>): React.ReactNode {
  return <LightBulbIcon {...props} ref={undefined} strokeWidth={1.75} />;
}
