import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {EmbedData} from '../../embeds';
import {formatLongDate} from '../../formatLongDate';
import AnnouncedChanges from '../AnnouncedChanges';
import {CHANGE_KINDS, getChangeKindTitle, isChangeKind} from '../kinds';
import styles from './styles.module.css';

interface Props {
  /** Data of the embed. Absent if there are no announcements yet. */
  data?: Extract<EmbedData, {kind: 'changelog'}>;
}

/** Renders the announced changes of the APIs by release, and a link to the RSS feed in the head of the page. */
export default function ReleaseList({data}: Props): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const feed = useBaseUrl('/changelog/rss.xml');
  if (!data) return null;
  const changes = data.releases.flatMap((release) => release.changes);
  const apis = [...new Set(changes.map(({api}) => api))].sort();
  const kinds = CHANGE_KINDS.filter((kind) => changes.some((change) => change.kind === kind));
  return (
    <div className={styles.releases}>
      <Head>
        <link
          rel="alternate"
          type="application/rss+xml"
          title={translate({id: 'paydocs.changelog', message: 'API changelog'})}
          href={feed}
        />
      </Head>
      <div className={styles.filters} data-markdown-ignore="">
        <Filter name="api" title="API" values={apis} />
        <Filter
          name="kind"
          title={translate({id: 'paydocs.changelog.kind', message: 'Kind of change'})}
          values={kinds}
        />
      </div>
      {data.releases.map((release) => (
        <section key={release.id} className={styles.release}>
          <time dateTime={release.date}>{formatLongDate(release.date, locale)}</time>
          <div>
            <h2 id={release.id}>{release.title}</h2>
            {release.html !== undefined && <p dangerouslySetInnerHTML={{__html: release.html}} />}
            <AnnouncedChanges changes={release.changes} />
            {release.page !== undefined && (
              <p>
                <a href={release.page}>
                  <Translate id="paydocs.changelog.differences">All differences</Translate>
                </a>
              </p>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

interface FilterProps {
  name: string;
  title: string;
  values: readonly string[];
}

/** Renders radio buttons that filter the changes. The style sheet applies the filter, so it works without scripts. */
function Filter({name, title, values}: FilterProps): ReactNode {
  if (values.length < 2) return null;
  return (
    <fieldset>
      <legend>
        <strong>{title}</strong>
      </legend>
      <label>
        <input type="radio" name={name} value="" defaultChecked /> <Translate id="paydocs.changelog.all">All</Translate>
      </label>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} /> {isChangeKind(value) ? getChangeKindTitle(value) : value}
        </label>
      ))}
    </fieldset>
  );
}
