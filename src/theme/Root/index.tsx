/**
 * Wrap of @docusaurus/core 3.10.2. Reason: the question about analytics stands beside every page,
 * and only where a tag-manager container is configured.
 */
import React, {lazy, Suspense} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';

const Consent = lazy(() => import('@site/src/components/Consent'));

export default function Root({children}: {children: React.ReactNode}): React.ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const {tagManagerId} = siteConfig.customFields ?? {};
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
