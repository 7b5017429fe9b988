import clsx from 'clsx';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {PageData} from '../../../data/reference';
import {FieldRow, type RowData} from '../FieldRow';
import styles from '../styles/fields.module.css';

interface ListProps<Item> {
  items: Item[];
  /** Renders the type of an item, in the notation of the reference. */
  renderType: (item: Item) => ReactNode[];
  /** Renders the content below the description of an item; undefined if there is none. */
  renderDetails?: (item: Item) => ReactNode;
  /** `true` if the list is inside another one, and not in a disclosure. */
  isNested?: boolean;
  /** URL of the page with the items' anchors; undefined if it's the current page. */
  page?: string;
}

/** Renders fields, arguments, or values as a description list. Each has its own anchor. */
export function FieldList<Item extends RowData>({
  items,
  renderType,
  renderDetails,
  isNested,
  page,
}: ListProps<Item>): ReactNode {
  return (
    <dl className={clsx(styles.list, isNested && styles.inside)}>
      {items.map((item) => (
        <FieldRow key={item.id} field={item} type={renderType(item)} page={page}>
          {renderDetails?.(item)}
        </FieldRow>
      ))}
    </dl>
  );
}

/** Number of fields that are visible initially; the others are collapsed. */
const MAX_INITIAL_FIELDS = 10;
/** Maximum number of remaining fields that are displayed rather than collapsed. */
const MAX_EXTRA_FIELDS = 4;

interface CollapsibleFieldsProps<Item> {
  /** Fields, with the required ones first. */
  items: Item[];
  renderList: (items: Item[]) => ReactNode;
}

/** Renders the first fields of a long list, and the others in a disclosure. Required fields are always visible. */
export function CollapsibleFields<Item extends RowData>({items, renderList}: CollapsibleFieldsProps<Item>): ReactNode {
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

/** Renders the months in which the page's operation or type was added, changed, and deprecated. */
export function HistoryLine({page: {history}}: {page: Pick<PageData, 'history'>}): ReactNode {
  return history === undefined ? null : <p className={styles.type}>{history}</p>;
}

interface NestedDisclosureProps {
  /** Name of the field that contains the list. */
  name?: string;
  /** Summary of the contents, from {@link formatNames}. */
  summary: string;
  children: ReactNode;
}

/** Renders a nested list in a disclosure with a summary. The Markdown of the page contains only the list. */
export function NestedDisclosure({name = '', summary: inside, children}: NestedDisclosureProps): ReactNode {
  return (
    <details className={styles.nested}>
      <summary data-markdown-ignore="">{name === '' ? inside : `${name}: ${inside}`}</summary>
      {children}
    </details>
  );
}

/** Maximum number of names in a summary. A single remaining name is listed too: "1 more" would take as much space. */
const MAX_NAMES = 4;

/** Formats the first names and the count of the others, such as `name, email, phone, taxId, 4 more`. */
export function formatNames(names: readonly string[], maxNames = MAX_NAMES): string {
  const remainingCount = names.length - maxNames;
  if (remainingCount <= 1) return names.join(', ');
  const visibleNames = names.slice(0, maxNames).join(', ');
  return translate(
    {id: 'paydocs.ref.andMore', message: '{names}, {count} more'},
    {names: visibleNames, count: remainingCount},
  );
}
