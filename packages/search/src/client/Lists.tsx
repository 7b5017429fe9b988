import React from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {areaNames} from '../theme/SearchPage/areas';

/** The way to pages where search doesn't work: the home page and the areas, whose pages list all of them. */
export function Lists(): React.ReactNode {
  const docs = useAllDocsData();
  const names = areaNames();
  const areas = (['rest', 'graphql'] as const).flatMap((area) => {
    const path = docs[area]?.path;
    return path === undefined ? [] : [{path, name: names[area]}];
  });
  return (
    <nav aria-labelledby="lists-of-pages">
      <p id="lists-of-pages" className="DocSearch-Help">
        <Translate id="paydocs.search.lists">You can also find pages in these lists:</Translate>
      </p>
      <ul>
        <li>
          <Link to="/">
            <Translate id="paydocs.search.home">Home page</Translate>
          </Link>
        </li>
        {areas.map(({path, name}) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
