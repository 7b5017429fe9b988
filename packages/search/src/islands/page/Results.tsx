import React from 'react';
import {localUrl} from '../../client/urls';
import type {SearchHit} from '../../contract';
import {Marked} from '../Marked';

/** Hits with where they stand and what matched. */
export function Results({hits, siteUrl}: {hits: readonly SearchHit[]; siteUrl: string}): React.ReactNode {
  return (
    <ol className="search-page__results">
      {hits.map((hit) => (
        <li key={hit.objectID}>
          <p className="search-page__trail">{hit.breadcrumb?.join(' › ')}</p>
          <a href={localUrl(hit.url, siteUrl)}>
            <Marked text={titleOf(hit)} />
          </a>
          {hit.content && (
            <p>
              <Marked text={hit._snippetResult?.content?.value ?? hit.content} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The page's title, and the name of the place on it. */
function titleOf({hierarchy, _highlightResult}: SearchHit): string {
  const levels = (['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const).filter((level) => hierarchy[level]);
  const names = (['lvl1', ...levels.slice(0, 1)] as const).map(
    (level) => _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '',
  );
  return names.join(' › ');
}
