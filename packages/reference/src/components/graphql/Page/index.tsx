import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {GraphqlPageData} from '../../../data/graphql';
import CopyButton from '@paydocs/ui/components/CopyButton';
import {HistoryLine} from '../../reference/Fields';
import {ReadMore, Same} from '../../reference/Links';
import {DeprecatedNotice} from '../../reference/Notices';
import fields from '../../reference/styles/fields.module.css';
import {Html} from '@paydocs/ui/components/Html';
import {OneOf} from '../OneOf';
import samples from '../../reference/styles/code.module.css';

interface Props {
  page: GraphqlPageData;
}

/** What a page says first: what the thing is for, and what to use in its place. */
export function Summary({page}: Props): ReactNode {
  const {html, docs, isOneOf} = page;
  return (
    <div data-rest="">
      <HistoryLine of={page} />
      <DeprecatedNotice of={page} />
      <Html html={html} />
      {isOneOf && <OneOf />}
      <Same of={page} api="REST" />
      <ReadMore link={docs} />
    </div>
  );
}

/** The definition in the schema language, in which types are links. */
export function Definition({page: {definition}, folded = false}: Props & {folded?: boolean}): ReactNode {
  const code = (
    <div data-copy-scope="" className={samples.picker}>
      <div className={samples.bar}>
        <span className={samples.single} data-markdown-ignore="">
          GraphQL
        </span>
        <CopyButton label={translate({id: 'paydocs.ref.copyDefinition', message: 'Copy the definition'})} />
      </div>
      <pre tabIndex={0} className={samples.code} dangerouslySetInnerHTML={{__html: definition}} />
    </div>
  );
  if (!folded) return <div data-rest="">{code}</div>;
  return (
    <div data-rest="">
      <details className={fields.nested}>
        <summary data-markdown-ignore="">
          <Translate id="paydocs.ref.inSchema">Schema definition</Translate>
        </summary>
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
