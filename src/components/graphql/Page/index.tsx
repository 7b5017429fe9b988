import type {ReactNode} from 'react';
import type {GraphqlPageData} from '@site/src/lib/graphqlData';
import CopyButton from '../../CopyButton';
import notices from '../../reference/styles/notices.module.css';
import fields from '../../reference/styles/fields.module.css';
import {Html} from '../../reference/Html';
import samples from '../../reference/styles/code.module.css';

interface Props {
  page: GraphqlPageData;
}

/** What a page says first: what the thing is for, and what to use in its place. */
export function Summary({page: {html, deprecated, specification, isOneOf}}: Props): ReactNode {
  return (
    <div data-rest="">
      {deprecated !== undefined && (
        <div className={notices.deprecated}>
          <strong>Deprecated.</strong> <Html html={deprecated} />
        </div>
      )}
      <Html html={html} />
      {isOneOf && <p>Give exactly one of the fields.</p>}
      {specification && (
        <p>
          <a href={specification.href}>{specification.text}</a>
        </p>
      )}
    </div>
  );
}

/** The definition in the schema language, in which types are links. */
export function Definition({page: {definition}, folded = false}: Props & {folded?: boolean}): ReactNode {
  const code = (
    <div data-copy-scope="" className={samples.picker}>
      <div className={samples.bar}>
        <span className={samples.single}>GraphQL</span>
        <CopyButton label="Copy the definition" />
      </div>
      <pre tabIndex={0} className={samples.code} dangerouslySetInnerHTML={{__html: definition}} />
    </div>
  );
  if (!folded) return <div data-rest="">{code}</div>;
  return (
    <div data-rest="">
      <details className={fields.nested}>
        <summary>In the schema language</summary>
        {code}
      </details>
    </div>
  );
}

/** Where a directive may stand. */
export function Locations({page: {locations = []}}: Props): ReactNode {
  return (
    <ul>
      {locations.map((location) => (
        <li key={location}>
          <code>{location}</code>
        </li>
      ))}
    </ul>
  );
}
