import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type {PropSidebarItem, PropSidebarItemCategory, PropSidebarItemHtml} from '@docusaurus/plugin-content-docs';
import {isActiveSidebarItem, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {isProduction} from '../../isProduction';
import IconExternalLink from '@theme/Icon/ExternalLink';
import {getGroupedNeighbors, MAX_LINKS} from './neighbors';
import styles from './styles.module.css';

interface Props {
  items: PropSidebarItem[];
  /** Path of the current page. */
  pathname: string;
  /** True if the sidebar has so few links that each page contains all of them. */
  isShort: boolean;
  level: number;
}

/** Renders the items of a sidebar, with the classic theme's classes. */
export function Menu({items, pathname, isShort, level}: Props): React.ReactNode {
  const visible = useVisibleSidebarItems(items, pathname);
  return visible.map((item, index) =>
    item.type === 'category' ? (
      <Category key={index} {...{item, pathname, isShort, level}} />
    ) : item.type === 'link' ? (
      <li
        key={index}
        className={clsx(
          ThemeClassNames.docs.docSidebarItemLink,
          ThemeClassNames.docs.docSidebarItemLinkLevel(level),
          'menu__list-item',
          item.className,
        )}
      >
        <MenuLink href={item.href} label={item.label} isCurrent={isSamePath(item.href, pathname)} />
      </li>
    ) : (
      <HtmlItem key={index} item={item} level={level} />
    ),
  );
}

/** Renders a sidebar item that is HTML from a writer. */
function HtmlItem({item, level}: {item: PropSidebarItemHtml; level: number}): React.ReactNode {
  const {value, defaultStyle, className} = item;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        defaultStyle && `menu__list-item ${styles.html}`,
        className,
      )}
      dangerouslySetInnerHTML={{__html: value}}
    />
  );
}

interface CategoryProps extends Omit<Props, 'items'> {
  item: PropSidebarItemCategory;
}

function Category({item, pathname, isShort, level}: CategoryProps): React.ReactNode {
  const {label, href, className, collapsible} = item;
  const isCurrent = isSamePath(href, pathname);
  const isOpen = isActiveSidebarItem(item, pathname);
  const pages = (
    <ul className="menu__list">
      <Menu items={item.items} {...{pathname, isShort}} level={level + 1} />
    </ul>
  );
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        styles.category,
        className,
      )}
    >
      {collapsible && href === undefined ? (
        <details open={isOpen || !item.collapsed}>
          <summary className={clsx('menu__link', styles.group)}>{label}</summary>
          {pages}
        </details>
      ) : (
        <>
          <div className={clsx('menu__list-item-collapsible', isCurrent && 'menu__list-item-collapsible--active')}>
            {href === undefined ? (
              <span className="menu__link">{label}</span>
            ) : (
              <MenuLink href={href} label={label} isCurrent={isCurrent} />
            )}
          </div>
          {!collapsible || href === undefined ? (
            pages
          ) : (
            <Pages {...{item, pathname, isShort, level, href, isCurrent, isOpen}} />
          )}
        </>
      )}
    </li>
  );
}

/**
 * Renders the links of a category with an index page. A long sidebar omits some, which the shell fetches from the index
 * page when the reader opens the category. The preview renders all links, because its pages have no static HTML.
 */
function Pages({item, pathname, isShort, level, href, isCurrent, isOpen}: CategoryProps & PagesProps): React.ReactNode {
  const {items, label} = item;
  const isUnlimited = isCurrent || isShort || !isProduction;
  const neighbors = getGroupedNeighbors(
    items,
    (candidate) => isActiveSidebarItem(candidate, pathname),
    isUnlimited ? Infinity : MAX_LINKS,
  );
  const listed = isUnlimited || isOpen ? neighbors.listed : [];
  const isComplete = neighbors.isComplete && listed.length > 0;
  return (
    <details open={isOpen} data-menu={href.replace(/\/?$/, '/')} data-complete={isComplete ? '' : undefined}>
      <summary
        className={styles.caret}
        aria-label={translate({id: 'paydocs.menu.pagesOf', message: 'Pages of {label}'}, {label})}
      />
      <ul className="menu__list">
        {!isComplete && (
          <li className="menu__list-item">
            <MenuLink
              href={href}
              label={translate({id: 'paydocs.menu.all', message: 'All {count}'}, {count: neighbors.count})}
              isCurrent={false}
            />
          </li>
        )}
        <Menu items={[...listed]} {...{pathname, isShort}} level={level + 1} />
      </ul>
    </details>
  );
}

interface PagesProps {
  href: string;
  isCurrent: boolean;
  isOpen: boolean;
}

function MenuLink({href, label, isCurrent}: {href: string; label: string; isCurrent: boolean}): React.ReactNode {
  return (
    <Link
      to={href}
      className={clsx('menu__link', isCurrent && 'menu__link--active')}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span>{label}</span>
      {!isInternalUrl(href) && <IconExternalLink />}
    </Link>
  );
}
