import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {FieldData, TypeData} from '../../../data/reference';
import {Facts, isLong} from '../Facts';
import styles from '../styles/fields.module.css';

interface ListProps<Item> {
  items: Item[];
  /** What stands behind the name of an item: type and facts. */
  line: (item: Item) => ReactNode;
  /** What it means: `dd` elements. */
  meaning: (item: Item) => ReactNode;
}

/** Fields, arguments or values as a description list. Each has an address of its own. */
export function FieldList<Item extends Named>({items, line, meaning}: ListProps<Item>): ReactNode {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <Fragment key={item.id}>
          <Term item={item}>{line(item)}</Term>
          {meaning(item)}
        </Fragment>
      ))}
    </dl>
  );
}

/** A field or a value that has an address, which a click on its name copies. */
type Named = Pick<FieldData, 'id' | 'name' | 'required'>;

function Term({item: {id, name, required}, children}: {item: Named; children: ReactNode}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <dt id={id}>
      <a href={`#${id}`} data-copy-address="">
        {name}
      </a>{' '}
      {required === true && (
        <b>
          <Translate id="paydocs.ref.required">required</Translate>
        </b>
      )}{' '}
      {children}
    </dt>
  );
}

interface LineProps {
  of: Pick<TypeData, 'facts' | 'deprecated'>;
  /** The type, as the reference writes types. */
  children?: ReactNode;
}

/** What is said of a type in one line: constraints, default and examples behind it. */
export function FactLine({of: {facts, deprecated}, children}: LineProps): ReactNode {
  return (
    <>
      {children}
      <Facts facts={facts?.filter((fact) => !isLong(fact))} />
      {deprecated !== undefined && <Deprecated />}
    </>
  );
}

/** Behind the type of what should not be used any more. */
export function Deprecated(): ReactNode {
  return (
    <>
      {' '}
      <strong className={styles.deprecated}>
        <Translate id="paydocs.deprecated">deprecated</Translate>
      </strong>
    </>
  );
}

interface NestedProps {
  count: number;
  /** What is nested. */
  noun: 'field' | 'argument';
  /** What it is nested in. */
  name?: string;
  open: boolean;
  /** The list. */
  children: ReactNode;
}

/** A list inside another, behind a disclosure that counts it. */
export function Nested({count, noun, name = '', open, children}: NestedProps): ReactNode {
  return (
    <details className={styles.nested} open={open}>
      <summary>{counted(noun, count, name)}</summary>
      {children}
    </details>
  );
}

function counted(noun: NestedProps['noun'], count: number, name: string): string {
  if (noun === 'field') {
    return count === 1
      ? translate({id: 'paydocs.ref.field', message: '1 field of {name}'}, {name})
      : translate({id: 'paydocs.ref.fields', message: '{count} fields of {name}'}, {count, name});
  }
  return count === 1
    ? translate({id: 'paydocs.ref.argument', message: '1 argument of {name}'}, {name})
    : translate({id: 'paydocs.ref.arguments', message: '{count} arguments of {name}'}, {count, name});
}
