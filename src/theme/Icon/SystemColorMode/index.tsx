/** Replacement of @docusaurus/theme-classic (198ce57e). Reason: all icons come from one family. */
import React, {type ComponentProps} from 'react';
import ComputerDesktopIcon from '@heroicons/react/24/outline/ComputerDesktopIcon';

export default function IconSystemColorMode(props: ComponentProps<'svg'>): React.ReactNode {
  return <ComputerDesktopIcon width={22} height={22} {...props} ref={undefined} />;
}
