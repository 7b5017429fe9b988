import React from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchSettings} from '../settings';

/** Renders links to the home page and the areas, which list all pages, as an alternative if search doesn't work. */
export function Lists({lists}: Pick<SearchSettings, 'lists'>): React.ReactNode {
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
