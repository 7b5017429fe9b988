import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {FieldData, PageData, TypeData} from '../../../data/reference';
import {renderFactParts, mergeText, isLong} from '../Facts';
import styles from '../styles/fields.module.css';

interface ListProps<Item> {
  items: Item[];
  /** Renders what follows the name of an item: type and facts. */
  renderLine: (item: Item) => ReactNode;
  /** Renders the description of an item: `dd` elements. */
  renderDescription: (item: Item) => ReactNode;
  /** Whether the list is inside another one, and always visible. */
  isNested?: boolean;
  /** URL of the page that has the items' anchors, if it's a different one. */
  page?: string;
}

/** Renders fields, arguments, or values as a description list. Each has its own anchor. */
export function FieldList<Item extends NamedItem>({
  items,
  renderLine,
  renderDescription,
  isNested,
  page,
}: ListProps<Item>): ReactNode {
  return (
    <dl className={clsx(styles.list, isNested && styles.inside)}>
      {items.map((item) => (
        <Fragment key={item.id}>
          <Term item={item} page={page}>
            {renderLine(item)}
          </Term>
          {renderDescription(item)}
        </Fragment>
      ))}
    </dl>
  );
}

/** A field or value with an anchor. A click on its name copies the URL. */
type NamedItem = Pick<FieldData, 'id' | 'name' | 'required'>;

interface TermProps {
  item: NamedItem;
  page: string | undefined;
  children: ReactNode;
}

function Term({item: {id, name, required}, page, children}: TermProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const isOnThisPage = page === undefined;
  if (isOnThisPage) collectAnchor(id);
  return (
    <dt id={isOnThisPage ? id : undefined}>
      <a href={`${page ?? ''}#${id}`} data-copy-address={isOnThisPage ? '' : undefined}>
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

/** Number of fields that are visible initially; the others are collapsed. */
const MAX_INITIAL_FIELDS = 10;
/** Up to this many remaining fields are shown rather than collapsed. */
const MAX_EXTRA_FIELDS = 4;

interface FirstProps<Item> {
  /** Fields, with the required ones first. */
  items: Item[];
  renderList: (items: Item[]) => ReactNode;
}

/** Renders the first of many fields, and the others behind a disclosure. Required fields are always visible. */
export function CollapsibleFields<Item extends NamedItem>({items, renderList}: FirstProps<Item>): ReactNode {
  const initialCount = Math.max(MAX_INITIAL_FIELDS, items.filter(({required}) => required === true).length);
  if (items.length - initialCount <= MAX_EXTRA_FIELDS) return renderList(items);
  const remainingItems = items.slice(initialCount);
  return (
    <>
      {renderList(items.slice(0, initialCount))}
      <details className={styles.others}>
        <summary data-markdown-ignore="">
          {translate(
            {id: 'paydocs.ref.others', message: '{count} more fields: {names}'},
            {count: remainingItems.length, names: remainingItems.map(({name}) => name).join(', ')},
          )}
        </summary>
        {renderList(remainingItems)}
      </details>
    </>
  );
}

interface LineProps {
  data: Pick<TypeData, 'facts' | 'deprecated' | 'deprecatedIn'>;
  /** Type, in the notation of the reference. */
  type: ReactNode[];
}

/** Renders the line that follows a field's name: type, constraints, default, and examples. */
export function FactLine({data: {facts, deprecated, deprecatedIn}, type}: LineProps): ReactNode {
  return (
    <>
      {mergeText([' ', ...type, ...renderFactParts(facts?.filter((fact) => !isLong(fact)))])}
      {deprecated !== undefined && <Deprecated month={deprecatedIn} />}
    </>
  );
}

/** Renders the mark of a deprecated item, with the month of its deprecation. */
export function Deprecated({month}: {month?: string | undefined}): ReactNode {
  const label = translate({id: 'paydocs.deprecated', message: 'deprecated'});
  return (
    <>
      {' '}
      <strong className={styles.deprecated}>{month === undefined ? label : `${label} ${month}`}</strong>
    </>
  );
}

/** Renders the line that says when the page's operation or type was added, changed, and deprecated. */
export function HistoryLine({page: {history}}: {page: Pick<PageData, 'history'>}): ReactNode {
  return history === undefined ? null : <p className={styles.type}>{history}</p>;
}

interface NestedProps {
  /** Name of the parent. */
  name?: string;
  /** Summary of the contents, from {@link formatNames}. */
  summary: string;
  /** The nested list. */
  children: ReactNode;
}

/** Renders a nested list behind a disclosure that summarizes it. Markdown omits the summary, and has the list itself. */
export function Nested({name = '', summary: inside, children}: NestedProps): ReactNode {
  return (
    <details className={styles.nested}>
      <summary data-markdown-ignore="">{name === '' ? inside : `${name}: ${inside}`}</summary>
      {children}
    </details>
  );
}

/** Number of names in a summary. If only one more remains, it's listed too: "1 more" would take as much space. */
const MAX_NAMES = 4;

/** @returns the first names and the count of the others: `name, email, phone, taxId, 4 more` */
export function formatNames(names: readonly string[], maxNames = MAX_NAMES): string {
  const remainingCount = names.length - maxNames;
  if (remainingCount <= 1) return names.join(', ');
  const visibleNames = names.slice(0, maxNames).join(', ');
  return translate(
    {id: 'paydocs.ref.andMore', message: '{names}, {count} more'},
    {names: visibleNames, count: remainingCount},
  );
}
