/** A hast node, with the fields that the plugins use. */
export interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
  position?: {start: {line: number; column: number}};
}

/** An MDX component, with its props as attributes. */
export interface ComponentNode extends TreeNode {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: {type: 'mdxJsxAttribute'; name: string; value: string | null}[];
  children: [];
}

/**
 * Creates the node of a component in the syntax tree.
 *
 * @param name - name of the component
 * @param properties - props: strings, or `true` for an attribute without a value
 */
export function createComponentNode(name: string, properties: object): ComponentNode {
  const attributes = Object.entries(properties as Record<string, string | true>).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key,
    value: value === true ? null : value,
  }));
  return {type: 'mdxJsxFlowElement', name, attributes, children: []};
}

/** Replaces the descendants of `parent` for which `replacement` returns a node. */
export function replaceNodes(parent: TreeNode, replacement: (node: TreeNode) => TreeNode | undefined): void {
  parent.children = parent.children?.map((node) => {
    const other = replacement(node);
    if (!other) replaceNodes(node, replacement);
    return other ?? node;
  });
}

/** @returns a node and all its descendants */
export function collectNodes(node: TreeNode): TreeNode[] {
  return [node, ...(node.children ?? []).flatMap(collectNodes)];
}
