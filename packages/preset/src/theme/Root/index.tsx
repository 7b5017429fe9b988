/**
 * Wrap of @docusaurus/core (450d33ef). Reasons: adds the shell's messages in the language of the page, the consent
 * banner if a tag-manager container is configured, and a message for a page whose code fails to load. In a built site,
 * also makes links on pages that hydrate load the whole page, because the bundle doesn't contain static pages.
 */
import React, {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isProduction, getShellMessages, patchRouterHistory} from '@paydocs/static-pages/client';
import {Consent, MissingCode} from '@paydocs/theme';

const stripTrailingSlash = (path: string): string => path.replace(/\/$/, '');

export default function Root({children}: {children: React.ReactNode}): React.ReactNode {
  const {tagManagerId} = useDocusaurusContext().siteConfig.customFields ?? {};
  const history = useHistory();
  useEffect(() => patchRouterHistory(history), [history]);
  useEffect(() => {
    if (!isProduction) return undefined;
    return history.block((location, action) => {
      if (action === 'POP' || stripTrailingSlash(location.pathname) === stripTrailingSlash(history.location.pathname))
        return undefined;
      window.location.assign(history.createHref(location));
      return false;
    });
  }, [history]);
  return (
    <>
      {/* First, because the end of a page may fail to load. */}
      <MissingCode />
      <div hidden data-shell-messages={JSON.stringify(getShellMessages())} />
      {children}
      <i data-page-end="" hidden />
      {typeof tagManagerId === 'string' && <Consent tagManagerId={tagManagerId} />}
    </>
  );
}
