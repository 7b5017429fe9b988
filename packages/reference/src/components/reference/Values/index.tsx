import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ValueData} from '../../../data/reference';
import styles from '../styles/fields.module.css';

/** Maximum number of values that are visible without opening a disclosure. */
const MAX_INLINE_VALUES = 8;

/** Renders the values of an enumeration with their descriptions. */
export function Values({values, all = false}: {values: ValueData[]; all?: boolean}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  values.forEach(({id}) => id !== undefined && collectAnchor(id));
  const hasDescriptions = values.some(({html}) => html !== undefined);
  const list = hasDescriptions ? <DescribedValueList values={values} /> : <InlineValueList values={values} />;
  if (all || values.length <= MAX_INLINE_VALUES) return list;
  return (
    <details className={styles.values}>
      <summary data-markdown-ignore="">
        {translate({id: 'paydocs.ref.values', message: '{count} values'}, {count: values.length})}
      </summary>
      {list}
    </details>
  );
}

function DescribedValueList({values}: {values: ValueData[]}): ReactNode {
  return (
    <ul className={styles.meanings}>
      {values.map(({id, name, html}) => (
        <li key={name} id={id} dangerouslySetInnerHTML={{__html: `<code>${escapeHtml(name)}</code> ${html ?? ''}`}} />
      ))}
    </ul>
  );
}

function InlineValueList({values}: {values: ValueData[]}): ReactNode {
  return (
    <p className={styles.plain}>
      <Translate id="paydocs.ref.valuesAre">Values:</Translate>
      {values.map(({id, name}) => (
        <Fragment key={name}>
          {' '}
          <code id={id}>{name}</code>
        </Fragment>
      ))}
    </p>
  );
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
