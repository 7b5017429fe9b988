import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {NamedTypeData, UsageData} from '../../../data/reference';
import {LinkRow} from '../Links';
import styles from '../styles/uses.module.css';

interface Props<Use extends UsageData> {
  page: NamedTypeData<Use>;
  section: string;
  /** Renders content before the name of an operation or type. */
  renderBefore?: (use: Use) => ReactNode;
  /** Renders content after the name. */
  renderAfter?: (use: Use) => ReactNode;
}

/** Renders the operations and types that use a type, each with the occurrences of the type in it. */
export function UsageSection<Use extends UsageData>({page, section, renderBefore, renderAfter}: Props<Use>): ReactNode {
  return (
    <div data-rest="">
      {page.uses?.[section]?.map(({title, uses}) => (
        <Fragment key={title}>
          {title !== '' && <p className={styles.title}>{title}</p>}
          <ul className={styles.uses}>
            {uses.map((use) => (
              <li key={use.href}>
                {renderBefore?.(use)}
                <a href={use.href}>{use.text}</a>
                {use.deprecated && ` (${translate({id: 'paydocs.deprecated', message: 'deprecated'})})`}
                {renderAfter?.(use)}
                <Occurrences occurrences={use.occurrences} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

/** Renders occurrences without a link in parentheses, and the links after a colon. */
function Occurrences({occurrences = []}: Pick<UsageData, 'occurrences'>): ReactNode {
  const names = occurrences.filter((occurrence) => typeof occurrence === 'string');
  const links = occurrences.filter((occurrence) => typeof occurrence !== 'string');
  return (
    <>
      {names.length > 0 && ` (${names.join(', ')})`}
      {links.length > 0 && ': '}
      <LinkRow links={links} />
    </>
  );
}
