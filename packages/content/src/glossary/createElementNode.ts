import type {Emphasis, PhrasingContent} from 'mdast';

/**
 * Creates a Markdown node that renders as any HTML element. It's an `emphasis` node with another tag name.
 *
 * @param hName - tag name of the element
 * @param hProperties - its attributes, by their property names in hast
 * @param children - its content
 * @returns the node
 */
export function createElementNode(hName: string, hProperties: object, children: PhrasingContent[]): Emphasis {
  const data: object = {hName, hProperties};
  return {type: 'emphasis', data, children};
}
