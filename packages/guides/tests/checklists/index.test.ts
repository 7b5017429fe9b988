import {createProcessor} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import checklists from '../../src/checklists';
import type {TreeNode} from '../../src/code-frames/tree';

/** The elements of a page, without their texts: `name(children)`. */
async function shape(markdown: string): Promise<string> {
  let tree: TreeNode | undefined;
  const keep = () => (root: TreeNode) => void (tree = root);
  const processor = createProcessor({format: 'md', remarkPlugins: [remarkGfm], rehypePlugins: [checklists, keep]});
  await processor.process(markdown);
  const show = (node: TreeNode): string => {
    const inside = (node.children ?? []).map(show).filter(Boolean).join(' ');
    const off = node.properties?.disabled === true ? ' off' : '';
    return node.tagName ? `${node.tagName}${off}${inside && `(${inside})`}` : inside;
  };
  return show(tree ?? {type: 'root'});
}

describe('checklists', () => {
  it('makes a box that can be ticked, in a label with all of its text', async () => {
    expect(await shape('- [ ] Save `key`\n- [x] Send [it](/a/)')).toBe('ul(li(label(input code)) li(label(input a)))');
  });

  it('finds the box in the paragraph of a loose list', async () => {
    expect(await shape('- [ ] One\n\n- [ ] Two')).toBe('ul(li(p(label(input))) li(p(label(input))))');
  });

  it('leaves lists below an item out of its label', async () => {
    expect(await shape('- [ ] One\n  - Below')).toBe('ul(li(label(input) ul(li)))');
  });

  it('leaves other lists as they are', async () => {
    expect(await shape('- One\n\n1. Two')).toBe('ul(li) ol(li)');
  });
});
