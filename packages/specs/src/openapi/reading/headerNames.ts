import type {InputProblem} from '@paydocs/core/inputError';
import {DATA, NAMES, placeOf, type SourceFile, type Step} from './sources';

/** What comes after a line break would be another header of a request, and of the program that shows it. */
const CONTROL = /\p{Cc}/u;

/**
 * Finds names of headers, cookies and media types with line breaks and other control characters.
 *
 * @param file - path for messages
 * @param source - a file of a description
 * @returns each such name, with its line
 */
export function headerNameProblems(file: string, source: SourceFile): InputProblem[] {
  const problems: InputProblem[] = [];
  const seen = new Set<object>();
  const check = (what: string, name: unknown, steps: Step[]): void => {
    if (typeof name !== 'string' || !CONTROL.test(name)) return;
    const message = `the name of the ${what} ${JSON.stringify(name)} contains a line break or another control character. Delete the character.`;
    problems.push({file, ...placeOf(source, steps), message});
  };
  const visit = (node: unknown, steps: Step[], isNamed: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const {in: place, name} = node as {in?: unknown; name?: unknown};
    if (place === 'header' || place === 'cookie') check(place, name, [...steps, 'name']);
    for (const [key, value] of Object.entries(node)) {
      const way = [...steps, Array.isArray(node) ? Number(key) : key];
      if (!isNamed && KINDS.has(key) && typeof value === 'object' && value !== null)
        Object.keys(value).forEach((each) => check(KINDS.get(key)!, each, [...way, each]));
      if (isNamed || !(DATA.has(key) || key.startsWith('x-'))) visit(value, way, !isNamed && NAMES.has(key));
    }
  };
  visit(source.content, [], false);
  return problems;
}

/** Keys below which such names stand, with what they name. */
const KINDS = new Map([
  ['headers', 'header'],
  ['content', 'media type'],
]);
