import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {AnnouncedChange} from '../embeds';

/** Renders the announced changes of a release. */
export default function AnnouncedChanges({changes}: {changes: readonly AnnouncedChange[]}): ReactNode {
  return (
    <ul>
      {changes.map((change) => (
        <li key={change.html}>
          <strong>
            {change.api}, {change.kind}
            {change.breaking && `, ${translate({id: 'paydocs.changelog.breaking', message: 'breaking'})}`}
          </strong>
          : <span dangerouslySetInnerHTML={{__html: change.html}} />
        </li>
      ))}
    </ul>
  );
}
