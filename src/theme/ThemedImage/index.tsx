/**
 * Wrap of @docusaurus/theme-classic (ec76336d). Reason: a page holds an image for each color mode and
 * hides one. A lazy image that is hidden is not loaded.
 */
import React, {type ComponentProps} from 'react';
import ThemedImage from '@theme-original/ThemedImage';

export default function LazyThemedImage(props: ComponentProps<typeof ThemedImage>): React.ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
