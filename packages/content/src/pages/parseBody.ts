import type {Nodes, Root} from 'mdast';
import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {MAX_NESTING_DEPTH, formatTooDeepMessage} from '@paydocs/core/html';
import {explainMdxError} from './explainMdxError';
import type {Guide, PageDiagnostic} from './types';

/** Result of parsing a page: its syntax tree, or the diagnostics if it can't be parsed. */
export interface ParsedBody {
  tree?: Root;
  /** Preprocessed source. Offsets in the tree refer to it. */
  source: string;
  diagnostics: PageDiagnostic[];
}

/**
 * Parses the Markdown of a page as Docusaurus does: `.mdx` as MDX 3 (https://mdxjs.com/docs/what-is-mdx/), and `.md` as
 * CommonMark (https://spec.commonmark.org/). Caches the result, so callers must not change the tree.
 *
 * @param guide - a page or partial
 * @returns the syntax tree, with the line numbers of the file, or the diagnostic if the page can't be parsed
 */
export function parseBody(guide: Guide): Promise<ParsedBody> {
  const key = `${guide.file}\n${guide.text}`;
  const parsed = cache.get(key) ?? parseUncached(guide);
  cache.set(key, parsed);
  return parsed;
}

/** Results by file and content. Several checks parse each page. */
const cache = new Map<string, Promise<ParsedBody>>();

async function parseUncached(guide: Guide): Promise<ParsedBody> {
  const format = guide.file.endsWith('.mdx') ? 'mdx' : 'md';
  let tree: Root | undefined;
  const captureTree = () => (parsed: Root) => {
    tree = structuredClone(parsed);
  };
  // Some of its dependencies are ES modules only.
  const {createProcessor} = await import('@mdx-js/mdx');
  const processor = createProcessor({
    format,
    remarkPlugins: [remarkFrontmatter, remarkDirective, remarkGfm, captureTree],
  });
  const source = preprocess(guide.text);
  try {
    const file = new VFile({path: guide.file, value: source});
    const parsed: Nodes = processor.parse(file);
    const tooDeepNode = findTooDeepNode(parsed);
    if (tooDeepNode) {
      const {line, column} = tooDeepNode.position?.start ?? {};
      return {source, diagnostics: [{line, column, message: formatTooDeepMessage('this page')}]};
    }
    // The types of `run` only cover the final tree of the chain.
    await processor.run(parsed as never, file);
    return {tree, source, diagnostics: []};
  } catch (error) {
    return {source, diagnostics: [explainMdxError(error, guide.text)]};
  }
}

/** Returns the first node that's nested too deeply for recursive functions, or undefined if there's none. */
function findTooDeepNode(tree: Nodes): Nodes | undefined {
  let level: Nodes[] = [tree];
  for (let depth = 0; depth <= MAX_NESTING_DEPTH && level.length > 0; depth++)
    level = level.flatMap((node) => ('children' in node ? (node.children as Nodes[]) : []));
  return level[0];
}

/** Preprocesses Markdown as Docusaurus does. Line numbers don't change. */
function preprocess(text: string): string {
  return escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text));
}
