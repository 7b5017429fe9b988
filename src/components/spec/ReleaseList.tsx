import {Fragment, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {EmbedData} from '@site/src/lib/embeds';

type Releases = Extract<EmbedData, {kind: 'changelog'}>['releases'];

/** Announced changes of the APIs, release by release. Browsers and readers find the feed by the page's head. */
export default function ReleaseList({releases}: {releases: Releases}): ReactNode {
  const feed = useBaseUrl('/changelog/rss.xml');
  return (
    <>
      <Head>
        <link rel="alternate" type="application/rss+xml" title="API changelog" href={feed} />
      </Head>
      {releases.map(({id, date, title, html, changes}) => (
        <Fragment key={id}>
          <h2 id={id}>{title}</h2>
          <p>
            <time dateTime={date}>{longDate(date)}</time>
          </p>
          {html !== undefined && <p dangerouslySetInnerHTML={{__html: html}} />}
          <ul>
            {changes.map((change) => (
              <li key={change.html}>
                <strong>
                  {change.api}, {change.kind}
                  {change.breaking && ', breaking'}
                </strong>
                : <span dangerouslySetInnerHTML={{__html: change.html}} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}

/** `January 1, 2026`, wherever the reader is. */
function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(`${date}T00:00:00Z`));
}
