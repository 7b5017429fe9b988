import type {ReactNode} from 'react';

/** Renders a name as code, linked to the reference if `href` is set. */
export default function Name({name, href}: {name: string; href?: string | undefined}): ReactNode {
  const code = <code>{name}</code>;
  return href === undefined ? code : <a href={href}>{code}</a>;
}
