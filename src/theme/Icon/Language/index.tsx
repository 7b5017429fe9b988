/** Replacement of @docusaurus/theme-classic (03b3eaee). Reason: all icons come from one family. */
import React, {type ComponentProps} from 'react';
import LanguageIcon from '@heroicons/react/24/outline/LanguageIcon';

export default function IconLanguage(props: ComponentProps<'svg'>): React.ReactNode {
  return <LanguageIcon width={18} height={18} {...props} ref={undefined} />;
}
