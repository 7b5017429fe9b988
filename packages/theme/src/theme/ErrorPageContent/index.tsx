/**
 * Replacement of @docusaurus/theme-classic (a85bb2d0). Reasons: it has the title of the error page, reads
 * causes that lead back to themselves, and a link of the frame leads away from it; the theme's stays
 * when the reader goes to another page of the same area.
 */
import React from 'react';
import type {Props} from '@theme/Error';
import Crash from '../../components/Crash';

export default function ErrorPageContent(props: Props): React.ReactNode {
  return <Crash {...props} />;
}
