import React from 'react';
import Translate from '@docusaurus/Translate';

/** Renders a hidden container in which `islands/suggestions.ts` lists the closest matches for the requested URL. */
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
