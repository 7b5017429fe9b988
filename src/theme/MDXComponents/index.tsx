/**
 * Wrap of @docusaurus/theme-classic 3.10.2. Reason: a wide table scrolls in its own box, and what
 * scrolls must be reachable by keyboard. Code blocks and diagrams come from `src/rehype/code-frames`, and pages
 * use tabs, test data and parts of the specifications without importing them.
 */
import React, {type ComponentProps} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import CodeFrame from '../../components/CodeFrame';
import Diagram from '../../components/Diagram';
import Description from '../../components/Description';
import {guideComponents} from '../../components/guideComponents';
import Tabs, {TabItem} from '../../components/Tabs';

function Table(props: ComponentProps<'table'>): React.ReactNode {
  return <table tabIndex={0} {...props} />;
}

export default {...MDXComponents, ...guideComponents, table: Table, CodeFrame, Description, Diagram, Tabs, TabItem};
