import type {Emphasis, PhrasingContent} from 'mdast';

/**
 * Creates an HTML element that Markdown doesn't have, as an `emphasis` node with another name.
 *
 * @param hName - name of the element
 * @param hProperties - its attributes, by their names in hast
 * @param children - its content
 * @returns the node
 */
export function createElement(hName: string, hProperties: object, children: PhrasingContent[]): Emphasis {
  const data: object = {hName, hProperties};
  return {type: 'emphasis', data, children};
}
