import type {Mistake} from './types';

/** What the compiler of MDX tells about a mistake (vfile-message). */
interface MdxMessage {
  reason: string;
  line?: number;
  column?: number;
}

const AS_TEXT = 'To show it as text, put it in backticks.';

/** What a message of the compiler means to a writer. The groups of the pattern are its names and places. */
const MEANINGS: [pattern: RegExp, explain: (...groups: string[]) => string, line?: number][] = [
  [
    /^Expected a closing tag for `<([^>`]*)>` \((\d+):\d+/,
    (name) => `the tag <${name}> isn't closed. Add </${name}> after its content, on a separate line. ${AS_TEXT}`,
    2,
  ],
  [
    /^Unexpected closing tag `<\/([^>`]*)>`, expected corresponding closing tag for `<([^>`]*)>` \((\d+)/,
    (name, open, line) =>
      `</${name}> has no matching tag here: <${open}> on line ${line} is still open. Add </${open}> before it.`,
  ],
  [
    /^Unexpected closing slash `\/` in tag/,
    () => `this closing tag has no opening tag. Delete it, or add the opening tag before it. ${AS_TEXT}`,
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
    () => 'a line that starts with "import" or "export" is read as code. Start the line with another word.',
  ],
  [
    /^Could not parse expression/,
    () =>
      "the text in braces is read as code, but isn't code. To show it as text, put a backslash before each brace, or put it in backticks.",
  ],
  [
    /^Unexpected character|^Unexpected end of file|^Unexpected lazy line/,
    () => `the tag that starts with "<" here is incomplete. For "less than", put a backslash before it. ${AS_TEXT}`,
  ],
];

/**
 * @param error - what the compiler of MDX threw
 * @param text - the page, to find what stays open up to its end
 * @returns the mistake with its cure, in words for writers
 */
export function explainMdx(error: unknown, text: string): Mistake {
  if (!isMessage(error)) throw error;
  const {reason, line, column} = error;
  for (const [pattern, explain, lineGroup] of MEANINGS) {
    const match = pattern.exec(reason);
    if (match) {
      const [, ...groups] = match;
      const opening = lineGroup === undefined ? openingLine(reason, text) : Number(match[lineGroup]);
      return {...(opening === undefined ? {line, column} : {line: opening}), message: explain(...groups)};
    }
  }
  return {line, column, message: `${reason.replace(/\.?$/, '.')} ${AS_TEXT}`};
}

/** Where the quote or brace opens that the compiler looked for up to the end of the page. */
function openingLine(reason: string, text: string): number | undefined {
  if (!reason.startsWith('Unexpected end of file')) return undefined;
  const [sign, closing] = reason.includes('attribute') ? ['"', '"'] : ['{', '}'];
  const count = (line: string, what: string): number => line.split(what).length - 1;
  const isOpen = (line: string): boolean =>
    sign === closing ? /<[A-Za-z]/.test(line) && count(line, sign) % 2 === 1 : count(line, sign) > count(line, closing);
  const index = text.split('\n').findIndex((line) => isOpen(line.replace(/`[^`]*`|\\./g, '')));
  return index === -1 ? undefined : index + 1;
}

function isMessage(error: unknown): error is MdxMessage {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}
