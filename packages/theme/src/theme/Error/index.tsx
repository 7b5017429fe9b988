/**
 * Replacement of @docusaurus/core (4037ad84). Reasons: it looks and reads like the error screen inside of
 * the frame, and the frame around it works; the original's is as the server made it.
 */
import React from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import Crash from '../../components/Crash';

/** The layout reads the plugin of the route that it surrounds. */
const route = {plugin: {name: 'error', id: 'default'}};

export default function PageError(props: Props): React.ReactNode {
  const crash = <Crash {...props} />;
  return (
    <BrowserContextProvider>
      <RouteContextProvider value={route}>
        {/* If the layout itself has thrown, the first error is displayed without it. */}
        <ErrorBoundary fallback={() => crash}>
          <Layout>{crash}</Layout>
        </ErrorBoundary>
      </RouteContextProvider>
    </BrowserContextProvider>
  );
}
