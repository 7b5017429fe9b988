/**
 * Replacement of @docusaurus/theme-classic (c2bff360). Reason: the original's sidebar contains all links of the area,
 * and opens categories with React. This one is HTML without state, and has only the links near the current page.
 */
import React from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {DocsSidebarProvider, useActivePlugin, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot';
import BackToTopButton from '@theme/BackToTopButton';
import NotFoundContent from '@theme/NotFound/Content';
import {Menu} from './Menu';
import {countLinks, MAX_LINKS} from './neighbors';
import styles from './styles.module.css';

export default function DocRoot(props: Props): React.ReactNode {
  const {pathname} = useLocation();
  const area = useActivePlugin()?.pluginId;
  const metadata = useDocRootMetadata(props);
  if (!metadata) return <NotFoundContent />;
  const {docElement, sidebarName, sidebarItems} = metadata;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
        <BackToTopButton />
        <div className={styles.page}>
          {sidebarItems && (
            <aside
              className={`${ThemeClassNames.docs.docSidebarContainer} ${styles.sidebar}`}
              data-sidebar={`${area}/${sidebarName}`}
            >
              <nav
                className={`menu thin-scrollbar ${styles.menu}`}
                aria-label={translate({
                  id: 'theme.docs.sidebar.navAriaLabel',
                  message: 'Docs sidebar',
                  description: 'The ARIA label for the sidebar navigation',
                })}
              >
                <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
                  <Menu
                    items={sidebarItems}
                    pathname={pathname}
                    isShort={countLinks(sidebarItems) <= MAX_LINKS}
                    level={1}
                  />
                </ul>
              </nav>
            </aside>
          )}
          <main className={styles.docMainContainer}>
            <div className="container padding-top--md padding-bottom--lg">{docElement}</div>
          </main>
        </div>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
