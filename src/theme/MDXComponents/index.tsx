/**
 * Wrap of @docusaurus/theme-classic 3.10.2. Reason: a wide table scrolls in its own box, and what
 * scrolls must be reachable by keyboard.
 */
import React, {type ComponentProps} from 'react';
import MDXComponents from '@theme-original/MDXComponents';

function Table(props: ComponentProps<'table'>): React.ReactNode {
  return <table tabIndex={0} {...props} />;
}

export default {...MDXComponents, table: Table};
