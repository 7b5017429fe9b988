import type {ReactNode} from 'react';
import type {TypeData} from '../../../data/reference';

/** Renders a type in SDL syntax, such as `[Charge!]!`, with a link to the page of the named type. */
export function TypeCode({type, link}: {type: string; link: TypeData['ref']}): ReactNode {
  const [before, name, after] = type.split(TYPE_NAME);
  return (
    <code>
      {before}
      {link ? <a href={link.href}>{name}</a> : name}
      {after}
    </code>
  );
}

const TYPE_NAME = /(\w+)/;
