import {options} from 'preact';
import {createRoot, type Root} from 'react-dom/client';

type ElementProps = Record<string, unknown> & {children?: unknown};

/** Elements that may be in an SVG image, where Preact sets attributes instead of properties. */
const SVG_TEXT_ELEMENTS = new Set(['desc', 'style', 'text', 'textPath', 'title', 'tspan']);

const handleElement = options.vnode;
options.vnode = (vnode) => {
  handleElement?.(vnode);
  if (typeof vnode.type === 'string' && !SVG_TEXT_ELEMENTS.has(vnode.type)) setText(vnode.props as ElementProps);
};

/**
 * Makes Preact set an element's whole text, as React does, if the element contains nothing else. By default, Preact
 * changes the text node, which has no effect after a browser's translator has replaced the node.
 */
function setText(props: ElementProps): void {
  const texts: unknown[] = Array.isArray(props.children) ? props.children : [props.children];
  if (!texts.every((text) => typeof text === 'string' || typeof text === 'number')) return;
  delete props.children;
  props.textContent = texts.join('');
}

/** A root that an island renders its components into. */
export interface IslandRoot extends Root {
  /**
   * Unmounts the island, and runs the cleanup functions of its effects synchronously. By default, Preact runs them
   * after the next frame, when they could undo a later action, such as a jump to an anchor.
   */
  unmount: () => void;
}

/**
 * Creates the root of an island.
 *
 * @param container - element whose content the island replaces
 */
export function createIslandRoot(container: Element): IslandRoot {
  const root = createRoot(container);
  const unmount = (): void => {
    const {requestAnimationFrame: schedule} = options;
    options.requestAnimationFrame = (callback) => callback();
    try {
      root.unmount();
    } finally {
      options.requestAnimationFrame = schedule;
    }
  };
  return {render: (children) => root.render(children), unmount};
}
