import type {Diagnostic} from '@paydocs/core';
import {DATA_KEYS, NAME_MAP_KEYS, getLocation, type SourceFile, type PathStep} from './sources';

/** Pattern of control characters. The text after a line break in a header's name would become another header. */
const CONTROL_CHARACTER = /\p{Cc}/u;

/**
 * Checks a file for line breaks and other control characters in the names of headers, cookies, and media types.
 *
 * @param file - display path of the file
 * @param source - text and content of the file
 * @returns a diagnostic for each invalid name
 */
export function checkHeaderNames(file: string, source: SourceFile): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<object>();
  const checkName = (kind: string, name: unknown, steps: PathStep[]): void => {
    if (typeof name !== 'string' || !CONTROL_CHARACTER.test(name)) return;
    const message = `the name of the ${kind} ${JSON.stringify(name)} contains a line break or another control character. Delete the character.`;
    diagnostics.push({file, ...getLocation(source, steps), message});
  };
  const visit = (node: unknown, steps: PathStep[], isNamed: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const {in: location, name} = node as {in?: unknown; name?: unknown};
    if (location === 'header' || location === 'cookie') checkName(location, name, [...steps, 'name']);
    for (const [key, value] of Object.entries(node)) {
      const childSteps = [...steps, Array.isArray(node) ? Number(key) : key];
      if (!isNamed && NAME_KINDS_BY_KEYWORD.has(key) && typeof value === 'object' && value !== null)
        Object.keys(value).forEach((childName) =>
          checkName(NAME_KINDS_BY_KEYWORD.get(key)!, childName, [...childSteps, childName]),
        );
      if (isNamed || !(DATA_KEYS.has(key) || key.startsWith('x-')))
        visit(value, childSteps, !isNamed && NAME_MAP_KEYS.has(key));
    }
  };
  visit(source.content, [], false);
  return diagnostics;
}

/** Kinds of names by keyword: the keys of `headers` are header names, and the keys of `content` are media types. */
const NAME_KINDS_BY_KEYWORD = new Map([
  ['headers', 'header'],
  ['content', 'media type'],
]);
