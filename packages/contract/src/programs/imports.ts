import {getEditionFolders} from '@paydocs/core';
import type {Block} from '../types';

/** Programs of the guides that others can import. */
export interface ProgramIndex {
  /** Programs by the title of their block. Several pages can have a program with the same title. */
  byTitle: ReadonlyMap<string, readonly Block[]>;
  /** Programs that another program imports. */
  imported: ReadonlySet<Block>;
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
export function indexPrograms(blocks: readonly Block[]): ProgramIndex {
  const byTitle = new Map<string, Block[]>();
  for (const block of blocks) {
    const {title, part} = block.binding;
    if (title === undefined || part || !getStatement(block)) continue;
    byTitle.set(title, [...(byTitle.get(title) ?? []), block]);
  }
  const imported = new Set(blocks.flatMap((block) => findImports(block, {byTitle})));
  return {byTitle, imported};
}

/**
 * Finds the programs that a program imports, directly or indirectly. A program imports another block by its title. The
 * nearest block counts: from the same page, from the same version and language, from the pages that a translation
 * translates, or from any page. If several are equally near, or if there is none, the import is of a package.
 *
 * @param program - block with a program
 * @param index - programs of all guides
 * @returns the blocks with the imported programs
 */
export function findImports(program: Block, {byTitle}: Pick<ProgramIndex, 'byTitle'>): Block[] {
  const found: Block[] = [];
  const visit = (block: Block): void => {
    const {pattern, extension} = getStatement(block) ?? {extension: ''};
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
export function joinImports(program: Block, index: ProgramIndex): string {
  return [program.code, ...findImports(program, index).map(({code}) => code.replace(/^<\?php\b/, ''))].join('\n');
}

/** Chooses the nearest program with an imported title; `undefined` if there is none, or if several are equally near. */
function chooseImport({file}: Block, candidates: readonly Block[]): Block | undefined {
  const {folder, translates} = getEditionFolders(file) ?? {};
  const isIn = (other: string | undefined) => (block: Block) =>
    other !== undefined && getEditionFolders(block.file)?.folder === other;
  for (const isNear of [(block: Block) => block.file === file, isIn(folder), isIn(translates), () => true]) {
    const [only, ...others] = candidates.filter(isNear);
    if (only) return others.length === 0 ? only : undefined;
  }
  return undefined;
}

const getStatement = ({language}: Block): (typeof IMPORT_PATTERNS)[number] | undefined =>
  IMPORT_PATTERNS.find(({languages}) => languages.test(language));
