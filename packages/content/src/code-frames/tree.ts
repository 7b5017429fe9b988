/** A hast node, with the fields that the plugins use. */
export interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
  position?: {start: {line: number; column: number}};
}

/** A component without children in the syntax tree of MDX. */
export interface ComponentNode extends TreeNode {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: {type: 'mdxJsxAttribute'; name: string; value: string | null}[];
  children: [];
}

/**
 * Creates a node for a component without children.
 *
 * @param name - name of the component
 * @param properties - its props by name: strings, or `true` for an attribute without a value
 */
export function createComponentNode(name: string, properties: object): ComponentNode {
  const attributes = Object.entries(properties as Record<string, string | true>).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key,
    value: value === true ? null : value,
  }));
  return {type: 'mdxJsxFlowElement', name, attributes, children: []};
}

/** Replaces each descendant of `parent` for which `replacement` returns a node. Doesn't visit replaced nodes. */
export function replaceNodes(parent: TreeNode, replacement: (node: TreeNode) => TreeNode | undefined): void {
  parent.children = parent.children?.map((node) => {
    const other = replacement(node);
    if (!other) replaceNodes(node, replacement);
    return other ?? node;
  });
}

/** Collects a node and all its descendants, in document order. */
export function collectNodes(node: TreeNode): TreeNode[] {
  return [node, ...(node.children ?? []).flatMap(collectNodes)];
}
