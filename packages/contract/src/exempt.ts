import type {Diagnostic} from '@paydocs/core';
import type {ContractReport} from './types';

/** Maximum share of blocks that may be exempt. */
export const MAX_EXEMPT_SHARE = 0.1;

/** Matches programming languages without a check. Blocks in them don't count toward the limit of exempt blocks. */
const UNSUPPORTED_LANGUAGES =
  /^(?:go(?:lang)?|ruby|rb|java|c#|cs(?:harp)?|kotlin|kt|swift|rust|rs|dart|scala|elixir|objective-?c|objc|c|cpp|c\+\+)$/;

/** Checks whether blocks in a language are exempt without counting toward the limit. */
export function isUnsupportedLanguage(language: string): boolean {
  return UNSUPPORTED_LANGUAGES.test(language);
}

/** Returns a diagnostic if too many blocks are exempt; otherwise, an empty list. */
export function checkExemptShare({bound, exempt}: ContractReport): Diagnostic[] {
  const total = bound + exempt.length;
  if (exempt.length <= total * MAX_EXEMPT_SHARE) return [];
  const countsByFile = new Map<string, number>();
  for (const {file} of exempt) countsByFile.set(file, (countsByFile.get(file) ?? 0) + 1);
  const [file, count] = [...countsByFile].sort(([, a], [, b]) => b - a)[0] ?? ['docs', 0];
  const first = exempt.find((each) => each.file === file);
  return [
    {
      file,
      id: 'contract/exempt-share',
      ...(first && {line: first.line}),
      message: `${exempt.length} of ${total} code blocks are exempt from the check, but the limit is ${MAX_EXEMPT_SHARE * 100}%. This page has the most (${count}). Bind or remove some of its exempt blocks.`,
    },
  ];
}

/** Summarizes the counts of a report in one line. */
export function summarizeReport({
  bound,
  exempt,
  otherLanguages,
  inline,
  listed,
  embedded,
  disabled,
}: ContractReport): string {
  const total = bound + exempt.length;
  const share = total === 0 ? 0 : (exempt.length / total) * 100;
  const others = otherLanguages === 0 ? '' : `, plus ${otherLanguages} in languages that aren't checked`;
  const comments =
    disabled === 0 ? '' : `; ${disabled} ${disabled === 1 ? 'comment disables' : 'comments disable'} a diagnostic`;
  return (
    `Snippet contract: ${total} code blocks, ${bound} bound and ${exempt.length} exempt (${share.toFixed(1)}%)${others}; ` +
    `${inline} names in inline code checked, ${listed} listed as other names; ${embedded} specification parts embedded${comments}.`
  );
}
