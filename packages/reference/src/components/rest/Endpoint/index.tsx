import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {EndpointData, OperationPageData} from '../../../data/rest';
import {CopyButton, Html} from '@paydocs/theme';
import {HistoryLine} from '../../reference/Fields';
import {ReadMoreLink, Counterparts} from '../../reference/Links';
import {MethodBadge} from '../../reference/MethodBadge';
import {DeprecatedNotice} from '../../reference/Notices';
import {FieldTree} from '../Fields/FieldTree';
import styles from './styles.module.css';

/** Renders the top of an operation's page: method, URL, history, and deprecation. */
export function Endpoint({page}: {page: OperationPageData}): ReactNode {
  return (
    <div data-rest="">
      <EndpointLine endpoint={page.endpoint} />
      <HistoryLine page={page} />
      <DeprecatedNotice page={page} />
    </div>
  );
}

/** Renders the description of an operation, and its servers if the page lists them. */
export function OperationDescription({page}: {page: OperationPageData}): ReactNode {
  const {html, docs, endpoint} = page;
  return (
    <div data-rest="">
      <Html html={html} />
      <Counterparts page={page} api="GraphQL" />
      <ReadMoreLink link={docs} />
      {endpoint.servers && (
        <ul id="servers" className={styles.servers}>
          {endpoint.servers.map(({url, html: text, variables}) => (
            <li key={url}>
              <code>{url}</code> <Html html={text} inline />
              {variables && <FieldTree fields={variables} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Renders method and URL on one line, with a button that copies the URL. */
export function EndpointLine({endpoint: {method, server = '', path, kind}}: {endpoint: EndpointData}): ReactNode {
  return (
    <div className={styles.line}>
      <MethodBadge method={kind === 'webhook' ? 'event' : method} />{' '}
      <code className={styles.address}>
        {server && <span className={styles.server}>{server}</span>}
        {path}
      </code>
      <CopyButton
        text={`${server}${path}`}
        label={
          kind === 'webhook'
            ? translate({id: 'paydocs.ref.copyEvent', message: 'Copy the event type'})
            : translate({id: 'paydocs.ref.copyAddress', message: 'Copy the URL'})
        }
      />
    </div>
  );
}
