import type {PageDiagnostic} from './types';

/** An error of the MDX compiler (https://github.com/vfile/vfile-message). */
interface MdxMessage {
  reason: string;
  line?: number;
  column?: number;
}

const BACKTICKS_HINT = 'To show it as text, put it in backticks.';

/**
 * Explanations of compiler messages for writers. The groups of a pattern are passed to its `explain` function. `line`
 * is the index of the group with the line number, if the error belongs on a line other than the compiler's.
 */
const EXPLANATIONS: [pattern: RegExp, explain: (...groups: string[]) => string, line?: number][] = [
  [
    /^Expected a closing tag for `<([^>`]*)>` \((\d+):\d+/,
    (name) => `the tag <${name}> isn't closed. Add </${name}> after its content, on a separate line. ${BACKTICKS_HINT}`,
    2,
  ],
  [
    /^Unexpected closing tag `<\/([^>`]*)>`, expected corresponding closing tag for `<([^>`]*)>` \((\d+)/,
    (name, open, line) =>
      `</${name}> has no matching tag here: <${open}> on line ${line} is still open. Add </${open}> before </${name}>.`,
  ],
  [
    /^Unexpected closing slash `\/` in tag/,
    () => `this closing tag has no opening tag. Delete it, or add the opening tag before it. ${BACKTICKS_HINT}`,
  ],
  [/^Unexpected character `!`/, () => "MDX doesn't support <!-- --> comments. Write {/* comment */}."],
  [
    /attribute/,
    () => 'the tag has an incomplete attribute. Write name="value", with both quotes, and close the tag with ">".',
  ],
  [
    /^Unexpected (?:end of file|character .*) in expression|expected a corresponding closing brace for `\{`/,
    () =>
      'the brace "{" isn\'t closed. Add "}", or put a backslash before the brace to show it. In code, neither is needed.',
  ],
  [
    /^Could not parse import\/exports/,
    () =>
      'a line that starts with "import" or "export" is read as code, but this isn\'t valid code. Correct it, or start the line with another word.',
  ],
  [
    /^Could not parse expression/,
    () =>
      "the text in braces is read as code, but it isn't valid code. To show it as text, put a backslash before each brace, or put it in backticks.",
  ],
  [
    /^Unexpected character|^Unexpected end of file|^Unexpected lazy line/,
    () =>
      `the tag that starts with "<" here is incomplete. To show a less-than sign, put a backslash before the "<". ${BACKTICKS_HINT}`,
  ],
];

/**
 * Converts an error of the MDX compiler to a diagnostic for writers.
 *
 * @param error - value that the MDX compiler threw
 * @param text - content of the page, to find a quote or brace that isn't closed
 * @returns the diagnostic, with a hint
 * @throws the error itself if it isn't from the compiler
 */
export function explainMdxError(error: unknown, text: string): PageDiagnostic {
  if (!isMdxMessage(error)) throw error;
  const {reason, line, column} = error;
  for (const [pattern, explain, lineGroup] of EXPLANATIONS) {
    const match = pattern.exec(reason);
    if (match) {
      const [, ...groups] = match;
      const opening = lineGroup === undefined ? findUnclosedDelimiterLine(reason, text) : Number(match[lineGroup]);
      return {...(opening === undefined ? {line, column} : {line: opening}), message: explain(...groups)};
    }
  }
  return {line, column, message: `${reason.replace(/\.?$/, '.')} ${BACKTICKS_HINT}`};
}

/** Returns the number, from 1, of the first line with an unclosed quote or brace, or undefined for other errors. */
function findUnclosedDelimiterLine(reason: string, text: string): number | undefined {
  if (!reason.startsWith('Unexpected end of file')) return undefined;
  const [openingSign, closingSign] = reason.includes('attribute') ? ['"', '"'] : ['{', '}'];
  const count = (line: string, sign: string): number => line.split(sign).length - 1;
  const isOpen = (line: string): boolean =>
    openingSign === closingSign
      ? /<[A-Za-z]/.test(line) && count(line, openingSign) % 2 === 1
      : count(line, openingSign) > count(line, closingSign);
  const index = text.split('\n').findIndex((line) => isOpen(line.replace(/`[^`]*`|\\./g, '')));
  return index === -1 ? undefined : index + 1;
}

function isMdxMessage(error: unknown): error is MdxMessage {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}
