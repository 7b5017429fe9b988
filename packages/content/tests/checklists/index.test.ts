import {createProcessor} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import checklists from '../../src/checklists';
import type {TreeNode} from '../../src/code-frames/tree';

/** Compiles a page, and returns its elements without their text: `name(children)`. */
async function renderOutline(markdown: string): Promise<string> {
  let tree: TreeNode | undefined;
  const captureTree = () => (root: TreeNode) => void (tree = root);
  const processor = createProcessor({
    format: 'md',
    remarkPlugins: [remarkGfm],
    rehypePlugins: [checklists, captureTree],
  });
  await processor.process(markdown);
  const toOutline = (node: TreeNode): string => {
    const inside = (node.children ?? []).map(toOutline).filter(Boolean).join(' ');
    const off = node.properties?.disabled === true ? ' off' : '';
    return node.tagName ? `${node.tagName}${off}${inside && `(${inside})`}` : inside;
  };
  return toOutline(tree ?? {type: 'root'});
}

describe('checklists', () => {
  it('enables checkboxes, and wraps each in a label with its text', async () => {
    expect(await renderOutline('- [ ] Save `key`\n- [x] Send [it](/a/)')).toBe(
      'ul(li(label(input code)) li(label(input a)))',
    );
  });

  it('finds checkboxes in the paragraphs of a loose list', async () => {
    expect(await renderOutline('- [ ] One\n\n- [ ] Two')).toBe('ul(li(p(label(input))) li(p(label(input))))');
  });

  it('keeps nested lists out of the label', async () => {
    expect(await renderOutline('- [ ] One\n  - Below')).toBe('ul(li(label(input) ul(li)))');
  });

  it('leaves other lists unchanged', async () => {
    expect(await renderOutline('- One\n\n1. Two')).toBe('ul(li) ol(li)');
  });
});
