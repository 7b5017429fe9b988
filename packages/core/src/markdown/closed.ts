import {defaultTreeAdapter as tree, html as names, parseFragment, serialize} from 'parse5';
import type {DefaultTreeAdapterTypes} from 'parse5';

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Where texts stand. */
const AROUND = tree.createElement('div', names.NS.HTML, []);
/** Parts of a list, and what it is: elsewhere, they would end the parts of the page's own lists. */
const LISTS: Readonly<Record<string, RegExp>> = {li: /^(?:ul|ol)$/, dt: /^dl$/, dd: /^dl$/};
/** No page shows what is deeper, and reading it would fill the stack. */
const TOO_DEEP = 1000;
/** What one reading moves, such as a link out of a link, another one may move further. */
const READINGS = 5;

/**
 * Ends each element of a text where a browser would, so that none ends an element of the page around it.
 *
 * @param html - safe HTML, whose elements may be open, closed twice, or where they can't be
 * @returns the same if a browser leaves each element where it is; otherwise what it would make of the text
 */
export function closed(html: string): string {
  if (depthOf(html) > TOO_DEEP) return html;
  let current = html;
  for (let reading = 0; reading < READINGS; reading += 1) {
    const root = parseFragment(AROUND, current, {scriptingEnabled: false});
    unwrap(root);
    const next = serialize(root);
    if (tagsOf(next) === tagsOf(current)) return current;
    current = next;
  }
  return current;
}

/** @returns how many elements of HTML stand inside of each other */
export function depthOf(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [, close, isVoid] of html.matchAll(/<(\/?)(?:(br|hr|img|input)\b)?[^>]*>/g)) {
    if (isVoid) continue;
    depth += close ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Which tags there are, in their order. Browsers add each `tbody` that is missing. */
const tagsOf = (html: string): string => (html.match(/<\/?(?!tbody\b)[a-z]\w*/g) ?? []).join();

function unwrap(parent: Parent): void {
  for (const node of [...parent.childNodes]) {
    if (!tree.isElementNode(node)) continue;
    unwrap(node);
    const holder = LISTS[node.tagName];
    if (!holder || holder.test(parent.nodeName)) continue;
    for (const child of [...node.childNodes]) {
      tree.detachNode(child);
      tree.insertBefore(parent, child, node);
    }
    tree.detachNode(node);
  }
}
