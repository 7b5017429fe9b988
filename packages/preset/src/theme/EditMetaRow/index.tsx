/**
 * Ejected copy of @docusaurus/theme-classic (ee718a13). Reasons: adds a link to report a mistake next to the edit link,
 * and doesn't render an empty row.
 */
import React from 'react';
import clsx from 'clsx';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useGlobalData from '@docusaurus/useGlobalData';
import {ReportMistake} from '@paydocs/theme';
import EditThisPage from '@theme/EditThisPage';
import type {Props} from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import type {LookGlobalData} from '../../look/data';

export default function EditMetaRow({className, editUrl, lastUpdatedAt, lastUpdatedBy}: Props): React.ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const {reportUrl} = useGlobalData().look?.default as LookGlobalData;
  const version = useVersionLabel(lastUpdatedAt);
  const isDated = Boolean(lastUpdatedAt || lastUpdatedBy);
  if (!editUrl && !isDated && reportUrl === undefined) return null;
  return (
    <div className={clsx('row', className)}>
      <div className="col">
        {editUrl && <EditThisPage editUrl={editUrl} />}
        {reportUrl !== undefined && (
          <ReportMistake target={reportUrl} url={url + pathname.replace(/\/?$/, '/')} version={version} />
        )}
      </div>
      {isDated && (
        <div className="col col--4">
          <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
        </div>
      )}
    </div>
  );
}

interface Dates {
  dates: Readonly<Record<string, string>>;
}

/** Returns the docs version of the page, and the date of the last change to the page or its specification. */
function useVersionLabel(lastUpdatedAt: number | null | undefined): string {
  const {activePlugin, activeVersion} = useActivePluginAndVersion() ?? {};
  const {dates} = (useGlobalData()['markdown-pages']?.default ?? {dates: {}}) as Dates;
  const changed = lastUpdatedAt
    ? new Date(lastUpdatedAt).toISOString().slice(0, 10)
    : dates[activePlugin?.pluginId ?? ''];
  return [activeVersion?.name, changed && `(${changed})`].filter(Boolean).join(' ');
}
