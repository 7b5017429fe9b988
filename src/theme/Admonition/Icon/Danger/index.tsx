/** Replacement of @docusaurus/theme-classic (d886a0cc). Reason: all icons come from one family. */
import React, {type ComponentProps} from 'react';
import ShieldExclamationIcon from '@heroicons/react/24/outline/ShieldExclamationIcon';

export default function AdmonitionIconDanger(props: ComponentProps<'svg'>): React.ReactNode {
  return <ShieldExclamationIcon {...props} ref={undefined} strokeWidth={1.75} />;
}
