import React, {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {searchClient} from '.';
import {localUrl} from './urls';
import {useSearchSettings} from './useSearchSettings';
import type {Suggestion} from '../contract';

/** The pages nearest to the address that was asked for; nothing if there are none, or nobody can tell. */
export function Suggestions(): React.ReactNode {
  const settings = useSearchSettings();
  const {pathname} = useLocation();
  const [pages, setPages] = useState<readonly Suggestion[]>([]);

  useEffect(() => {
    let isGone = false;
    searchClient(settings)
      .then((client) => client.suggest(pathname))
      .then(
        (found) => {
          if (!isGone) setPages(found);
        },
        () => undefined, // the page says what matters without them
      );
    return () => {
      isGone = true;
    };
  }, [settings, pathname]);

  if (pages.length === 0) return null;
  return (
    <nav className="markdown" aria-labelledby="nearest-pages">
      <h2 id="nearest-pages">
        <Translate id="paydocs.suggestions">Were you looking for one of these?</Translate>
      </h2>
      <ul>
        {pages.map(({url, title, breadcrumb}) => (
          <li key={url}>
            <Link to={localUrl(url, settings.siteUrl)}>{title}</Link> ({breadcrumb.join(' › ')})
          </li>
        ))}
      </ul>
    </nav>
  );
}
