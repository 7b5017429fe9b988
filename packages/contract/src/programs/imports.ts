import {getEditionFolders} from '@paydocs/core';
import type {CodeBlock} from '../types';

/** Programs of the guides that others can import. */
export interface ProgramIndex {
  /** Programs by the title of their block. Several pages can have a program with the same title. */
  byTitle: ReadonlyMap<string, readonly CodeBlock[]>;
  /** Programs that another program imports. */
  imported: ReadonlySet<CodeBlock>;
}

/** Patterns of statements that load a file next to the program. The first group captures the name of the file. */
const IMPORT_PATTERNS: {languages: RegExp; pattern: RegExp; extension: string}[] = [
  {languages: /^(?:m?js|jsx|tsx?|(?:java|type)script)$/, pattern: /\bfrom\s*['"]\.\/([\w.-]+)['"]/g, extension: ''},
  {languages: /^py(?:thon)?$/, pattern: /^(?:from|import)\s+(\w+)/gm, extension: '.py'},
  {languages: /^php$/, pattern: /\brequire(?:_once)?\s*\(?\s*__DIR__\s*\.\s*['"]\/([\w.-]+)['"]/g, extension: ''},
];

/**
 * Indexes the programs that others can import.
 *
 * @param blocks - blocks of all guides
 * @returns the programs with a title, which is their file name, and those that another program imports
 */
export function indexPrograms(blocks: readonly CodeBlock[]): ProgramIndex {
  const byTitle = new Map<string, CodeBlock[]>();
  for (const block of blocks) {
    const {title, part} = block.binding;
    if (title === undefined || part || !findImportPattern(block)) continue;
    byTitle.set(title, [...(byTitle.get(title) ?? []), block]);
  }
  const imported = new Set(blocks.flatMap((block) => findImports(block, {byTitle})));
  return {byTitle, imported};
}

/**
 * Finds the programs that a program imports, directly or indirectly. A program imports another block by its title. If
 * several blocks have the title, the search prefers the same page, then the same version and language, then the
 * originals of a translation, and then all other pages. If no block matches, or several match at the same step, the
 * import refers to a package.
 *
 * @param program - block with a program
 * @param index - programs of all guides
 * @returns the blocks with the imported programs
 */
export function findImports(program: CodeBlock, {byTitle}: Pick<ProgramIndex, 'byTitle'>): CodeBlock[] {
  const found: CodeBlock[] = [];
  const visit = (block: CodeBlock): void => {
    const {pattern, extension} = findImportPattern(block) ?? {extension: ''};
    for (const [, name = ''] of pattern ? block.code.matchAll(pattern) : []) {
      const imported = chooseImport(block, byTitle.get(name + extension) ?? []);
      if (!imported || imported === program || found.includes(imported)) continue;
      found.push(imported);
      visit(imported);
    }
  };
  visit(program);
  return found;
}

/**
 * Joins a program with the programs that it imports.
 *
 * @param program - block with a program
 * @param index - programs of all guides
 * @returns the code of the program, followed by the code of the others
 */
export function joinImports(program: CodeBlock, index: ProgramIndex): string {
  return [program.code, ...findImports(program, index).map(({code}) => code.replace(/^<\?php\b/, ''))].join('\n');
}

/** Chooses the nearest program with an imported title; `undefined` if there is none, or if several are equally near. */
function chooseImport({file}: CodeBlock, candidates: readonly CodeBlock[]): CodeBlock | undefined {
  const {folder, translates} = getEditionFolders(file) ?? {};
  const isIn = (other: string | undefined) => (block: CodeBlock) =>
    other !== undefined && getEditionFolders(block.file)?.folder === other;
  for (const isNear of [(block: CodeBlock) => block.file === file, isIn(folder), isIn(translates), () => true]) {
    const [only, ...others] = candidates.filter(isNear);
    if (only) return others.length === 0 ? only : undefined;
  }
  return undefined;
}

const findImportPattern = ({language}: CodeBlock): (typeof IMPORT_PATTERNS)[number] | undefined =>
  IMPORT_PATTERNS.find(({languages}) => languages.test(language));
