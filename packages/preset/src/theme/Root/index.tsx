/**
 * Wrap of @docusaurus/core (450d33ef). Reasons: what the shell says stands on every page, in its language; the
 * question about analytics stands beside every page, where a tag-manager container is configured;
 * pages that the router doesn't know are loaded; an address whose hash is malformed crashes no page; and a
 * page whose code is missing says so.
 */
import React, {lazy, Suspense, useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {shellMessages} from '@paydocs/static-pages/messages';
import {keepHashesReadable} from '@paydocs/static-pages/shell/readableHash';
import MissingCode from '@paydocs/ui/components/MissingCode';
import {loadStaticPages} from '@paydocs/lean/lean-shell/client/navigation/history';
import {loadPlainLinks} from '@paydocs/lean/lean-shell/client/navigation/links';
import {giveUpLoading, loadPage} from '@paydocs/lean/lean-shell/client/navigation/load';

const Consent = lazy(() =>
  import('@paydocs/ui/components/Consent').catch((error: unknown) => {
    console.error("The question about analytics couldn't be loaded: nothing is measured.", error);
    return {default: () => null};
  }),
);

export default function Root({children}: {children: React.ReactNode}): React.ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const history = useHistory();
  // First, so that what the pages below are loaded with goes through it.
  useEffect(() => keepHashesReadable(history), [history]);
  useEffect(() => {
    const {push} = history;
    const undo = [
      loadStaticPages(history, loadPage),
      loadPlainLinks(window, siteConfig.baseUrl, (href) => void loadPage(href, false, () => push(href))),
      history.listen(giveUpLoading),
    ];
    return () => undo.forEach((stop) => stop());
  }, [history, siteConfig.baseUrl]);
  const {tagManagerId} = siteConfig.customFields ?? {};
  return (
    <>
      {/* First: the end of a page may not come. */}
      <MissingCode />
      <div hidden data-shell-messages={JSON.stringify(shellMessages())} />
      {children}
      {isBrowser && typeof tagManagerId === 'string' && (
        <Suspense fallback={null}>
          <Consent tagManagerId={tagManagerId} />
        </Suspense>
      )}
    </>
  );
}
