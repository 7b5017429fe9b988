import {Fragment, type ReactNode} from 'react';
import type {GraphqlPageData, UseData} from '@site/src/lib/graphqlData';
import styles from '../../reference/styles/uses.module.css';

interface Props {
  page: GraphqlPageData;
  section: string;
}

/** Who uses a type, each with the fields or arguments that have it. */
export function Uses({page, section}: Props): ReactNode {
  return (
    <div data-rest="">
      {page.uses?.[section]?.map(({title, uses}) => (
        <Fragment key={title}>
          {title !== '' && <p className={styles.title}>{title}</p>}
          <ul className={styles.uses}>
            {uses.map((use) => (
              <Use key={use.href} use={use} />
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

function Use({use: {text, href, through, places, deprecated}}: {use: UseData}): ReactNode {
  return (
    <li>
      <a href={href}>{text}</a>
      {deprecated && ' (deprecated)'}
      {through && (
        <>
          , through <a href={through.href}>{through.text}</a>
        </>
      )}
      {places && ': '}
      {places?.map((place, index) => (
        <Fragment key={place.href}>
          {index > 0 && ', '}
          <a href={place.href}>{place.text}</a>
        </Fragment>
      ))}
    </li>
  );
}
