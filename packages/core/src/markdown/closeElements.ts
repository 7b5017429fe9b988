import {defaultTreeAdapter as tree, html as names, parseFragment, serialize} from 'parse5';
import type {DefaultTreeAdapterTypes} from 'parse5';

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Context element of the parser: the kind of element that contains rendered descriptions. */
const CONTEXT_ELEMENT = tree.createElement('div', names.NS.HTML, []);
/** List items with their valid parents. Elsewhere, they would close items of the page's own lists. */
const LIST_ITEM_PARENTS: Readonly<Record<string, RegExp>> = {li: /^(?:ul|ol)$/, dt: /^dl$/, dd: /^dl$/};
/** Maximum nesting depth. Deeper HTML is returned unchanged, because parsing it would overflow the stack. */
const MAX_DEPTH = 1000;
/**
 * Maximum number of parser passes. An element that one pass moves, such as a link out of a link, may move again in the
 * next.
 */
const MAX_PASSES = 5;

/**
 * Closes each element where a browser would, so that no element closes one of the surrounding page.
 *
 * @param html - safe HTML whose elements may be unclosed, closed twice, or in invalid positions
 * @returns the same HTML if it's valid or deeper than {@link MAX_DEPTH}; otherwise, the HTML that a browser builds from
 *   it
 */
export function closeElements(html: string): string {
  if (getNestingDepth(html) > MAX_DEPTH) return html;
  let current = html;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const root = parseFragment(CONTEXT_ELEMENT, current, {scriptingEnabled: false});
    unwrapMisplacedListItems(root);
    const next = serialize(root);
    if (joinTagNames(next) === joinTagNames(current)) return current;
    current = next;
  }
  return current;
}

/** Returns the maximum nesting depth of HTML elements. */
export function getNestingDepth(html: string): number {
  let [depth, maxDepth] = [0, 0];
  for (const [, close, isVoid] of html.matchAll(/<(\/?)(?:(br|hr|img|input)\b)?[^>]*>/g)) {
    if (isVoid) continue;
    depth += close ? -1 : 1;
    maxDepth = Math.max(maxDepth, depth);
  }
  return maxDepth;
}

/** Joins the names of all tags in order, such as `<p,</p`, for comparison. Omits `tbody`, which browsers add. */
const joinTagNames = (html: string): string => (html.match(/<\/?(?!tbody\b)[a-z]\w*/g) ?? []).join();

function unwrapMisplacedListItems(parent: Parent): void {
  for (const node of [...parent.childNodes]) {
    if (!tree.isElementNode(node)) continue;
    unwrapMisplacedListItems(node);
    const validParent = LIST_ITEM_PARENTS[node.tagName];
    if (!validParent || validParent.test(parent.nodeName)) continue;
    for (const child of [...node.childNodes]) {
      tree.detachNode(child);
      tree.insertBefore(parent, child, node);
    }
    tree.detachNode(node);
  }
}
