/** Replacement of @docusaurus/theme-classic (0fdf0d35). Reason: all icons come from one family. */
import React, {type ComponentProps} from 'react';
import MoonIcon from '@heroicons/react/24/outline/MoonIcon';

export default function IconDarkMode(props: ComponentProps<'svg'>): React.ReactNode {
  return <MoonIcon width={22} height={22} {...props} ref={undefined} />;
}
