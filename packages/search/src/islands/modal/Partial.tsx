import React, {type ComponentProps} from 'react';
import Translate from '@docusaurus/Translate';
import {Failure} from './Failure';

/** Renders a note next to incomplete results. */
export function Partial(errorProps: ComponentProps<typeof Failure>): React.ReactNode {
  return (
    <div className="search-partial" role="alert">
      <p>
        <Translate id="paydocs.search.partial">
          Some results may be missing because part of the search index didn’t load.
        </Translate>
      </p>
      <Failure {...errorProps} />
    </div>
  );
}
