import React, {type ComponentProps} from 'react';
import Translate from '@docusaurus/Translate';
import {Failure} from './Failure';

/** Beside what was found: there may be more. */
export function Partial(failure: ComponentProps<typeof Failure>): React.ReactNode {
  return (
    <div className="search-partial" role="alert">
      <p>
        <Translate id="paydocs.search.partial">
          Some results may be missing because part of the search index didn’t load.
        </Translate>
      </p>
      <Failure {...failure} />
    </div>
  );
}
