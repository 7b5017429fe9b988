import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useCurrentSidebarCategory, useDocById} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import EditMetaRow from '@theme/EditMetaRow';
import Heading from '@theme/Heading';
import type {HeadingType} from '@theme/Heading';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import {formatIndexTitle, getSidebarLabels, useDocumentTitle} from '../../documentTitle';
import {listContents} from './contents';
import styles from './styles.module.css';

/** Renders the index page of a category, with lists of all its pages. */
export default function StaticDocIndex({
  categoryGeneratedIndex: {title, description, navigation},
}: Props): React.ReactNode {
  const {items} = useCurrentSidebarCategory();
  const contents = listContents(items);
  const documentTitle = useDocumentTitle(formatIndexTitle(title, getSidebarLabels(items)));
  return (
    <>
      <PageMetadata title={documentTitle} description={description} />
      <div className="row">
        <div className={clsx('col', contents.toc.length > 0 && styles.besideContents)}>
          <article>
            <DocBreadcrumbs />
            {contents.toc.length > 0 && (
              <TOCCollapsible
                toc={contents.toc}
                className={`${ThemeClassNames.docs.docTocMobile} ${styles.contentsAbove}`}
              />
            )}
            <div className="theme-doc-markdown markdown">
              <header>
                <Heading as="h1">{title}</Heading>
              </header>
              {description && <p>{description}</p>}
              <Entries items={items} ids={contents.ids} level={2} />
            </div>
            <footer className={ThemeClassNames.docs.docFooter}>
              <EditMetaRow
                className="docusaurus-mt-lg"
                editUrl={undefined}
                lastUpdatedAt={undefined}
                lastUpdatedBy={undefined}
              />
            </footer>
          </article>
          <DocPaginator previous={navigation.previous} next={navigation.next} />
        </div>
        {contents.toc.length > 0 && (
          <div className="col col--3">
            <TOC toc={contents.toc} className={ThemeClassNames.docs.docTocDesktop} />
          </div>
        )}
      </div>
    </>
  );
}

interface EntriesProps {
  items: PropSidebarItem[];
  ids: ReadonlyMap<PropSidebarItem, string>;
  /** Level of the group headings. */
  level: number;
}

/** Renders links as a list, followed by a section with a heading for each group. */
function Entries({items, ids, level}: EntriesProps): React.ReactNode {
  const links = items.filter((item) => item.type === 'link');
  const groups = items.filter((item) => item.type === 'category');
  return (
    <>
      {links.length > 0 && (
        <ul className={styles.list}>
          {links.map((item) => (
            <Entry key={item.href} item={item} />
          ))}
        </ul>
      )}
      {groups.map((group) => (
        <section key={ids.get(group)}>
          <Heading as={`h${Math.min(level, 6)}` as HeadingType} id={ids.get(group)}>
            {group.label}
          </Heading>
          <Entries items={group.items} ids={ids} level={level + 1} />
        </section>
      ))}
    </>
  );
}

function Entry({item: {href, label, docId, className}}: {item: PropSidebarItemLink}): React.ReactNode {
  const description = useDocById(docId)?.description;
  return (
    <li>
      <Link to={href}>{label}</Link>
      {className?.split(' ').includes('deprecated') &&
        ` (${translate({id: 'paydocs.deprecated', message: 'deprecated'})})`}
      {description && <p>{description}</p>}
    </li>
  );
}
