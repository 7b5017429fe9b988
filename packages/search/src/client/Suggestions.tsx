import React from 'react';
import Translate from '@docusaurus/Translate';

/** Where `islands/suggestions.ts` lists the pages nearest to the address that was asked for. */
export function Suggestions(): React.ReactNode {
  return (
    <nav className="markdown" aria-labelledby="nearest-pages" data-suggestions="" hidden>
      <h2 id="nearest-pages">
        <Translate id="paydocs.suggestions">Were you looking for one of these?</Translate>
      </h2>
      <ul />
    </nav>
  );
}
