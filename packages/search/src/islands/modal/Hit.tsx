import React, {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {SearchHit} from '../../types';
import {HighlightedText} from '../HighlightedText';

interface WithChildren {
  children?: ReactNode;
}

/**
 * Renders a hit as a link that includes the breadcrumb of its page. The buttons of a saved search are next to the link,
 * because screen readers don't announce them inside it, where DocSearch puts them.
 */
export function Hit({hit, children}: {hit: unknown; children: ReactNode}): React.JSX.Element {
  const {url, breadcrumb} = hit as SearchHit;
  const {content, buttons} = separateButtons(children);
  return (
    <>
      <div className="search-hit">
        <a href={url}>
          {renderAsText(content)}
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

/**
 * Replaces elements whose HTML DocSearch sets from the hit with elements that contain text, which needs no sanitizing.
 */
function renderAsText(node: ReactNode): ReactNode {
  if (!isValidElement<WithText>(node)) return node;
  const {attribute, className, hit, children} = node.props;
  if (attribute !== undefined && hit !== undefined)
    return (
      <span key={node.key} className={className}>
        <HighlightedText
          text={getString(hit, `_snippetResult.${attribute}.value`) ?? getString(hit, attribute) ?? ''}
        />
      </span>
    );
  return children === undefined ? node : cloneElement(node, {}, Children.map(children, renderAsText));
}

function getString(hit: object, path: string): string | undefined {
  let value: unknown = hit;
  for (const name of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** Separates the buttons from the content of a hit. They're the last child of the element that DocSearch renders. */
function separateButtons(children: ReactNode): {content: ReactNode; buttons: ReactNode} {
  if (!isValidElement<WithChildren>(children)) return {content: children, buttons: undefined};
  const parts = Children.toArray(children.props.children);
  const last = parts.at(-1);
  if (!hasButton(last)) return {content: children, buttons: undefined};
  return {content: cloneElement(children as ReactElement<WithChildren>, {}, parts.slice(0, -1)), buttons: last};
}

const hasButton = (node: ReactNode): boolean =>
  isValidElement<WithChildren>(node) &&
  (node.type === 'button' || Children.toArray(node.props.children).some((child) => hasButton(child)));
