import React from 'react';
import Link from '@docusaurus/Link';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useCurrentSidebarCategory, useDocById} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The index page of a category: every page of it in a plain list, however many there are. */
export default function StaticDocIndex({
  categoryGeneratedIndex: {title, description, navigation},
}: Props): React.ReactNode {
  const {items} = useCurrentSidebarCategory();
  return (
    <>
      <PageMetadata title={title} description={description} />
      <div className="row">
        <div className="col">
          <article>
            <DocBreadcrumbs />
            <div className="theme-doc-markdown markdown">
              <header>
                <Heading as="h1">{title}</Heading>
              </header>
              {description && <p>{description}</p>}
              <Entries items={items} />
            </div>
          </article>
          <DocPaginator previous={navigation.previous} next={navigation.next} />
        </div>
      </div>
    </>
  );
}

/** Links in a list; groups of links below, each with its heading. */
function Entries({items}: {items: PropSidebarItem[]}): React.ReactNode {
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
        <section key={group.label}>
          <h2>{group.label}</h2>
          <Entries items={group.items} />
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
      {className?.split(' ').includes('deprecated') && ' (deprecated)'}
      {description && <p>{description}</p>}
    </li>
  );
}
