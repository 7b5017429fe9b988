import React from 'react';
import Translate from '@docusaurus/Translate';
import {getErrorMessages} from '@paydocs/core/client';

interface Props {
  /** Value that a component has thrown. */
  error: unknown;
  /** Renders the crashed component again. */
  tryAgain: () => void;
}

/** Renders the error message of a crashed island, without components that depend on the page around it. */
export function IslandCrash({error, tryAgain}: Props): React.ReactNode {
  return (
    <div role="alert">
      <h2>
        <Translate id="paydocs.crash.heading">This page crashed.</Translate>
      </h2>
      {getErrorMessages(error).map((message, index) => (
        <p key={index}>{message}</p>
      ))}
      <button type="button" className="button button--primary" onClick={tryAgain}>
        <Translate id="paydocs.crash.again">Try again</Translate>
      </button>
    </div>
  );
}
