import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {AnnouncedChange} from '../embeds';
import {getChangeKindTitle, isChangeKind} from './kinds';

/** Renders the announced changes of a release, each with its API and kind. */
export default function AnnouncedChanges({changes}: {changes: readonly AnnouncedChange[]}): ReactNode {
  return (
    <ul>
      {changes.map(({api, kind, breaking, html}) => (
        <li key={html} data-api={api} data-kind={kind}>
          <strong>
            {api} <span className="badge badge--secondary">{isChangeKind(kind) ? getChangeKindTitle(kind) : kind}</span>
            {breaking && (
              <>
                {' '}
                <span className="badge badge--secondary">
                  {translate({id: 'paydocs.changelog.breaking', message: 'breaking'})}
                </span>
              </>
            )}
          </strong>
          : <span dangerouslySetInnerHTML={{__html: html}} />
        </li>
      ))}
    </ul>
  );
}
