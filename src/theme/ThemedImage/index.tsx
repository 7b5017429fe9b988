/**
 * Wrap of @docusaurus/theme-classic (ec76336d). Reason: a page contains an image for each color mode, and hides one.
 * Browsers don't load a hidden image that is lazy.
 */
import React, {type ComponentProps} from 'react';
import ThemedImage from '@theme-original/ThemedImage';

export default function LazyThemedImage(props: ComponentProps<typeof ThemedImage>): React.ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
