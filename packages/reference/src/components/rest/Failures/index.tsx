import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {groupErrors, type ErrorGroup} from '../../../data/errorGroups';
import type {OperationPageData} from '../../../data/rest';
import {Html} from '@paydocs/theme';
import {Errors, formatErrorCodeCount} from '../Lists';
import {ResponseContent} from '../Responses';
import styles from './styles.module.css';

/**
 * Renders the error responses in one table, with a row for each status. A disclosure below each row contains the causes
 * and solutions of its codes, and its fields, headers, and examples.
 */
export function Failures({page}: {page: OperationPageData}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const {groups, others} = groupErrors(page);
  if (page.errors) collectAnchor('errors');
  const columns = [
    page.errors
      ? translate({id: 'paydocs.ref.codeHead', message: 'Status and codes'})
      : translate({id: 'paydocs.ref.statusHead', message: 'Status'}),
    translate({id: 'paydocs.ref.causeHead', message: 'What happened'}),
    ...(groups.some(getHint) ? [translate({id: 'paydocs.ref.cureHead', message: 'What to do'})] : []),
  ];
  return (
    <>
      {page.errors && (
        <h2 id="errors" className={styles.title}>
          <Translate id="paydocs.ref.errors">Errors</Translate>
        </h2>
      )}
      <table className={styles.failures} data-rest="" {...toRoleProps('table')}>
        <thead {...toRoleProps('rowgroup')} data-markdown-ignore="">
          <tr {...toRoleProps('row')}>
            {columns.map((column) => (
              <th key={column} scope="col" {...toRoleProps('columnheader')}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <StatusRows key={group.response.status} group={group} columns={columns} />
        ))}
      </table>
      {others.length > 0 && <Errors page={{errors: others}} />}
    </>
  );
}

/** Renders the rows of a status: a row with its cause and solution, and a row with a disclosure. */
function StatusRows({group, columns}: {group: ErrorGroup; columns: string[]}): ReactNode {
  const {response, errors} = group;
  const {status, title, html, headers, sameHeaders, media, examples, links} = response;
  const id = `response-${status.toLowerCase()}`;
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(id);
  const hint = getHint(group);
  // If there are several codes, each has its anchor in the list of errors below.
  const onlyError = errors.length === 1 ? errors[0] : undefined;
  const {cause} = onlyError ?? {};
  if (onlyError) collectAnchor(onlyError.id);
  const details = [
    errors.length > 1 && formatErrorCodeCount(errors),
    cause !== undefined && translate({id: 'paydocs.ref.causeOf', message: 'cause'}),
    media && translate({id: 'paydocs.ref.fieldsOf', message: 'fields'}),
    (headers ?? sameHeaders) && translate({id: 'paydocs.ref.headersOf', message: 'headers'}),
    examples && translate({id: 'paydocs.ref.examplesOf', message: 'examples'}),
    links && translate({id: 'paydocs.ref.linksOf', message: 'next steps'}),
  ].filter((part) => typeof part === 'string');
  return (
    <tbody {...toRoleProps('rowgroup')}>
      <tr {...toRoleProps('row')}>
        <td {...toRoleProps('cell')}>
          <h3 id={id}>{title}</h3>
          {errors.length > 0 && <code id={onlyError?.id}>{errors.map(({code}) => code).join('\n')}</code>}
        </td>
        <td {...toRoleProps('cell')} data-label={columns[1]} colSpan={hint ? 1 : columns.length - 1}>
          <Html html={html} />
        </td>
        {hint && <td {...toRoleProps('cell')} data-label={columns[2]} dangerouslySetInnerHTML={{__html: hint}} />}
      </tr>
      {details.length > 0 && (
        <tr {...toRoleProps('row')} className={styles.inside}>
          <td {...toRoleProps('cell')} colSpan={columns.length}>
            <details>
              <summary data-markdown-ignore="">{capitalize(details.join(', '))}</summary>
              {cause !== undefined && <p dangerouslySetInnerHTML={{__html: cause}} />}
              {errors.length > 1 && <Errors page={{errors: errors.map(({status: _, ...error}) => error)}} />}
              <ResponseContent response={response} />
            </details>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/**
 * Returns the solution of a status with a single code, as inline HTML. The list of errors contains those of several
 * codes.
 */
function getHint({errors}: ErrorGroup): string | undefined {
  return errors.length === 1 ? errors[0]?.cure : undefined;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns an explicit role. Browsers drop the table semantics of rows and cells that CSS displays as blocks. */
function toRoleProps(name: string): {role: string} {
  return {role: name};
}
