import fs from 'node:fs';
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import type {InputProblem} from '@paydocs/core/inputError';
import type {Names} from './names';

/** The list of names that guides use and no specification has. */
export interface OtherNames {
  file: string | undefined;
  /** Name → line. */
  names: Map<string, number>;
  problems: InputProblem[];
}

/**
 * Reads the list: YAML, a list of names under what they belong to.
 *
 * @param file - path from the project's root, if there is a list; it may be missing
 * @param known - names of the specifications, which do not belong into the list
 * @returns the names, and what is wrong with the list
 */
export function readOtherNames(file: string | undefined, known: Names): OtherNames {
  const names = new Map<string, number>();
  const problems: InputProblem[] = [];
  if (file === undefined || !fs.existsSync(file)) return {file, names, problems};
  const lines = new LineCounter();
  const document = parseDocument(fs.readFileSync(file, 'utf8'), {
    lineCounter: lines,
    prettyErrors: false,
    schema: 'failsafe',
  });
  const [error] = document.errors;
  if (error) {
    const message =
      'this line can\'t be parsed. Write the source of the names followed by a colon, and each name below it as "  - name".';
    return {file, names, problems: [{file, line: lines.linePos(error.pos[0]).line, message}]};
  }
  const add = (node: unknown): void => {
    if (!isScalar(node)) return;
    const name = String(node.value);
    const line = lines.linePos(node.range?.[0] ?? 0).line;
    if (known.all.has(name))
      problems.push({file, line, message: `"${name}" is in a specification. Delete it from this list.`});
    if (names.has(name))
      problems.push({file, line, message: `"${name}" is also on line ${names.get(name)}. Delete one of the two.`});
    names.set(name, line);
  };
  if (isMap(document.contents)) {
    for (const {key, value} of document.contents.items) {
      if (isSeq(value)) value.items.forEach(add);
      else {
        const line = lines.linePos(isScalar(key) ? (key.range?.[0] ?? 0) : 0).line;
        problems.push({
          file,
          line,
          message: `"${isScalar(key) ? String(key.value) : ''}" has no list of names. Write each name below it as "  - name".`,
        });
      }
    }
  } else if (document.contents !== null) {
    problems.push({
      file,
      line: 1,
      message: 'write the source of the names followed by a colon, and each name below it as "  - name".',
    });
  }
  return {file, names, problems};
}
