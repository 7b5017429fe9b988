import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {LinkData} from '../../../data/reference';
import type {AuthData, BodyData, CallData, NextStepData, OperationPageData, ResponseData} from '../../../data/rest';
import {EndpointLine} from '../Endpoint';
import {Fields, MediaTypes} from '../Fields';
import {Facts} from '../../reference/Facts';
import {FieldTree} from '../Fields/FieldTree';
import {Values} from '../../reference/Values';
import {getOwnValue} from '@paydocs/core/client';
import {Html} from '@paydocs/theme';
import styles from './styles.module.css';

/** Renders the authentication methods of an operation. */
export function Authentication({page}: {page: OperationPageData}): ReactNode {
  const options = page.auth ?? [];
  return (
    <div data-rest="">
      {options.length > 1 && (
        <p>
          <Translate id="paydocs.ref.anyAuth">Use any one of these:</Translate>
        </p>
      )}
      {options.length > 1 ? (
        <ol className={styles.schemes}>
          {options.map((option, index) => (
            <li key={index}>
              <AuthOption option={option} />
            </li>
          ))}
        </ol>
      ) : (
        options.map((option, index) => <AuthOption key={index} option={option} />)
      )}
    </div>
  );
}

/** Renders the body of a request or webhook. */
export function Body({page}: {page: OperationPageData}): ReactNode {
  return page.body ? <BodyDetails body={page.body} /> : null;
}

/** Renders the response with a given status. Without a status, renders a note that no response is documented. */
export function Response({page, status}: {page: OperationPageData; status?: string}): ReactNode {
  if (status === undefined)
    return (
      <p>
        <Translate id="paydocs.ref.noResponse">No response is documented.</Translate>
      </p>
    );
  const response = page.responses[status];
  return response ? <ResponseDetails response={response} /> : null;
}

/** Renders a callback: a request that the API sends to the reader's server during an operation. */
export function Callback({page, name}: {page: OperationPageData; name: string}): ReactNode {
  const call = getOwnValue(page.callbacks, name);
  return call ? <CallDetails call={call} /> : null;
}

function CallDetails({call}: {call: CallData}): ReactNode {
  const {endpoint, html, parameters = {}, body, responses} = call;
  return (
    <div data-rest="">
      <EndpointLine endpoint={endpoint} />
      <Html html={html} />
      {Object.entries(parameters).map(([location, fields]) => (
        <Fields key={location} fields={fields} />
      ))}
      {body && <BodyDetails body={body} />}
      {Object.values(responses).map((response) => (
        <div key={response.status}>
          <p>
            <strong>
              {translate({id: 'paydocs.ref.answer', message: 'Your response: {status}'}, {status: response.status})}
            </strong>
          </p>
          <ResponseDetails response={response} />
        </div>
      ))}
    </div>
  );
}

function AuthOption({option: {schemes}}: {option: AuthData}): ReactNode {
  if (schemes.length === 0)
    return (
      <p className={styles.scheme}>
        <Translate id="paydocs.ref.noAuth">No authentication is required.</Translate>
      </p>
    );
  return (
    <>
      {schemes.length > 1 && (
        <p className={styles.scheme}>
          <Translate id="paydocs.ref.allAuth">All of these together:</Translate>
        </p>
      )}
      {schemes.map((scheme) => (
        <AuthScheme key={scheme.name} scheme={scheme} />
      ))}
    </>
  );
}

function AuthScheme({scheme: {name, label, html, facts, scopes}}: {scheme: AuthData['schemes'][number]}): ReactNode {
  return (
    <>
      <p className={styles.scheme}>
        <strong>{label}</strong> <code>{name}</code>
        <Facts facts={facts} />
      </p>
      <Html html={html} />
      {scopes && (
        <>
          <p className={styles.scheme}>
            <Translate id="paydocs.ref.scopes">Scopes:</Translate>
          </p>
          <Values values={scopes} all />
        </>
      )}
    </>
  );
}

function BodyDetails({body: {required, html, media}}: {body: BodyData}): ReactNode {
  return (
    <div data-rest="">
      <p className={styles.note}>
        {required
          ? translate({id: 'paydocs.ref.bodyRequired', message: 'The body is required.'})
          : translate({id: 'paydocs.ref.bodyOptional', message: 'The body is optional.'})}
      </p>
      <Html html={html} />
      <MediaTypes media={media} />
    </div>
  );
}

function ResponseDetails({response}: {response: ResponseData}): ReactNode {
  return (
    <div data-rest="">
      <Html html={response.html} />
      <ResponseContent response={response} />
    </div>
  );
}

/** Renders the content below a response's description: examples, body, headers, and links. */
export function ResponseContent({response}: {response: ResponseData}): ReactNode {
  const {headers, sameHeaders, media, examples, links} = response;
  return (
    <>
      {examples && (
        <LabeledLinks label={translate({id: 'paydocs.ref.examples', message: 'Examples'})} links={examples} />
      )}
      {media && <MediaTypes media={media} />}
      {headers && (
        <details className={styles.headers}>
          <summary>
            {headers.length === 1
              ? translate({id: 'paydocs.ref.header', message: '1 header'})
              : translate({id: 'paydocs.ref.headers', message: '{count} headers'}, {count: headers.length})}
          </summary>
          <FieldTree fields={headers} />
        </details>
      )}
      {sameHeaders && (
        <LabeledLinks
          label={translate({id: 'paydocs.ref.sameHeaders', message: 'Headers as described above'})}
          links={sameHeaders}
        />
      )}
      {links?.map((link) => (
        <NextStep key={link.name} step={link} />
      ))}
    </>
  );
}

function NextStep({step: {name, target, html, facts}}: {step: NextStepData}): ReactNode {
  return (
    <div className={styles.note}>
      <p>
        {`${translate({id: 'paydocs.ref.next', message: 'Next:'})} `}
        {target ? <a href={target.href}>{target.text}</a> : name} <code>{name}</code>
        <Facts facts={facts} />
      </p>
      <Html html={html} />
    </div>
  );
}

function LabeledLinks({label, links}: {label: string; links: LinkData[]}): ReactNode {
  return (
    <p className={styles.links}>
      {`${label}: `}
      {links.map(({text, href}, index) => (
        <Fragment key={href}>
          {index > 0 && ' '}
          <a href={href}>{text}</a>
        </Fragment>
      ))}
    </p>
  );
}
