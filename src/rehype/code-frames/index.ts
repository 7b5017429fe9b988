import path from 'node:path';
import {isHandWritten} from '../../lib/brand/markdown';
import {InputError, type InputProblem} from '../../lib/inputError';
import {makeFrame, type Block} from './frame';
import {componentNode, replaceNodes, type TreeNode} from './tree';

/** What unified tells about the file. */
interface File {
  path: string;
}

/**
 * Highlights the fenced code blocks of Markdown and MDX when pages are made. Each becomes a
 * `CodeFrame` with its HTML in one text, so that browsers get no highlighter and little script.
 *
 * @returns the plugin for rehype
 * @throws InputError that names every wrong word after a fence, in files that people write; in
 *   generated ones such words are somebody's text
 */
export default function codeFrames(): (tree: TreeNode, file: File) => void {
  return (tree, file) => {
    const problems: InputProblem[] = [];
    replaceNodes(tree, (node) => {
      const block = blockOf(node);
      if (!block) return undefined;
      const {frame, problems: found} = makeFrame(block);
      const place = {file: path.relative(process.cwd(), file.path), line: node.position?.start.line};
      problems.push(...found.map((message) => ({...place, message})));
      return componentNode('CodeFrame', frame);
    });
    if (problems.length > 0 && isHandWritten(file.path)) throw new InputError(problems);
  };
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
