import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ErrorData, ErrorIndexData, OperationListData} from '../../../data/rest';
import {Html} from '@paydocs/theme';
import {LinkRow, ReadMoreLink} from '../../reference/Links';
import {MethodBadge} from '../../reference/MethodBadge';
import styles from './styles.module.css';

/** Renders error codes with their causes and solutions. */
export function Errors({page}: {page: {errors?: ErrorData[]}}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  page.errors?.forEach(({id}) => collectAnchor(id));
  return (
    <dl className={styles.errors} data-rest="">
      {page.errors?.map(({id, code, status, cause, cure}) => (
        <Fragment key={code}>
          <dt id={id}>
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

/** Formats the number of codes as the summary of a disclosure. */
export function formatErrorCodeCount({length: count}: ErrorData[]): string {
  return count === 1
    ? translate({id: 'paydocs.ref.code', message: 'One code, with its cause and solution'})
    : translate({id: 'paydocs.ref.codes', message: '{count} codes, with causes and solutions'}, {count});
}

/** Renders an error status with its body and codes. */
export function ErrorStatus({page, status}: {page: ErrorIndexData; status: string}): ReactNode {
  const {html, schemas, errors} = page.statuses.find((entry) => entry.status === status) ?? {};
  return (
    <div data-rest="">
      <Html html={html} />
      {schemas && (
        <p className={styles.body}>
          {`${translate({id: 'paydocs.ref.body', message: 'Body:'})} `}
          <LinkRow links={schemas} />
        </p>
      )}
      {errors && (
        <details className={styles.codes}>
          <summary data-markdown-ignore="">{formatErrorCodeCount(errors)}</summary>
          <Errors page={{errors: errors.map(({status: _, ...error}) => error)}} />
        </details>
      )}
    </div>
  );
}

/** Renders the top of a tag's page: description and link. */
export function TagSummary({page: {html, docs}}: {page: OperationListData}): ReactNode {
  return (
    <div data-rest="">
      <Html html={html} />
      <ReadMoreLink link={docs} />
    </div>
  );
}

/** Renders the operations of a tag. */
export function OperationList({page: {operations}}: {page: OperationListData}): ReactNode {
  return (
    <ul className={styles.operations} data-rest="">
      {operations.map(({method, path, title, href, text, deprecated}) => (
        <li key={href}>
          <a href={href}>{title}</a>
          {deprecated && ` (${translate({id: 'paydocs.deprecated', message: 'deprecated'})})`}
          <div className={styles.place}>
            <MethodBadge method={method} /> <code>{path}</code>
          </div>
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
