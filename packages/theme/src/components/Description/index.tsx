import type {ReactNode} from 'react';
import {Html} from '../Html';

/** Renders a specification's description on a generated MDX page. The HTML must be safe to insert. */
export default function Description({html}: {html: string}): ReactNode {
  return <Html html={html} />;
}
