import path from 'node:path';
import {diagramMistakes, renderDiagram, takeOverDrawings, type Diagram} from '../diagrams';
import {isHandWritten} from '@paydocs/core/brand/markdown';
import {takeOverHighlights} from '@paydocs/core/highlight/kept';
import {InputError, type InputProblem} from '@paydocs/core/inputError';
import {renderScreen, screenMistakes} from '../screens';
import {isDrawn, makeFrame, type Block} from './frame';
import {componentNode, nodesOf, replaceNodes, type TreeNode} from './tree';

/** What unified tells about the file. */
interface File {
  path: string;
}

export interface CodeFramesOptions {
  /** The provider's name: in diagrams, its participant stands out. */
  provider: string;
  /** File of the code that the generation has highlighted. */
  highlights?: string;
  /** File of the diagrams that it has drawn. */
  drawings?: string;
}

/**
 * Highlights the fenced code blocks of Markdown and MDX when pages are made, and draws those in the
 * languages mermaid and screen. Each becomes a `CodeFrame`, `Diagram` or `Screen` with its HTML in one text, so that
 * browsers get no highlighter, no library for diagrams and little script.
 *
 * @param options - the provider, and files of what is made already
 * @returns the plugin for rehype
 * @throws InputError that names every wrong word after a fence, in files that people write; in
 *   generated ones such words are somebody's text
 */
export default function codeFrames({
  provider,
  highlights,
  drawings,
}: CodeFramesOptions): (tree: TreeNode, file: File) => Promise<void> {
  if (highlights) takeOverHighlights(highlights);
  if (drawings) takeOverDrawings(drawings);
  return async (tree, file) => {
    const problems: InputProblem[] = [];
    const tell = (node: TreeNode, message: string, line = 0): void => {
      const start = node.position?.start.line ?? 1;
      problems.push({file: path.relative(process.cwd(), file.path), line: start + line, message});
    };
    const diagrams = await drawDiagrams(tree, provider, tell);
    replaceNodes(tree, (node) => {
      const block = blockOf(node);
      if (!block) return undefined;
      const diagram = diagrams.get(node);
      if (diagram) return componentNode('Diagram', diagram);
      if (block.language === 'screen') {
        const mistakes = screenMistakes(block);
        mistakes.forEach(({line, message}) => tell(node, message, line));
        if (mistakes.length === 0) return componentNode('Screen', renderScreen(block));
      }
      const {frame, problems: found} = makeFrame(block);
      if (!isDrawn(block.language)) found.forEach((message) => tell(node, message));
      return componentNode('CodeFrame', frame);
    });
    if (problems.length > 0 && isHandWritten(file.path)) throw new InputError(problems);
  };
}

/**
 * Draws the blocks in the language mermaid. One that can't be drawn is told of, and stays code.
 *
 * @returns what was drawn, by node
 */
async function drawDiagrams(
  tree: TreeNode,
  provider: string,
  tell: (node: TreeNode, message: string, line: number) => void,
): Promise<Map<TreeNode, Diagram>> {
  const drawn = new Map<TreeNode, Diagram>();
  for (const node of nodesOf(tree)) {
    const block = blockOf(node);
    if (block?.language !== 'mermaid') continue;
    const mistakes = await diagramMistakes(block);
    mistakes.forEach(({line, message}) => tell(node, message, line));
    if (mistakes.length > 0) continue;
    drawn.set(node, await renderDiagram(block, {provider, number: drawn.size + 1}));
  }
  return drawn;
}

/** @returns the code block that a node is */
function blockOf(node: TreeNode): Block | undefined {
  const [code, ...others] = node.children ?? [];
  if (node.tagName !== 'pre' || code?.tagName !== 'code' || others.length > 0) return undefined;
  const pieces = code.children ?? [];
  if (pieces.some(({type}) => type !== 'text')) return undefined; // HTML that somebody wrote
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
