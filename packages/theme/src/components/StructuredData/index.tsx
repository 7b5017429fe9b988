import React from 'react';
import {toScriptJson} from '@paydocs/core/client';

/**
 * Renders structured data about a page (https://schema.org/docs/gs.html) in the body. On pages that hydrate, React
 * would insert it into the head again, which browsers that require trusted types block.
 */
export default function StructuredData({data}: {data: object}): React.ReactNode {
  return (
    <script type="application/ld+json" data-markdown-ignore="" dangerouslySetInnerHTML={{__html: toScriptJson(data)}} />
  );
}
