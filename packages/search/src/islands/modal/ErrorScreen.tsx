import React, {type ComponentProps} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import {FallbackLinks} from '../../client/FallbackLinks';
import {useSettings} from '../SettingsContext';
import {ErrorDetails} from './ErrorDetails';

/**
 * Renders an error screen in place of DocSearch's own, which disappears immediately, because DocSearch's state becomes
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
      <FallbackLinks lists={lists} />
    </div>,
    within,
  );
}
