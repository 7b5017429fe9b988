import React from 'react';
import {toScriptJson} from '@paydocs/core/client';

/**
 * Renders structured data about a page (https://schema.org/docs/gs.html). It's in the body, because React sets the contents
 * of the head again on pages that hydrate, which browsers that require trusted types block.
 */
export default function StructuredData({data}: {data: object}): React.ReactNode {
  return (
    <script type="application/ld+json" data-markdown-ignore="" dangerouslySetInnerHTML={{__html: toScriptJson(data)}} />
  );
}
