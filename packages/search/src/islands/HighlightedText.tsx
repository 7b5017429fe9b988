import React, {Fragment} from 'react';
import {HIGHLIGHT_MARKERS} from '../engine/highlight';

/**
 * Renders a string of a hit, with `mark` elements instead of the markers around matched words. A different string gets
 * a new element, because React can't remove text that a browser's translation has moved.
 */
export function HighlightedText({text}: {text: string}): React.ReactNode {
  return (
    <span key={text}>
      {text.split(HIGHLIGHT_MARKERS.start).map((part, index) => {
        const [marked = '', rest] = index === 0 ? ['', part] : part.split(HIGHLIGHT_MARKERS.end);
        return (
          <Fragment key={index}>
            {marked && <mark>{marked}</mark>}
            {rest}
          </Fragment>
        );
      })}
    </span>
  );
}
