/** Replacement of @docusaurus/theme-classic (5737c97a). Reason: all icons come from one family. */
import React, {type ComponentProps} from 'react';
import HomeIcon from '@heroicons/react/24/outline/HomeIcon';

export default function IconHome(props: ComponentProps<'svg'>): React.ReactNode {
  return <HomeIcon {...props} ref={undefined} />;
}
