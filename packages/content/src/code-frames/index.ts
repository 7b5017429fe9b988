import path from 'node:path';
import {checkDiagram, renderDiagram, type Diagram} from '../diagrams';
import {isHandWritten, InputError, type Diagnostic} from '@paydocs/core';
import {renderScreen, checkScreen} from '../screens';
import {isPictureLanguage, createFrame, type CodeBlock} from './frame';
import {createComponentNode, collectNodes, replaceNodes, type TreeNode} from './tree';

/** A file in a unified pipeline. */
interface SourceFile {
  path: string;
}

export interface CodeFramesOptions {
  /** Name of the provider, whose participant or node is highlighted in diagrams. */
  provider: string;
}

/**
 * Highlights code blocks at build time, and renders blocks in the languages `mermaid` and `screen`. Each block becomes
 * a `CodeFrame`, `Diagram`, or `Screen` with its HTML in a string, so browsers load no highlighter or diagram library.
 *
 * @param options - see {@link CodeFramesOptions}
 * @returns a rehype transformer, which changes the tree in place and throws an `InputError` with the diagnostics of
 *   handwritten files; generated files may have invalid metadata
 */
export default function codeFrames({provider}: CodeFramesOptions): (tree: TreeNode, file: SourceFile) => Promise<void> {
  return async (tree, file) => {
    const diagnostics: Diagnostic[] = [];
    const report = (node: TreeNode, message: string, line = 0): void => {
      const start = node.position?.start.line ?? 1;
      diagnostics.push({file: path.relative(process.cwd(), file.path), line: start + line, message});
    };
    const diagrams = await renderDiagrams(tree, provider, report);
    replaceNodes(tree, (node) => {
      const block = getCodeBlock(node);
      if (!block) return undefined;
      const diagram = diagrams.get(node);
      if (diagram) return createComponentNode('Diagram', diagram);
      if (block.language === 'screen') {
        const blockDiagnostics = checkScreen(block);
        blockDiagnostics.forEach(({line, message}) => report(node, message, line));
        if (blockDiagnostics.length === 0) return createComponentNode('Screen', renderScreen(block));
      }
      const {frame, messages} = createFrame(block);
      if (!isPictureLanguage(block.language)) messages.forEach((message) => report(node, message));
      return createComponentNode('CodeFrame', frame);
    });
    if (diagnostics.length > 0 && isHandWritten(file.path)) throw new InputError(diagnostics, 'content/code-block');
  };
}

/**
 * Renders the blocks in the language `mermaid`. Reports a block that can't be rendered, and skips it.
 *
 * @returns the rendered diagrams by node
 */
async function renderDiagrams(
  tree: TreeNode,
  provider: string,
  report: (node: TreeNode, message: string, line: number) => void,
): Promise<Map<TreeNode, Diagram>> {
  const rendered = new Map<TreeNode, Diagram>();
  for (const node of collectNodes(tree)) {
    const block = getCodeBlock(node);
    if (block?.language !== 'mermaid') continue;
    const blockDiagnostics = await checkDiagram(block);
    blockDiagnostics.forEach(({line, message}) => report(node, message, line));
    if (blockDiagnostics.length > 0) continue;
    rendered.set(node, await renderDiagram(block, {provider, number: rendered.size + 1}));
  }
  return rendered;
}

/** Returns the code block of a `pre` node, or undefined for other nodes and for code with nested elements. */
function getCodeBlock(node: TreeNode): CodeBlock | undefined {
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
