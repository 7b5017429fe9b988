import {contentOf} from '@paydocs/contract/blocks';
import {readHtml} from '@paydocs/contract/checks/html';
import type {Block} from '@paydocs/contract/types';
import type {Guide} from '@paydocs/guides/pages/types';
import {parseBody} from '@paydocs/guides/pages/parseBody';

/** A program of a guide, as a linter reads it. */
export interface Source {
  /** The guide. */
  file: string;
  /** The line of the guide where its first line stands. */
  line: number;
  language: 'javascript' | 'typescript' | 'declarations' | 'python' | 'php';
  /** It runs in web pages. */
  isBrowser: boolean;
  /** Words in the URLs of scripts that its page loads: a script of others is called as what it declares. */
  loads?: string[];
  code: string;
}

const LANGUAGES: Record<string, Source['language']> = {
  js: 'javascript',
  mjs: 'javascript',
  jsx: 'javascript',
  javascript: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  typescript: 'typescript',
  py: 'python',
  python: 'python',
  php: 'php',
};

/**
 * @param guides - pages
 * @returns their programs, without those that are exempt or stand in another one
 */
export async function sourcesOf(guides: readonly Guide[]): Promise<Source[]> {
  const sources: Source[] = [];
  for (const guide of guides) {
    const {tree} = await parseBody(guide);
    if (!tree) continue;
    for (const block of contentOf(tree, guide.text, guide.file, []).blocks) {
      const source = sourceOf(block);
      if (source) sources.push(source);
    }
  }
  return sources;
}

function sourceOf(block: Block): Source | undefined {
  const {binding, file, line, code} = block;
  if (binding.unchecked !== undefined || binding.part) return undefined;
  if (block.language === 'html' || block.language === 'vue') return scriptOf(block);
  const language = LANGUAGES[block.language];
  if (language === undefined) return undefined;
  const isDeclarations = language === 'typescript' && /\.d\.ts$/.test(binding.title ?? '');
  return {file, line, language: isDeclarations ? 'declarations' : language, isBrowser: binding.browser === true, code};
}

/** The scripts of a page see each other: they are one program, at the lines where they stand. */
function scriptOf(block: Block): Source | undefined {
  const {scripts} = readHtml(block);
  if (scripts.length === 0) return undefined;
  const lines = block.code.split('\n').map(() => '');
  for (const {code, line} of scripts) {
    code.split('\n').forEach((text, index) => {
      const at = line - block.line + index;
      lines[at] = `${lines[at] ?? ''}${text}`;
    });
  }
  const isTyped = scripts.some(({language}) => language === 'ts');
  const loads = [...block.code.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].flatMap(([, url = '']) =>
    url.split(/[^\w$]+/),
  );
  const {file, line} = block;
  return {file, line, language: isTyped ? 'typescript' : 'javascript', isBrowser: true, loads, code: lines.join('\n')};
}
