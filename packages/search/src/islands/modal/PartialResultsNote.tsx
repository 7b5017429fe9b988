import React, {type ComponentProps} from 'react';
import Translate from '@docusaurus/Translate';
import {ErrorDetails} from './ErrorDetails';

/** Renders a note that some results may be missing, with the reason. */
export function PartialResultsNote(errorProps: ComponentProps<typeof ErrorDetails>): React.ReactNode {
  return (
    <div className="search-partial" role="alert">
      <p>
        <Translate id="paydocs.search.partial">
          Some results may be missing because part of the search index didn’t load.
        </Translate>
      </p>
      <ErrorDetails {...errorProps} />
    </div>
  );
}
