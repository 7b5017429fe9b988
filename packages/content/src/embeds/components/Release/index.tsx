import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {DifferenceRow, EmbedData} from '../../embeds';
import {formatLongDate} from '../../formatLongDate';
import AnnouncedChanges from '../AnnouncedChanges';
import Name from '../Name';
import {CHANGE_KINDS, getChangeKindTitle} from '../kinds';
import styles from './styles.module.css';

interface Props {
  /** Data of the embed. Absent if the site's specifications can't provide it. */
  data?: Extract<EmbedData, {kind: 'release'}>;
}

/**
 * Renders the announced changes of a release, and its differences from the previous one, with the APIs side by side.
 */
export default function Release({data}: Props): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  if (!data) return null;
  const {date, before, html, changes, apis} = data;
  return (
    <>
      <p>
        <time dateTime={date}>{formatLongDate(date, locale)}</time>
      </p>
      {html !== undefined && <p dangerouslySetInnerHTML={{__html: html}} />}
      <AnnouncedChanges changes={changes} />
      {before !== undefined && (
        <>
          <h2 id="differences">
            <Translate id="paydocs.release.differences">Differences from the previous release</Translate>
          </h2>
          <p>
            {translate(
              {id: 'paydocs.release.before', message: 'Compared with the release from {date}:'},
              {date: formatLongDate(before, locale)},
            )}
          </p>
        </>
      )}
      <div className={styles.apis}>
        {apis.map(({api, rows}) => (
          <section key={api}>
            <h3 id={`differences-${api.toLowerCase()}`}>{api}</h3>
            <dl className={styles.differences}>
              {CHANGE_KINDS.filter((kind) => rows.some((row) => row.kind === kind)).map((kind) => (
                <Fragment key={kind}>
                  <dt>{getChangeKindTitle(kind)}</dt>
                  {rows
                    .filter((row) => row.kind === kind)
                    .map((row) => (
                      <dd key={`${row.target} ${row.text ?? ''}`}>
                        <Difference row={row} />
                      </dd>
                    ))}
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}

function Difference({row: {name, href, text, breaking, guides = []}}: {row: DifferenceRow}): ReactNode {
  return (
    <>
      <Name name={name} href={href} />
      {breaking && (
        <strong>
          {' '}
          <Translate id="paydocs.changelog.breaking">breaking</Translate>
        </strong>
      )}
      {text !== undefined && <div>{text}</div>}
      {guides.length > 0 && (
        <div className={styles.guides}>
          <Translate id="paydocs.release.guides">Guides:</Translate>
          {guides.map((guide, index) => (
            <Fragment key={guide.href}>
              {index === 0 ? ' ' : ', '}
              <a href={guide.href}>{guide.text}</a>
            </Fragment>
          ))}
        </div>
      )}
    </>
  );
}
