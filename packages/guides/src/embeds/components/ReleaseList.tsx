import {Fragment, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {EmbedData} from '../embeds';
import {formatLongDate} from '../formatLongDate';
import AnnouncedChanges from './AnnouncedChanges';

interface Props {
  /** Missing if there are no announcements yet. */
  data?: Extract<EmbedData, {kind: 'changelog'}>;
}

/** Renders the announced changes of the APIs by release. The page's head links to the feed, so that browsers and feed readers find it. */
export default function ReleaseList({data}: Props): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const feed = useBaseUrl('/changelog/rss.xml');
  if (!data) return null;
  return (
    <>
      <Head>
        <link
          rel="alternate"
          type="application/rss+xml"
          title={translate({id: 'paydocs.changelog', message: 'API changelog'})}
          href={feed}
        />
      </Head>
      {data.releases.map(({id, date, title, html, page, changes}) => (
        <Fragment key={id}>
          <h2 id={id}>{title}</h2>
          <p>
            <time dateTime={date}>{formatLongDate(date, locale)}</time>
          </p>
          {html !== undefined && <p dangerouslySetInnerHTML={{__html: html}} />}
          <AnnouncedChanges changes={changes} />
          {page !== undefined && (
            <p>
              <a href={page}>
                <Translate id="paydocs.changelog.differences">All differences</Translate>
              </a>
            </p>
          )}
        </Fragment>
      ))}
    </>
  );
}
