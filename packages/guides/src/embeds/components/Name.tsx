import type {ReactNode} from 'react';

/** A name, which leads to its place in a reference. */
export default function Name({name, href}: {name: string; href?: string | undefined}): ReactNode {
  const code = <code>{name}</code>;
  return href === undefined ? code : <a href={href}>{code}</a>;
}
