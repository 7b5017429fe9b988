import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DataTable} from '@paydocs/theme';
import type {EmbedData} from '../embeds';
import {formatLongDate} from '../formatLongDate';
import Name from './Name';

interface Props {
  /** Data of the embed. Absent if the site's specifications can't provide it. */
  data?: Extract<EmbedData, {kind: 'deprecations'}>;
}

/** Renders a table of the deprecations in both APIs, with their dates, sunset dates, and successors. */
export default function DeprecationTable({data}: Props): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  if (!data) return null;
  if (data.rows.length === 0)
    return (
      <p>
        <Translate id="paydocs.deprecations.none">There are no deprecations.</Translate>
      </p>
    );
  return (
    <DataTable
      heads={[
        translate({id: 'paydocs.release.deprecated', message: 'Deprecated'}),
        translate({id: 'paydocs.deprecations.since', message: 'Since'}),
        translate({id: 'paydocs.deprecations.sunset', message: 'Sunset'}),
        translate({id: 'paydocs.deprecations.successor', message: 'Successor'}),
      ]}
      rows={data.rows.map(({api, name, href, date, sunset, successor, html}) => ({
        key: `${api} ${name}`,
        cells: [
          <span key="name">
            <Name name={name} href={href} /> {api}
          </span>,
          <time key="since" dateTime={date}>
            {formatLongDate(date, locale)}
          </time>,
          sunset === undefined ? (
            translate({id: 'paydocs.deprecations.noSunset', message: 'Not planned'})
          ) : (
            <time key="sunset" dateTime={sunset}>
              {formatLongDate(sunset, locale)}
            </time>
          ),
          <span key="successor">
            {successor && <Name {...successor} />} <span dangerouslySetInnerHTML={{__html: html ?? ''}} />
          </span>,
        ],
      }))}
    />
  );
}
