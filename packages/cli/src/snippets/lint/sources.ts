import {getOwnValue} from '@paydocs/core';
import {findSampleLanguage} from '@paydocs/reference/samples';
import {collectContent, extractScriptsAndUrls, type CodeBlock} from '@paydocs/contract';
import type {Guide} from '@paydocs/content';
import {parseBody} from '@paydocs/content/guides';

/** Program of a guide, as linters read it. */
export interface ProgramSource {
  /** Path of the guide. */
  file: string;
  /** Line of the guide on which the program starts. */
  line: number;
  /** `typescript`, `declarations`, or the ID of a sample language. */
  language: string;
  /** True if it runs in web pages. */
  isBrowser: boolean;
  /**
   * Words in the URLs of scripts that the page loads. A third-party script is assumed to declare a global with such a
   * name.
   */
  loads?: string[];
  code: string;
}

/** Languages whose types are checked, by names in code fences. */
const TYPED_LANGUAGES: Record<string, 'javascript' | 'typescript'> = {
  jsx: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  typescript: 'typescript',
};

/**
 * Extracts the programs of guides, except for those that are exempt or part of another program.
 *
 * @param guides - pages and partials
 */
export async function extractProgramSources(guides: readonly Guide[]): Promise<ProgramSource[]> {
  const sources: ProgramSource[] = [];
  for (const guide of guides) {
    const {tree} = await parseBody(guide);
    if (!tree) continue;
    for (const block of collectContent(tree, guide.text, guide.file, []).blocks) {
      const source = toProgramSource(block);
      if (source) sources.push(source);
    }
  }
  return sources;
}

function toProgramSource(block: CodeBlock): ProgramSource | undefined {
  const {binding, file, line, code} = block;
  if (binding.unchecked !== undefined || binding.part) return undefined;
  if (block.language === 'html' || block.language === 'vue') return joinScripts(block);
  const language = getOwnValue(TYPED_LANGUAGES, block.language) ?? findSampleLanguage(block.language)?.id;
  if (language === undefined || language === 'curl') return undefined;
  const isDeclarations = language === 'typescript' && /\.d\.ts$/.test(binding.title ?? '');
  return {file, line, language: isDeclarations ? 'declarations' : language, isBrowser: binding.browser === true, code};
}

/** Joins the scripts of a page into one program, because they share a scope. Each script keeps its lines. */
function joinScripts(block: CodeBlock): ProgramSource | undefined {
  const {scripts} = extractScriptsAndUrls(block);
  if (scripts.length === 0) return undefined;
  const lines = block.code.split('\n').map(() => '');
  for (const {code, line} of scripts) {
    code.split('\n').forEach((text, index) => {
      const lineIndex = line - block.line + index;
      lines[lineIndex] = `${lines[lineIndex] ?? ''}${text}`;
    });
  }
  const isTyped = scripts.some(({language}) => language === 'ts');
  const loads = [...block.code.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].flatMap(([, url = '']) =>
    url.split(/[^\w$]+/),
  );
  const {file, line} = block;
  return {file, line, language: isTyped ? 'typescript' : 'javascript', isBrowser: true, loads, code: lines.join('\n')};
}
