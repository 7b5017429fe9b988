import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {NamedTypeData, UseData} from '../../../data/reference';
import {LinkRow} from '../Links';
import styles from '../styles/uses.module.css';

interface Props<Use extends UseData> {
  page: NamedTypeData<Use>;
  section: string;
  /** What stands before the name of who uses the type. */
  before?: (use: Use) => ReactNode;
  /** What stands behind it. */
  after?: (use: Use) => ReactNode;
}

/** Who uses a type, each with the places that have it. */
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
                <Places places={use.places} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

/** Names in brackets, links behind a colon. */
function Places({places = []}: Pick<UseData, 'places'>): ReactNode {
  const names = places.filter((place) => typeof place === 'string');
  const links = places.filter((place) => typeof place !== 'string');
  return (
    <>
      {names.length > 0 && ` (${names.join(', ')})`}
      {links.length > 0 && ': '}
      <LinkRow links={links} />
    </>
  );
}
