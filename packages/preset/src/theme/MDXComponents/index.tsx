/**
 * Wrap of @docusaurus/theme-classic (b1a0eed9). Reason: a wide table scrolls in its own box, and what
 * scrolls must be reachable by keyboard. Code blocks, diagrams and screens come from `packages/guides/src/code-frames`,
 * and pages use tabs without importing them.
 */
import React, {type ComponentProps} from 'react';
import MDXComponents from '@theme-init/MDXComponents';
import CodeFrame from '@paydocs/ui/components/CodeFrame';
import Diagram from '@paydocs/ui/components/Diagram';
import Description from '@paydocs/ui/components/Description';
import Fold from '@paydocs/ui/components/Fold';
import Screen from '@paydocs/ui/components/Screen';
import Tabs, {TabItem} from '@paydocs/ui/components/Tabs';

function Table(props: ComponentProps<'table'>): React.ReactNode {
  return <table tabIndex={0} {...props} />;
}

export default {...MDXComponents, table: Table, CodeFrame, Description, Diagram, Fold, Screen, Tabs, TabItem};
