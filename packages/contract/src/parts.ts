import {isProgram} from './checks/program';
import type {Block} from './types';

/**
 * A block that is part of a longer program holds lines of it, in its order.
 *
 * @param block - a block with the word `part`
 * @param others - the blocks of its page
 * @returns what is wrong with it
 */
export function partMistake(block: Block, others: readonly Block[]): string | undefined {
  if (!isProgram(block.language)) return 'the word "part" is only for programs in JavaScript, Python, or PHP.';
  const programs = others.filter(
    (each) =>
      each !== block && each.language === block.language && !each.binding.part && each.binding.unchecked === undefined,
  );
  if (programs.length === 0)
    return 'the word "part" means that these lines are from a longer program, but the page has none in this language. Delete the word, or show the program.';
  const lines = linesOf(block.code);
  let missing = lines[0] ?? '';
  for (const {code} of programs) {
    const found = firstMissing(lines, linesOf(code));
    if (found === undefined) return undefined;
    missing = found;
  }
  return `the line "${missing.slice(0, 70)}" isn't in any program on this page, or is in a different order. Copy the lines from the program, or delete the word "part" to run the block by itself.`;
}

function linesOf(code: string): string[] {
  return code
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '' && !/^(?:\/\/|#|\/\*|\*|<\?php$)/.test(text));
}

function firstMissing(lines: readonly string[], whole: readonly string[]): string | undefined {
  let from = 0;
  for (const line of lines) {
    const index = whole.indexOf(line, from);
    if (index === -1) return line;
    from = index + 1;
  }
  return undefined;
}
