import React from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchSettings} from '../settings';

/** Renders links to the home page and to each area of the site, for readers to browse when search doesn't work. */
export function FallbackLinks({lists}: Pick<SearchSettings, 'lists'>): React.ReactNode {
  return (
    <nav aria-labelledby="lists-of-pages">
      <p id="lists-of-pages" className="DocSearch-Help">
        <Translate id="paydocs.search.lists">You can also find pages in these lists:</Translate>
      </p>
      <ul>
        {lists.map(({name, url}) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
