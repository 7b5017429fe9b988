import path from 'node:path';
import {diagramMistakes, renderDiagram, takeOverDrawings, type Diagram} from '../diagrams';
import {isHandWritten} from '@paydocs/core/brand/markdown';
import {takeOverHighlights} from '@paydocs/core/highlight/kept';
import {InputError, type InputProblem} from '@paydocs/core/inputError';
import {renderScreen, screenMistakes} from '../screens';
import {isDrawn, makeFrame, type Block} from './frame';
import {componentNode, nodesOf, replaceNodes, type TreeNode} from './tree';

/** File that unified processes. */
interface File {
  path: string;
}

export interface CodeFramesOptions {
  /** Name of the provider, whose participant is highlighted in diagrams. */
  provider: string;
  /** Cache file of highlighted code from the generation. */
  highlights?: string;
  /** Cache file of rendered diagrams from the generation. */
  drawings?: string;
}

/**
 * Highlights the fenced code blocks of Markdown and MDX at build time, and renders those in the languages `mermaid` and `screen`. Each
 * becomes a `CodeFrame`, `Diagram`, or `Screen` with its HTML in one string, so browsers load no highlighter, no diagram library, and
 * little JavaScript.
 *
 * @param options - see {@link CodeFramesOptions}
 * @returns the rehype transformer, which throws an `InputError` with the diagnostics of handwritten files. In generated files, invalid
 *   words after a fence are content.
 */
export default function codeFrames({
  provider,
  highlights,
  drawings,
}: CodeFramesOptions): (tree: TreeNode, file: File) => Promise<void> {
  if (highlights) takeOverHighlights(highlights);
  if (drawings) takeOverDrawings(drawings);
  return async (tree, file) => {
    const diagnostics: InputProblem[] = [];
    const report = (node: TreeNode, message: string, line = 0): void => {
      const start = node.position?.start.line ?? 1;
      diagnostics.push({file: path.relative(process.cwd(), file.path), line: start + line, message});
    };
    const diagrams = await renderDiagrams(tree, provider, report);
    replaceNodes(tree, (node) => {
      const block = getBlock(node);
      if (!block) return undefined;
      const diagram = diagrams.get(node);
      if (diagram) return componentNode('Diagram', diagram);
      if (block.language === 'screen') {
        const blockDiagnostics = screenMistakes(block);
        blockDiagnostics.forEach(({line, message}) => report(node, message, line));
        if (blockDiagnostics.length === 0) return componentNode('Screen', renderScreen(block));
      }
      const {frame, problems: messages} = makeFrame(block);
      if (!isDrawn(block.language)) messages.forEach((message) => report(node, message));
      return componentNode('CodeFrame', frame);
    });
    if (diagnostics.length > 0 && isHandWritten(file.path)) throw new InputError(diagnostics);
  };
}

/**
 * Renders the blocks in the language `mermaid`. Reports a block that can't be rendered, and leaves it as code.
 *
 * @returns the rendered diagrams by node
 */
async function renderDiagrams(
  tree: TreeNode,
  provider: string,
  report: (node: TreeNode, message: string, line: number) => void,
): Promise<Map<TreeNode, Diagram>> {
  const rendered = new Map<TreeNode, Diagram>();
  for (const node of nodesOf(tree)) {
    const block = getBlock(node);
    if (block?.language !== 'mermaid') continue;
    const blockDiagnostics = await diagramMistakes(block);
    blockDiagnostics.forEach(({line, message}) => report(node, message, line));
    if (blockDiagnostics.length > 0) continue;
    rendered.set(node, await renderDiagram(block, {provider, number: rendered.size + 1}));
  }
  return rendered;
}

/** @returns the code block of a `pre` node */
function getBlock(node: TreeNode): Block | undefined {
  const [code, ...others] = node.children ?? [];
  if (node.tagName !== 'pre' || code?.tagName !== 'code' || others.length > 0) return undefined;
  const pieces = code.children ?? [];
  if (pieces.some(({type}) => type !== 'text')) return undefined; // HTML in the source
  const {className, metastring} = code.properties ?? {};
  const language = [className].flat().find((name) => String(name).startsWith('language-'));
  return {
    code: pieces
      .map(({value}) => value)
      .join('')
      .replace(/\n$/, ''),
    language: language === undefined ? '' : String(language).slice('language-'.length),
    meta: typeof metastring === 'string' ? metastring : '',
  };
}
