import type {Nodes, Root} from 'mdast';
import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {DEEPEST, tooDeep} from '@paydocs/core/markdown/nesting';
import {explainMdx} from './explainMdx';
import type {Guide, Mistake} from './types';

/** The syntax tree, or why there is none. */
export interface ParsedBody {
  tree?: Root;
  /** What was compiled: offsets in the tree count in it. */
  source: string;
  mistakes: Mistake[];
}

/**
 * Compiles the Markdown of a page as Docusaurus does, `.mdx` as MDX 3 and `.md` as CommonMark.
 *
 * @param guide - a page
 * @returns its syntax tree, whose lines are those of the file; or the mistake for which it has none
 */
export function parseBody(guide: Guide): Promise<ParsedBody> {
  const key = `${guide.file}\n${guide.text}`;
  const parsed = known.get(key) ?? parse(guide);
  known.set(key, parsed);
  return parsed;
}

/** What was parsed before, by file and text: several checks read a page. */
const known = new Map<string, Promise<ParsedBody>>();

async function parse(guide: Guide): Promise<ParsedBody> {
  const format = guide.file.endsWith('.mdx') ? 'mdx' : 'md';
  let tree: Root | undefined;
  const keepTree = () => (parsed: Root) => {
    tree = structuredClone(parsed);
  };
  // Some of its packages load as ES modules alone.
  const {createProcessor} = await import('@mdx-js/mdx');
  const processor = createProcessor({format, remarkPlugins: [remarkFrontmatter, remarkDirective, remarkGfm, keepTree]});
  const source = preprocess(guide.text);
  try {
    const file = new VFile({path: guide.file, value: source});
    const parsed: Nodes = processor.parse(file);
    const deep = tooDeepIn(parsed);
    if (deep) {
      const {line, column} = deep.position?.start ?? {};
      return {source, mistakes: [{line, column, message: tooDeep('this page')}]};
    }
    // Its types know the end of the chain alone.
    await processor.run(parsed as never, file);
    return {tree, source, mistakes: []};
  } catch (error) {
    return {source, mistakes: [explainMdx(error, guide.text)]};
  }
}

/** The first part of a page that stands in too many others. Whoever goes into each by a call of its own comes no further. */
function tooDeepIn(tree: Nodes): Nodes | undefined {
  let level: Nodes[] = [tree];
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth++)
    level = level.flatMap((node) => ('children' in node ? (node.children as Nodes[]) : []));
  return level[0];
}

/** What Docusaurus changes in the text first, without moving a line. */
function preprocess(text: string): string {
  return escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text));
}
