import React, {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {SearchHit} from '../../contract';
import {Marked} from '../Marked';

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
        <a href={url}>
          {withTexts(content)}
          {breadcrumb?.length > 1 && <span className="search-breadcrumb">{breadcrumb.slice(1).join(' › ')}</span>}
        </a>
      </div>
      {buttons && <div className="search-hit-buttons">{buttons}</div>}
    </>
  );
}

interface WithText extends WithChildren {
  attribute?: string;
  className?: string;
  hit?: object;
}

/** DocSearch sets the texts of a hit as HTML; here they are text, in which nothing has to be made safe. */
function withTexts(node: ReactNode): ReactNode {
  if (!isValidElement<WithText>(node)) return node;
  const {attribute, className, hit, children} = node.props;
  if (attribute !== undefined && hit !== undefined)
    return (
      <span key={node.key} className={className}>
        <Marked text={textOf(hit, `_snippetResult.${attribute}.value`) ?? textOf(hit, attribute) ?? ''} />
      </span>
    );
  return children === undefined ? node : cloneElement(node, {}, Children.map(children, withTexts));
}

function textOf(hit: object, path: string): string | undefined {
  let value: unknown = hit;
  for (const name of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
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
