import type {ReactNode} from 'react';
import {Html} from '../Html';

/** A description from a specification, on a page that is MDX. */
export default function Description({html}: {html: string}): ReactNode {
  return <Html html={html} />;
}
