import {Fragment, type ReactNode} from 'react';
import type {GraphqlPageData, ReturnedFieldData} from '@site/src/lib/graphqlData';
import styles from '../../reference/styles/fields.module.css';
import {Html} from '../../reference/Html';
import {TypeCode} from '../Members';

/** More fields than this wait behind a disclosure. */
const FEW = 12;

/** What an operation returns: the type, and its fields in a line or two; their own page says more. */
export function Returns({page: {returns}}: {page: GraphqlPageData}): ReactNode {
  if (!returns) return null;
  const {type, html, name, fields, possible} = returns;
  return (
    <div data-rest="">
      <p>
        <TypeCode type={type} />
      </p>
      <Html html={html} />
      {possible && (
        <ul>
          {possible.map(({text, href}) => (
            <li key={text}>{href === undefined ? text : <a href={href}>{text}</a>}</li>
          ))}
        </ul>
      )}
      {fields && (
        <details className={styles.nested} open={fields.length <= FEW}>
          <summary>
            {fields.length} {fields.length === 1 ? 'field' : 'fields'} of {name}
          </summary>
          <dl className={styles.list}>
            {fields.map((field) => (
              <Field key={field.text} field={field} />
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

function Field({field: {text, href, type, html, deprecated}}: {field: ReturnedFieldData}): ReactNode {
  return (
    <Fragment>
      <dt>
        <a href={href}>{text}</a> <TypeCode type={type} />
        {deprecated && (
          <>
            {' '}
            <strong className={styles.deprecated}>deprecated</strong>
          </>
        )}
      </dt>
      <dd dangerouslySetInnerHTML={{__html: html ?? ''}} />
    </Fragment>
  );
}
