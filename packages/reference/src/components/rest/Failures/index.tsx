import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {groupFailures, type FailureGroup} from '../../../data/failures';
import type {OperationPageData} from '../../../data/rest';
import {Html} from '@paydocs/ui/components/Html';
import {Errors, countCodes} from '../Lists';
import {ResponseParts} from '../Responses';
import styles from './styles.module.css';

/**
 * What the API answers when it refuses: one table, with a row for each status. Behind the row wait causes and cures
 * of its codes, fields, headers and examples.
 */
export function Failures({page}: {page: OperationPageData}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const {groups, others} = groupFailures(page);
  if (page.errors) collectAnchor('errors');
  const heads = [
    page.errors
      ? translate({id: 'paydocs.ref.codeHead', message: 'Status and codes'})
      : translate({id: 'paydocs.ref.statusHead', message: 'Status'}),
    translate({id: 'paydocs.ref.causeHead', message: 'What happened'}),
    ...(groups.some(cureOf) ? [translate({id: 'paydocs.ref.cureHead', message: 'What to do'})] : []),
  ];
  return (
    <>
      {page.errors && (
        <h2 id="errors" className={styles.title}>
          <Translate id="paydocs.ref.errors">Errors</Translate>
        </h2>
      )}
      <table className={styles.failures} data-rest="" {...role('table')}>
        <thead {...role('rowgroup')} data-markdown-ignore="">
          <tr {...role('row')}>
            {heads.map((head) => (
              <th key={head} scope="col" {...role('columnheader')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Status key={group.response.status} group={group} heads={heads} />
        ))}
      </table>
      {others.length > 0 && <Errors page={{errors: others}} />}
    </>
  );
}

/** A row that says what happened, and one that opens. */
function Status({group, heads}: {group: FailureGroup; heads: string[]}): ReactNode {
  const {response, errors} = group;
  const {status, title, html, headers, sameHeaders, media, examples, links} = response;
  const id = `response-${status.toLowerCase()}`;
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(id);
  const cure = cureOf(group);
  // Of several codes, each has its address where it is explained.
  const only = errors.length === 1 ? errors[0] : undefined;
  const {cause} = only ?? {};
  if (only) collectAnchor(only.id);
  const inside = [
    errors.length > 1 && countCodes(errors),
    cause !== undefined && translate({id: 'paydocs.ref.causeOf', message: 'cause'}),
    media && translate({id: 'paydocs.ref.fieldsOf', message: 'fields'}),
    (headers ?? sameHeaders) && translate({id: 'paydocs.ref.headersOf', message: 'headers'}),
    examples && translate({id: 'paydocs.ref.examplesOf', message: 'examples'}),
    links && translate({id: 'paydocs.ref.linksOf', message: 'next steps'}),
  ].filter((part) => typeof part === 'string');
  return (
    <tbody {...role('rowgroup')}>
      <tr {...role('row')}>
        <td {...role('cell')}>
          <h3 id={id}>{title}</h3>
          {errors.length > 0 && <code id={only?.id}>{errors.map(({code}) => code).join('\n')}</code>}
        </td>
        <td {...role('cell')} data-label={heads[1]} colSpan={cure ? 1 : heads.length - 1}>
          <Html html={html} />
        </td>
        {cure && <td {...role('cell')} data-label={heads[2]} dangerouslySetInnerHTML={{__html: cure}} />}
      </tr>
      {inside.length > 0 && (
        <tr {...role('row')} className={styles.inside}>
          <td {...role('cell')} colSpan={heads.length}>
            <details>
              <summary data-markdown-ignore="">{sentence(inside.join(', '))}</summary>
              {cause !== undefined && <p dangerouslySetInnerHTML={{__html: cause}} />}
              {errors.length > 1 && <Errors page={{errors: errors.map(({status: _, ...error}) => error)}} />}
              <ResponseParts response={response} />
            </details>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** What to do about a status that has but one code; of several, each has its own, in its place. */
function cureOf({errors}: FailureGroup): string | undefined {
  return errors.length === 1 ? errors[0]?.cure : undefined;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Where a row is shown as a block, browsers forget what it is. */
function role(name: string): {role: string} {
  return {role: name};
}
