import React, {useEffect, useLayoutEffect, useMemo, useRef} from 'react';
import Head from '@docusaurus/Head';
import renderRoutes from '@docusaurus/renderRoutes';
import {matchPath, useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {useTOCHighlight} from '@docusaurus/theme-common/internal';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props as DocsRootProps} from '@theme/DocsRoot';
import Layout from '@theme/Layout';
import NotFound from '@theme/NotFound';
import {guarded} from '@paydocs/core/guarded';
import {MissingEnd} from '@paydocs/ui/components/MissingCode';
import {isLoaded} from '../../client/loaded';
import {readStaticPage, REGION, type StaticPage} from '../../client/page';
import {markSections} from '../../client/sections';
import {keepSidebarPosition} from '../../client/sidebar';
import {Elsewhere} from './Elsewhere';
import MobileMenu, {ownSidebar} from './MobileMenu';

/** The document as it came: it is read when this code is loaded, before React hydrates anything. */
const page = typeof document === 'undefined' ? undefined : readStaticPage(document);
const hasSidebar = page !== undefined && ownSidebar() !== null;

/**
 * The frame around every page of an area whose pages stay HTML. The server (and the preview) knows
 * the routes below and renders them; the browser's bundle knows none, and keeps what the server made.
 */
export default function StaticDocsRoot({route}: DocsRootProps): React.ReactNode {
  const {pathname} = useLocation();
  if (route.routes) {
    // The router knows the area of a site's main docs by all addresses of the site.
    if (!hasPage(route.routes, pathname)) return <NotFound />;
    return (
      <Frame>
        <div id={REGION}>
          {renderRoutes(route.routes)}
          <i data-end="" hidden />
        </div>
      </Frame>
    );
  }
  if (!isLoaded(pathname)) return <Elsewhere key={pathname} pathname={pathname} />;
  // The host answers an unknown address with the not-found page.
  return page ? <Kept page={page} area={String(route.path)} /> : <NotFound />;
}

/** @returns whether one of the routes, or of those below them, shows a page at an address */
function hasPage(routes: NonNullable<DocsRootProps['route']['routes']>, pathname: string): boolean {
  return routes.some((route) => matchPath(pathname, route) && (!route.routes || hasPage(route.routes, pathname)));
}

function Frame({children}: {children: React.ReactNode}): React.ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
      <Layout>
        <BackToTopButton />
        {children}
      </Layout>
    </HtmlClassNameProvider>
  );
}

interface KeptProps {
  page: StaticPage;
  /** Address of the area. */
  area: string;
}

const keepPosition = guarded(keepSidebarPosition);
const mark = guarded(markSections);

const highlight = {
  linkClassName: 'table-of-contents__link toc-highlight',
  linkActiveClassName: 'table-of-contents__link--active',
  minHeadingLevel: 2,
  maxHeadingLevel: 3,
};

function Kept({page: {head, htmlClass, content, isWhole}, area}: KeptProps): React.ReactNode {
  const region = useRef<HTMLDivElement>(null);
  // When the frame has crashed and is tried again, React makes the region anew.
  useLayoutEffect(() => {
    if (!region.current?.hasChildNodes()) region.current?.append(...content);
  }, [content]);
  useTOCHighlight(highlight);
  useEffect(() => keepPosition(area), [area]);
  useEffect(() => {
    const sections = region.current?.querySelector<HTMLElement>('[data-sections]');
    return sections ? mark(sections) : undefined;
  }, []);
  // With this, React neither compares nor changes what is inside.
  const kept = useMemo(() => ({__html: ''}), []);
  return (
    <Frame>
      <HtmlClassNameProvider className={htmlClass}>
        <Head>{head}</Head>
        {hasSidebar && <MobileMenu />}
        <div ref={region} id={REGION} suppressHydrationWarning dangerouslySetInnerHTML={kept} />
        {!isWhole && <MissingEnd />}
      </HtmlClassNameProvider>
    </Frame>
  );
}
