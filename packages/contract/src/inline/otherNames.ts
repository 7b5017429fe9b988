import fs from 'node:fs';
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import type {Diagnostic} from '@paydocs/core';
import type {SpecNames} from './names';

/** List of names that guides use but no specification has. */
interface ExternalNames {
  file: string | undefined;
  /** Line number by name. */
  names: Map<string, number>;
  diagnostics: Diagnostic[];
}

/**
 * Reads the list of other names: a YAML map from the systems that names come from to lists of names.
 *
 * @param file - path relative to the project root, if there is a list; the file may be missing
 * @param known - names in the specifications, which must not be in the list
 * @returns names, and diagnostics about the list
 */
export function readExternalNames(file: string | undefined, known: SpecNames): ExternalNames {
  const names = new Map<string, number>();
  const diagnostics: Diagnostic[] = [];
  if (file === undefined || !fs.existsSync(file)) return {file, names, diagnostics};
  const lines = new LineCounter();
  const document = parseDocument(fs.readFileSync(file, 'utf8'), {
    lineCounter: lines,
    prettyErrors: false,
    schema: 'failsafe',
  });
  const [error] = document.errors;
  if (error) {
    const message =
      'this line can\'t be parsed. Write the source of the names and a colon on one line, and then each name on its own line, as "  - name".';
    return {file, names, diagnostics: [{file, line: lines.linePos(error.pos[0]).line, message}]};
  }
  const add = (node: unknown): void => {
    if (!isScalar(node)) return;
    const name = String(node.value);
    const line = lines.linePos(node.range?.[0] ?? 0).line;
    if (known.all.has(name))
      diagnostics.push({file, line, message: `"${name}" is in a specification. Delete it from this list.`});
    if (names.has(name))
      diagnostics.push({file, line, message: `"${name}" is also on line ${names.get(name)}. Delete one of the two.`});
    names.set(name, line);
  };
  if (isMap(document.contents)) {
    for (const {key, value} of document.contents.items) {
      if (isSeq(value)) value.items.forEach(add);
      else {
        const line = lines.linePos(isScalar(key) ? (key.range?.[0] ?? 0) : 0).line;
        diagnostics.push({
          file,
          line,
          message: `"${isScalar(key) ? String(key.value) : ''}" has no list of names. Write each name below it as "  - name".`,
        });
      }
    }
  } else if (document.contents !== null) {
    diagnostics.push({
      file,
      line: 1,
      message:
        'the file has no lists of names. Write the source of the names and a colon on one line, and then each name on its own line, as "  - name".',
    });
  }
  return {file, names, diagnostics};
}
