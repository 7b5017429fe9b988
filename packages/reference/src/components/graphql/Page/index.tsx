import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {GraphqlPageData} from '../../../data/graphql';
import {CopyButton, Html} from '@paydocs/theme';
import {HistoryLine} from '../../reference/Fields';
import {ReadMoreLink, Counterparts} from '../../reference/Links';
import {DeprecatedNotice} from '../../reference/Notices';
import fieldStyles from '../../reference/styles/fields.module.css';
import {OneOf} from '../OneOf';
import codeStyles from '../../reference/styles/code.module.css';

interface Props {
  page: GraphqlPageData;
}

/** Renders the top of a page: history, deprecation, and description. */
export function Summary({page}: Props): ReactNode {
  const {html, docs, isOneOf} = page;
  return (
    <div data-rest="">
      <HistoryLine page={page} />
      <DeprecatedNotice page={page} />
      <Html html={html} />
      {isOneOf && <OneOf />}
      <Counterparts page={page} api="REST" />
      <ReadMoreLink link={docs} />
    </div>
  );
}

/** Renders the definition in SDL, with links to types. */
export function Definition({page: {definition}, folded = false}: Props & {folded?: boolean}): ReactNode {
  const code = (
    <div data-copy-scope="" className={codeStyles.picker}>
      <div className={codeStyles.bar}>
        <span className={codeStyles.single} data-markdown-ignore="">
          GraphQL
        </span>
        <CopyButton label={translate({id: 'paydocs.ref.copyDefinition', message: 'Copy the definition'})} />
      </div>
      <pre translate="no" tabIndex={0} className={codeStyles.code} dangerouslySetInnerHTML={{__html: definition}} />
    </div>
  );
  if (!folded) return <div data-rest="">{code}</div>;
  return (
    <div data-rest="">
      <details className={fieldStyles.nested}>
        <summary data-markdown-ignore="">
          <Translate id="paydocs.ref.inSchema">Schema definition</Translate>
        </summary>
        {code}
      </details>
    </div>
  );
}

/** Lists the locations where a directive is allowed. */
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
