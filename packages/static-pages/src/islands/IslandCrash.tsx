import React from 'react';
import Translate from '@docusaurus/Translate';
import {messagesOf} from './crashMessages';

interface Props {
  /** What a component has thrown. */
  error: unknown;
  /** Renders anew what has crashed. */
  tryAgain: () => void;
}

/** What stands in the place of an island that crashed. It needs nothing of the page around it. */
export function IslandCrash({error, tryAgain}: Props): React.ReactNode {
  return (
    <div role="alert">
      <h2>
        <Translate id="paydocs.crash.heading">This page crashed.</Translate>
      </h2>
      {messagesOf(error).map((message, index) => (
        <p key={index}>{message}</p>
      ))}
      <button type="button" className="button button--primary" onClick={tryAgain}>
        <Translate id="paydocs.crash.again">Try again</Translate>
      </button>
    </div>
  );
}
