import React from 'react';
import {stripSiteOrigin} from '../../client/urls';
import type {SearchHit} from '../../types';
import {HighlightedText} from '../HighlightedText';

/** Renders hits with their breadcrumbs and matched text. */
export function Results({hits, siteUrl}: {hits: readonly SearchHit[]; siteUrl: string}): React.ReactNode {
  return (
    <ol className="search-page__results">
      {hits.map((hit) => (
        <li key={hit.objectID}>
          <p className="search-page__trail">{hit.breadcrumb?.join(' › ')}</p>
          <a href={stripSiteOrigin(hit.url, siteUrl)}>
            <HighlightedText text={getTitle(hit)} />
          </a>
          {hit.content && (
            <p>
              <HighlightedText text={hit._snippetResult?.content?.value ?? hit.content} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Returns the page's title, followed by the section's name. */
function getTitle({hierarchy, _highlightResult}: SearchHit): string {
  const levels = (['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const).filter((level) => hierarchy[level]);
  const names = (['lvl1', ...levels.slice(0, 1)] as const).map(
    (level) => _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '',
  );
  return names.join(' › ');
}
