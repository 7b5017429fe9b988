import React, {type ComponentProps} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import {Lists} from '../../client/Lists';
import {useSettings} from '../SettingsContext';
import {Failure} from './Failure';

/**
 * The error screen of DocSearch, which DocSearch itself takes away at once: its state becomes "idle"
 * after each answer, also after none. This one stays until the next answer.
 */
export function ErrorScreen({within, ...failure}: {within: Element} & ComponentProps<typeof Failure>): React.ReactNode {
  const {lists} = useSettings();
  return createPortal(
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">
        <Translate id="paydocs.search.failed">Unable to fetch results</Translate>
      </p>
      <Failure {...failure} />
      <Lists lists={lists} />
    </div>,
    within,
  );
}
