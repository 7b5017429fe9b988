import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {EndpointData, OperationPageData} from '@site/src/lib/restData';
import CopyButton from '../../CopyButton';
import {Html} from '../../reference/Html';
import notices from '../../reference/styles/notices.module.css';
import {FieldList} from '../Fields/FieldList';
import styles from './styles.module.css';

/** What an operation's page says first: method and address. */
export function Endpoint({page: {endpoint, deprecated}}: {page: OperationPageData}): ReactNode {
  return (
    <div data-rest="">
      <EndpointLine endpoint={endpoint} />
      {deprecated && (
        <p className={notices.deprecated}>
          <strong>Deprecated.</strong> Don’t use it in new integrations.
        </p>
      )}
    </div>
  );
}

/** When to use an operation, and on which servers. */
export function Description({page: {html, docs, endpoint}}: {page: OperationPageData}): ReactNode {
  return (
    <div data-rest="">
      <Html html={html} />
      {docs && (
        <p>
          <a href={docs.href}>{docs.text}</a>
        </p>
      )}
      {endpoint.servers && (
        <ul id="servers" className={styles.servers}>
          {endpoint.servers.map(({url, html: text, variables}) => (
            <li key={url}>
              <code>{url}</code> <Html html={text} inline />
              {variables && <FieldList fields={variables} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Method and address in one line, with a button that copies the address. */
export function EndpointLine({endpoint: {method, server = '', path, kind}}: {endpoint: EndpointData}): ReactNode {
  return (
    <div className={styles.line}>
      <MethodBadge method={kind === 'webhook' ? 'event' : method} />
      <code className={styles.address}>
        {server && <span className={styles.server}>{server}</span>}
        {path}
      </code>
      <CopyButton text={`${server}${path}`} label={kind === 'webhook' ? 'Copy the event type' : 'Copy the address'} />
    </div>
  );
}

/** The HTTP method on a colour of its own. */
export function MethodBadge({method}: {method: string}): ReactNode {
  const name = method.toLowerCase();
  return (
    <span className={clsx(styles.method, styles[name])}>{name === 'event' ? 'Webhook' : method.toUpperCase()}</span>
  );
}
