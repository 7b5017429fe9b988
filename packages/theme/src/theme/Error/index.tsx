/**
 * Replacement of @docusaurus/core (4037ad84). Reasons: renders the same error screen as {@link Crash} does inside of
 * the layout, and a layout that works in browsers.
 */
import React from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import Crash from '../../components/Crash';

/** Placeholder route, because the layout reads the plugin of the current route. */
const placeholderRoute = {plugin: {name: 'error', id: 'default'}};

export default function PageError(props: Props): React.ReactNode {
  const crash = <Crash {...props} />;
  return (
    <BrowserContextProvider>
      <RouteContextProvider value={placeholderRoute}>
        {/* If the layout itself has thrown, the first error is displayed without it. */}
        <ErrorBoundary fallback={() => crash}>
          <Layout>{crash}</Layout>
        </ErrorBoundary>
      </RouteContextProvider>
    </BrowserContextProvider>
  );
}
