import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {NamedTypeData, UsageData} from '../../../data/reference';
import {LinkRow} from '../Links';
import {MethodBadge} from '../MethodBadge';
import styles from '../styles/uses.module.css';

/** Renders the operations and types that use a type, each with the occurrences of the type in it. */
export function Uses({page, section}: {page: NamedTypeData; section: string}): ReactNode {
  return (
    <div data-rest="">
      {page.uses?.[section]?.map(({title, uses}) => (
        <Fragment key={title}>
          {title !== '' && <p className={styles.title}>{title}</p>}
          <ul className={styles.uses}>
            {uses.map(({text, href, method, deprecated, through, occurrences}) => (
              <li key={href}>
                {method !== undefined && (
                  <>
                    <MethodBadge method={method} />{' '}
                  </>
                )}
                <a href={href}>{text}</a>
                {deprecated && ` (${translate({id: 'paydocs.deprecated', message: 'deprecated'})})`}
                {through && (
                  <>
                    {`, ${translate({id: 'paydocs.ref.through', message: 'through'})} `}
                    <a href={through.href}>{through.text}</a>
                  </>
                )}
                <Occurrences occurrences={occurrences} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

/** Renders occurrences without a link in parentheses, and the links after a colon. */
function Occurrences({occurrences = []}: {occurrences: UsageData['occurrences']}): ReactNode {
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
