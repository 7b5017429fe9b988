/** The parts of a hast tree that matter here. */
export interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
  position?: {start: {line: number; column: number}};
}

/** A component of MDX, with attributes for its properties. */
export interface ComponentNode extends TreeNode {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: {type: 'mdxJsxAttribute'; name: string; value: string | null}[];
  children: [];
}

/**
 * @param name - of the component
 * @param properties - texts, and `true` for what is merely set
 * @returns the component as a node
 */
export function componentNode(name: string, properties: object): ComponentNode {
  const attributes = Object.entries(properties as Record<string, string | true>).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key,
    value: value === true ? null : value,
  }));
  return {type: 'mdxJsxFlowElement', name, attributes, children: []};
}

/** Replaces nodes below `parent`: those for which `replacement` gives another. */
export function replaceNodes(parent: TreeNode, replacement: (node: TreeNode) => TreeNode | undefined): void {
  parent.children = parent.children?.map((node) => {
    const other = replacement(node);
    if (!other) replaceNodes(node, replacement);
    return other ?? node;
  });
}

/** @returns a node and all below it */
export function nodesOf(node: TreeNode): TreeNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}
