import {Fragment, type ReactNode} from 'react';
import type {ErrorData, ErrorIndexData, OperationListData, SchemaPageData, UseData} from '@site/src/lib/restData';
import {Html} from '../../reference/Html';
import lists from '../../reference/styles/uses.module.css';
import {MethodBadge} from '../Endpoint';
import styles from './styles.module.css';

/** Error codes with what causes them and what to do. */
export function Errors({page}: {page: {errors?: ErrorData[]}}): ReactNode {
  return (
    <dl className={styles.errors} data-rest="">
      {page.errors?.map(({code, status, cause, cure}) => (
        <Fragment key={code}>
          <dt>
            <code>{code}</code>
            {status !== undefined && ` ${status}`}
          </dt>
          {cause !== undefined && <dd dangerouslySetInnerHTML={{__html: cause}} />}
          <dd className={styles.cure} dangerouslySetInnerHTML={{__html: cure ?? ''}} />
        </Fragment>
      ))}
    </dl>
  );
}

/** A status that stands for an error, with its body and its codes. */
export function ErrorStatus({page, status}: {page: ErrorIndexData; status: string}): ReactNode {
  const {html, schemas, errors} = page.statuses.find((entry) => entry.status === status) ?? {};
  return (
    <div data-rest="">
      <Html html={html} />
      {schemas && (
        <p className={styles.body}>
          Body:{' '}
          {schemas.map(({text, href}, index) => (
            <Fragment key={href}>
              {index > 0 && ', '}
              <a href={href}>{text}</a>
            </Fragment>
          ))}
        </p>
      )}
      {errors && (
        <details className={styles.codes}>
          <summary>{errors.length === 1 ? 'One code' : `${errors.length} codes`}, with cause and cure</summary>
          <Errors page={{errors: errors.map(({status: _, ...error}) => error)}} />
        </details>
      )}
    </div>
  );
}

/** The operations and schemas that refer to a schema. */
export function UsedBy({page}: {page: SchemaPageData}): ReactNode {
  const {operations, schemas} = page.usedBy ?? {};
  return (
    <div data-rest="">
      {operations && <UseList title="Operations" uses={operations} />}
      {schemas && <UseList title="Schemas" uses={schemas} />}
    </div>
  );
}

/** What a tag's page says first. */
export function TagSummary({page: {html, docs}}: {page: OperationListData}): ReactNode {
  return (
    <div data-rest="">
      <Html html={html} />
      {docs && (
        <p>
          <a href={docs.href}>{docs.text}</a>
        </p>
      )}
    </div>
  );
}

/** The operations of a tag. */
export function OperationList({page: {operations}}: {page: OperationListData}): ReactNode {
  return (
    <ul className={styles.operations} data-rest="">
      {operations.map(({method, path, title, href, text, deprecated}) => (
        <li key={href}>
          <a href={href}>{title}</a>
          {deprecated && ' (deprecated)'}
          <div className={styles.place}>
            <MethodBadge method={method} /> <code>{path}</code>
          </div>
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}

function UseList({title, uses}: {title: string; uses: UseData[]}): ReactNode {
  return (
    <>
      <p className={lists.title}>{title}</p>
      <ul className={lists.uses}>
        {uses.map(({text, href, method, places}) => (
          <li key={href}>
            {method !== undefined && <MethodBadge method={method} />} <a href={href}>{text}</a>
            {places && ` (${places.join(', ')})`}
          </li>
        ))}
      </ul>
    </>
  );
}
