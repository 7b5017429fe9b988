import {Fragment, type ReactNode} from 'react';
import type {EnumValueData} from '@site/src/lib/restData';
import styles from '../../reference/styles/fields.module.css';

/** More values than this wait behind a disclosure. */
const FEW = 8;

/** The values of an enumeration with their meanings. */
export function Values({values, all = false}: {values: EnumValueData[]; all?: boolean}): ReactNode {
  const meanings = values.some(({html}) => html !== undefined);
  const list = meanings ? <MeaningList values={values} /> : <PlainList values={values} />;
  if (all || values.length <= FEW) return list;
  return (
    <details className={styles.values}>
      <summary>{values.length} values</summary>
      {list}
    </details>
  );
}

function MeaningList({values}: {values: EnumValueData[]}): ReactNode {
  return (
    <ul className={styles.meanings}>
      {values.map(({value, html}) => (
        <li key={value} dangerouslySetInnerHTML={{__html: `<code>${escape(value)}</code> ${html ?? ''}`}} />
      ))}
    </ul>
  );
}

function PlainList({values}: {values: EnumValueData[]}): ReactNode {
  return (
    <p className={styles.plain}>
      Values:
      {values.map(({value}) => (
        <Fragment key={value}>
          {' '}
          <code>{value}</code>
        </Fragment>
      ))}
    </p>
  );
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
