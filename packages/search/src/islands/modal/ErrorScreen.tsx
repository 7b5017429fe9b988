import React, {type ComponentProps} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import {Lists} from '../../client/Lists';
import {useSettings} from '../SettingsContext';
import {ErrorDetails} from './ErrorDetails';

/**
 * Renders the error screen until the next result. DocSearch removes its own error screen immediately, because its state becomes
 * "idle" after each request, even a failed one.
 */
export function ErrorScreen({
  within,
  ...failure
}: {within: Element} & ComponentProps<typeof ErrorDetails>): React.ReactNode {
  const {lists} = useSettings();
  return createPortal(
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">
        <Translate id="paydocs.search.failed">Unable to fetch results</Translate>
      </p>
      <ErrorDetails {...failure} />
      <Lists lists={lists} />
    </div>,
    within,
  );
}
