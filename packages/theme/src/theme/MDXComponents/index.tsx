/**
 * Wrap of @docusaurus/theme-classic (b1a0eed9). Reasons: tables can receive the focus, because a wide table scrolls;
 * links don't add a slash to the URLs of files; and pages can use the components of `packages/content/src/code-frames`,
 * and tabs, without imports.
 */
import React, {type ComponentProps} from 'react';
import MDXComponents from '@theme-init/MDXComponents';
import {CodeFrame, Diagram, EntryFilter, Description, Fold, Screen, Tabs, TabItem} from '../..';

function Table(props: ComponentProps<'table'>): React.ReactNode {
  return <table tabIndex={0} {...props} />;
}

type LinkProps = ComponentProps<'a'> & {'data-noBrokenLinkCheck'?: boolean};

/** Renders a link. MDX marks links to files, whose URLs come from the bundler and stay unchanged. */
function Link({'data-noBrokenLinkCheck': isFile, children, ...props}: LinkProps): React.ReactNode {
  return isFile ? <a {...props}>{children}</a> : <MDXComponents.a {...props}>{children}</MDXComponents.a>;
}

export default {
  ...MDXComponents,
  a: Link,
  table: Table,
  CodeFrame,
  Description,
  Diagram,
  EntryFilter,
  Fold,
  Screen,
  Tabs,
  TabItem,
};
