import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {NamedTypeData, UseData} from '../../../data/reference';
import {LinkRow} from '../Links';
import styles from '../styles/uses.module.css';

interface Props<Use extends UseData> {
  page: NamedTypeData<Use>;
  section: string;
  /** Renders content before the name of an operation or type. */
  before?: (use: Use) => ReactNode;
  /** Renders content after the name. */
  after?: (use: Use) => ReactNode;
}

/** Lists the operations and types that use a type, each with the occurrences in it. */
export function UseSection<Use extends UseData>({page, section, before, after}: Props<Use>): ReactNode {
  return (
    <div data-rest="">
      {page.uses?.[section]?.map(({title, uses}) => (
        <Fragment key={title}>
          {title !== '' && <p className={styles.title}>{title}</p>}
          <ul className={styles.uses}>
            {uses.map((use) => (
              <li key={use.href}>
                {before?.(use)}
                <a href={use.href}>{use.text}</a>
                {use.deprecated && ` (${translate({id: 'paydocs.deprecated', message: 'deprecated'})})`}
                {after?.(use)}
                <Occurrences places={use.places} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

/** Renders names in parentheses, and links after a colon. */
function Occurrences({places = []}: Pick<UseData, 'places'>): ReactNode {
  const names = places.filter((occurrence) => typeof occurrence === 'string');
  const links = places.filter((occurrence) => typeof occurrence !== 'string');
  return (
    <>
      {names.length > 0 && ` (${names.join(', ')})`}
      {links.length > 0 && ': '}
      <LinkRow links={links} />
    </>
  );
}
