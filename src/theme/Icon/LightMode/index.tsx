/** Replacement of @docusaurus/theme-classic (032b3f6a). Reason: all icons come from one family. */
import React, {type ComponentProps} from 'react';
import SunIcon from '@heroicons/react/24/outline/SunIcon';

export default function IconLightMode(props: ComponentProps<'svg'>): React.ReactNode {
  return <SunIcon width={22} height={22} {...props} ref={undefined} />;
}
