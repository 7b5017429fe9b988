import type {ReactNode} from 'react';
import type {TypeData} from '../../../data/reference';

/** A type as the schema language writes it, with a link to the page of the one that it names: `[Charge!]!`. */
export function TypeCode({type, link}: {type: string; link: TypeData['ref']}): ReactNode {
  const [before, name, after] = type.split(NAME);
  return (
    <code>
      {before}
      {link ? <a href={link.href}>{name}</a> : name}
      {after}
    </code>
  );
}

/** @returns the name of the type in `[Charge!]!` */
export function typeName(type: string): string {
  return NAME.exec(type)?.[0] ?? '';
}

const NAME = /(\w+)/;
