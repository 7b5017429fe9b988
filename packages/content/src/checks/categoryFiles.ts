import path from 'node:path';
import {validateCategoryMetadataFile} from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';
import {LineCounter, parseDocument} from 'yaml';
import {InputError, type Diagnostic, readText} from '@paydocs/core';

/** Maximum size of a category file, which is more than any of them needs. */
const MAX_BYTES = 100_000;

const HINT = "Correct the file, or delete it: the site doesn't need it, because sidebars.ts lists the pages.";

/**
 * Checks that Docusaurus can read a category file.
 *
 * @param file - path of a JSON or YAML file, relative to the project's root
 * @returns the diagnostics
 */
export function checkCategoryFile(file: string): Diagnostic[] {
  const lines = new LineCounter();
  let text: string;
  try {
    text = readText(path.resolve(file), MAX_BYTES);
  } catch (error) {
    if (error instanceof InputError) return [...error.diagnostics];
    throw error;
  }
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  const [syntax] = document.errors;
  if (syntax) {
    const {line} = lines.linePos(syntax.pos[0]);
    const last = text.trimEnd().split('\n').length;
    return [
      {
        file,
        line: Math.min(line, last),
        message: `the syntax is invalid here: check the quotes, commas, and brackets. ${HINT}`,
      },
    ];
  }
  try {
    if (file.endsWith('.json')) JSON.parse(text);
    validateCategoryMetadataFile(document.toJS());
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    return [{file, message: `${reason}. ${HINT}`}];
  }
}
