import {isProgramLanguage} from './checks/program';
import {findImports, type ProgramIndex} from './programs/imports';
import type {CodeBlock} from './types';

/**
 * Checks that the lines of a block with the word `part` are also in a program of the page, in the same order.
 *
 * @param block - block with the word `part`
 * @param pageBlocks - all blocks of the page
 * @param index - programs of all guides, because a program on the page can import that program
 * @returns a message if the block is invalid
 */
export function checkProgramPart(
  block: CodeBlock,
  pageBlocks: readonly CodeBlock[],
  index: ProgramIndex,
): string | undefined {
  if (!isProgramLanguage(block.language))
    return 'the word "part" is allowed only for programs in JavaScript, Python, or PHP. Delete it.';
  const programs = pageBlocks.filter(
    (each) =>
      each !== block && each.language === block.language && !each.binding.part && each.binding.unchecked === undefined,
  );
  if (programs.length === 0)
    return 'the word "part" means that these lines are from a longer program, but the page has no program in this language. Delete the word, or show the program.';
  const lines = getCodeLines(block.code);
  let missing = lines[0] ?? '';
  for (const {code} of programs.flatMap((program) => [program, ...findImports(program, index)])) {
    const found = findMissingLine(lines, getCodeLines(code));
    if (found === undefined) return undefined;
    missing = found;
  }
  return `the line "${missing.slice(0, 70)}" isn't in any program on this page, or is in a different order. Copy the lines from the program, or delete the word "part" to run the block by itself.`;
}

function getCodeLines(code: string): string[] {
  return code
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '' && !/^(?:\/\/|#|\/\*|\*|<\?php$)/.test(text));
}

function findMissingLine(lines: readonly string[], programLines: readonly string[]): string | undefined {
  let from = 0;
  for (const line of lines) {
    const index = programLines.indexOf(line, from);
    if (index === -1) return line;
    from = index + 1;
  }
  return undefined;
}
