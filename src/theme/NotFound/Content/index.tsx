/**
 * Wrap of @docusaurus/theme-classic 3.10.2. Reason: it names the pages whose addresses are nearest to the
 * one that was asked for.
 */
import React from 'react';
import Content from '@theme-original/NotFound/Content';
import type {Props} from '@theme/NotFound/Content';
import {Suggestions} from './Suggestions';

export default function NotFoundContent(props: Props): React.ReactNode {
  return (
    <>
      <Content {...props} />
      <Suggestions />
    </>
  );
}
