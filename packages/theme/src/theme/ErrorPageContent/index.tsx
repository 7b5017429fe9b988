/**
 * Replacement of @docusaurus/theme-classic (a85bb2d0). Reasons: sets the document title, supports circular error
 * causes, and disappears when the reader opens another page of the same area, where the original stays.
 */
import React from 'react';
import type {Props} from '@theme/Error';
import Crash from '../../components/Crash';

export default function ErrorPageContent(props: Props): React.ReactNode {
  return <Crash {...props} />;
}
