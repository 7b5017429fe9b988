/**
 * Wrap of @docusaurus/core 3.10.2. Reasons: listeners for tabs and buttons serve all pages; the
 * question about analytics stands beside every page, where a tag-manager container is configured;
 * and pages that the router doesn't know are loaded.
 */
import React, {lazy, Suspense, useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {installBehaviour} from '../../behaviour';
import {loadStaticPages} from '@site/src/plugins/lean-shell/client/history';

const Consent = lazy(() => import('@site/src/components/Consent'));

export default function Root({children}: {children: React.ReactNode}): React.ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const history = useHistory();
  useEffect(() => loadStaticPages(history), [history]);
  const {tagManagerId} = siteConfig.customFields ?? {};
  useEffect(() => installBehaviour((href) => history.push(href)), [history]);
  return (
    <>
      {children}
      {isBrowser && typeof tagManagerId === 'string' && (
        <Suspense fallback={null}>
          <Consent tagManagerId={tagManagerId} />
        </Suspense>
      )}
    </>
  );
}
