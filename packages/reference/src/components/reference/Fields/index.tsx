import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {FieldData, PageData, TypeData} from '../../../data/reference';
import {factParts, inOne, isLong} from '../Facts';
import styles from '../styles/fields.module.css';

interface ListProps<Item> {
  items: Item[];
  /** What stands behind the name of an item: type and facts. */
  line: (item: Item) => ReactNode;
  /** What it means: `dd` elements. */
  meaning: (item: Item) => ReactNode;
  /** Whether the list stands inside of another, where everybody sees it. */
  inside?: boolean;
  /** The page where the items have their addresses, if it is another one. */
  page?: string;
}

/** Fields, arguments or values as a description list. Each has an address of its own. */
export function FieldList<Item extends Named>({items, line, meaning, inside, page}: ListProps<Item>): ReactNode {
  return (
    <dl className={clsx(styles.list, inside && styles.inside)}>
      {items.map((item) => (
        <Fragment key={item.id}>
          <Term item={item} page={page}>
            {line(item)}
          </Term>
          {meaning(item)}
        </Fragment>
      ))}
    </dl>
  );
}

/** A field or a value that has an address, which a click on its name copies. */
type Named = Pick<FieldData, 'id' | 'name' | 'required'>;

interface TermProps {
  item: Named;
  page: string | undefined;
  children: ReactNode;
}

function Term({item: {id, name, required}, page, children}: TermProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const isHere = page === undefined;
  if (isHere) collectAnchor(id);
  return (
    <dt id={isHere ? id : undefined}>
      <a href={`${page ?? ''}#${id}`} data-copy-address={isHere ? '' : undefined}>
        {name}
      </a>
      {required === true && (
        <>
          {' '}
          <b>
            <Translate id="paydocs.ref.required">required</Translate>
          </b>
        </>
      )}
      {children}
    </dt>
  );
}

/** A list begins with so many fields. The others wait together, unless they are hardly any. */
const FIRST = 10;
const HARDLY_ANY = 4;

interface FirstProps<Item> {
  /** What must be sent comes first. */
  items: Item[];
  list: (items: Item[]) => ReactNode;
}

/** The first of many fields, and what the others are. What must be sent is always shown. */
export function FirstFields<Item extends Named>({items, list}: FirstProps<Item>): ReactNode {
  const first = Math.max(FIRST, items.filter(({required}) => required === true).length);
  if (items.length - first <= HARDLY_ANY) return list(items);
  const others = items.slice(first);
  return (
    <>
      {list(items.slice(0, first))}
      <details className={styles.others}>
        <summary data-markdown-ignore="">
          {translate(
            {id: 'paydocs.ref.others', message: '{count} more fields: {names}'},
            {count: others.length, names: others.map(({name}) => name).join(', ')},
          )}
        </summary>
        {list(others)}
      </details>
    </>
  );
}

interface LineProps {
  of: Pick<TypeData, 'facts' | 'deprecated' | 'deprecatedIn'>;
  /** The type, as the reference writes types. */
  type: ReactNode[];
}

/** What is said of a type in one line, behind the name of who has it: constraints, default and examples. */
export function FactLine({of: {facts, deprecated, deprecatedIn}, type}: LineProps): ReactNode {
  return (
    <>
      {inOne([' ', ...type, ...factParts(facts?.filter((fact) => !isLong(fact)))])}
      {deprecated !== undefined && <Deprecated month={deprecatedIn} />}
    </>
  );
}

/** Behind the type of what should not be used any more, with the month that said so. */
export function Deprecated({month}: {month?: string | undefined}): ReactNode {
  const mark = translate({id: 'paydocs.deprecated', message: 'deprecated'});
  return (
    <>
      {' '}
      <strong className={styles.deprecated}>{month === undefined ? mark : `${mark} ${month}`}</strong>
    </>
  );
}

/** When what a page is about came, changed and was deprecated, in a line. */
export function HistoryLine({of: {history}}: {of: Pick<PageData, 'history'>}): ReactNode {
  return history === undefined ? null : <p className={styles.type}>{history}</p>;
}

interface NestedProps {
  /** What it is nested in. */
  name?: string;
  /** What is inside, as {@link named} lists it. */
  inside: string;
  /** The list. */
  children: ReactNode;
}

/** A list inside another, behind a disclosure that names what is inside: programs read the list itself. */
export function Nested({name = '', inside, children}: NestedProps): ReactNode {
  return (
    <details className={styles.nested}>
      <summary data-markdown-ignore="">{name === '' ? inside : `${name}: ${inside}`}</summary>
      {children}
    </details>
  );
}

/** So many names tell what is inside of something; one more takes no more room than saying that there is one. */
const NAMED = 4;

/** @returns the first of several names, and how many more there are: `name, email, phone, taxId, 4 more` */
export function named(names: readonly string[], most = NAMED): string {
  const rest = names.length - most;
  if (rest <= 1) return names.join(', ');
  const shown = names.slice(0, most).join(', ');
  return translate({id: 'paydocs.ref.andMore', message: '{names}, {count} more'}, {names: shown, count: rest});
}
