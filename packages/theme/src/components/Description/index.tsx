import type {ReactNode} from 'react';
import {Html} from '../Html';

/** Renders the HTML of a description from a specification on an MDX page. */
export default function Description({html}: {html: string}): ReactNode {
  return <Html html={html} />;
}
