import React, {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchHit} from '../../contract';

interface WithChildren {
  children?: ReactNode;
}

/**
 * A hit with the breadcrumb of its page: a link, and beside it the buttons of a search that is kept. DocSearch
 * has the buttons inside of the link, where they are not told to who hears the page.
 */
export function Hit({hit, children}: {hit: unknown; children: ReactNode}): React.JSX.Element {
  const {url, breadcrumb} = hit as SearchHit;
  const {content, buttons} = takeButtons(children);
  return (
    <>
      <div className="search-hit">
        <Link to={url}>
          {content}
          {breadcrumb?.length > 1 && <span className="search-breadcrumb">{breadcrumb.slice(1).join(' › ')}</span>}
        </Link>
      </div>
      {buttons && <div className="search-hit-buttons">{buttons}</div>}
    </>
  );
}

/** What DocSearch puts into a hit: one element, whose last child holds the buttons if there are any. */
function takeButtons(children: ReactNode): {content: ReactNode; buttons: ReactNode} {
  if (!isValidElement<WithChildren>(children)) return {content: children, buttons: undefined};
  const parts = Children.toArray(children.props.children);
  const last = parts.at(-1);
  if (!hasButton(last)) return {content: children, buttons: undefined};
  return {content: cloneElement(children as ReactElement<WithChildren>, {}, parts.slice(0, -1)), buttons: last};
}

const hasButton = (node: ReactNode): boolean =>
  isValidElement<WithChildren>(node) &&
  (node.type === 'button' || Children.toArray(node.props.children).some((child) => hasButton(child)));
