import type {InputProblem} from '@paydocs/core/inputError';
import type {Report} from './types';

/** The part of all blocks that may be exempt. */
export const MOST_EXEMPT = 0.1;

/** Languages of programs that nobody reads here: a page may show each of its programs in them, too. */
const OTHERS =
  /^(?:go(?:lang)?|ruby|rb|java|c#|cs(?:harp)?|kotlin|kt|swift|rust|rs|dart|scala|elixir|objective-?c|objc|c|cpp|c\+\+)$/;

/** @returns whether blocks in a language are exempt without being counted */
export function isOtherLanguage(language: string): boolean {
  return OTHERS.test(language);
}

/** @returns what is wrong if too many blocks are exempt */
export function tooManyExempt({bound, exempt}: Report): InputProblem[] {
  const all = bound + exempt.length;
  if (exempt.length <= all * MOST_EXEMPT) return [];
  const files = new Map<string, number>();
  for (const {file} of exempt) files.set(file, (files.get(file) ?? 0) + 1);
  const [file, count] = [...files].sort(([, a], [, b]) => b - a)[0] ?? ['docs', 0];
  const first = exempt.find((each) => each.file === file);
  return [
    {
      file,
      ...(first && {line: first.line}),
      message: `${exempt.length} of ${all} code blocks are exempt from the check, but the limit is ${MOST_EXEMPT * 100}%. This page has the most (${count}). Bind some of them, or remove them.`,
    },
  ];
}

/** @returns the counts in one line */
export function summarize({bound, exempt, otherLanguages, inline, listed, embedded}: Report): string {
  const all = bound + exempt.length;
  const share = all === 0 ? 0 : (exempt.length / all) * 100;
  const others = otherLanguages === 0 ? '' : `, plus ${otherLanguages} in languages that aren't checked`;
  return (
    `Snippet contract: ${all} code blocks, ${bound} bound and ${exempt.length} exempt (${share.toFixed(1)}%)${others}; ` +
    `${inline} names in inline code checked, ${listed} listed as other names; ${embedded} specification parts embedded.`
  );
}
