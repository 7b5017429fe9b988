import React from 'react';
import {scriptJson} from '@paydocs/core/scriptJson';

/**
 * Tells programs what a page is (https://schema.org/docs/gs.html). It stands in the page itself: what is in the head, React sets anew on
 * pages that hydrate, which browsers that require trusted types refuse.
 */
export default function StructuredData({data}: {data: object}): React.ReactNode {
  return (
    <script type="application/ld+json" data-markdown-ignore="" dangerouslySetInnerHTML={{__html: scriptJson(data)}} />
  );
}
