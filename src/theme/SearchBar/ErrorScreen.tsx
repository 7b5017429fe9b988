import React from 'react';
import {createPortal} from 'react-dom';

/**
 * The error screen of DocSearch, which DocSearch itself takes away at once: its state becomes "idle"
 * after each answer, also after none. This one stays until the next answer.
 */
export function ErrorScreen({within}: {within: Element}): React.ReactNode {
  return createPortal(
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">You might want to check your network connection.</p>
    </div>,
    within,
  );
}
