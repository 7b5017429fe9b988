import fs from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import type {Diagnostic} from '@paydocs/core';
import {toDisplayPath} from '../../readSource';
import {parsePointer} from '../pointer';
import {
  resolveFile,
  isFile,
  isInside,
  collectReferences,
  createDiagnostic,
  joinPointer,
  type DocumentsByPath,
} from './sources';

/** Maximum number of chained references. In a cycle, each can append to the pointer, so that no pointer is repeated. */
const MAX_CHAINED_REFERENCES = 100;

/**
 * Checks the references (JSON Reference) of an OpenAPI description before the linter does. The linter reports broken
 * references in less detail, and ends the process at circular ones.
 *
 * @param documents - valid files of the description
 * @param root - absolute path of the root file
 * @param folder - absolute path of the folder that contains all files
 * @returns a diagnostic for each reference that is broken, circular, or outside the folder
 */
export function checkReferences(documents: DocumentsByPath, root: string, folder: string): Diagnostic[] {
  return [...documents].flatMap(([file, document]) =>
    collectReferences(document.parsed).flatMap(({target, pointer, isData}) => {
      // The linter follows references in data, too.
      const message =
        (isData ? undefined : explainBrokenReference(target, file, {root, folder, documents})) ??
        explainCircularReference(target, `${file}#${pointer}`, file, documents);
      return message === undefined ? [] : [createDiagnostic(document, `${pointer}/$ref`, message)];
    }),
  );
}

function explainBrokenReference(
  target: string | null,
  from: string,
  {root, folder, documents}: {root: string; folder: string; documents: DocumentsByPath},
): string | undefined {
  if (target === null) {
    return 'this reference is empty. If it starts with "#", put it in quotes: YAML reads the text after an unquoted "#" as a comment.';
  }
  const start = `the reference ${JSON.stringify(target)}`;
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) {
    return `${start} is a URL, and URLs aren't fetched. Save the file in ${toDisplayPath(folder)}/, and refer to it there.`;
  }
  const file = resolveFile(target, from) ?? from;
  if (!isInside(file, folder)) {
    return `${start} points outside ${toDisplayPath(folder)}/, but only files in that folder are read. Copy the file into the folder, and refer to the copy.`;
  }
  if (!isFile(file)) {
    return `${start} is broken: there's no file ${JSON.stringify(toDisplayPath(file)).slice(1, -1)}.${getFileNameHint(file)} Correct the path.`;
  }
  if (file === root && getPointer(target) === '') {
    return `${start} points to the whole description, which can't contain itself. Use a path within the file, such as "#/components/schemas/NAME".`;
  }
  return traceReference(file, getPointer(target), documents, []).end === 'nothing'
    ? `${start} is broken: ${toDisplayPath(file)} has nothing at "${getPointer(target)}". ${getPointerHint(target)}`
    : undefined;
}

function explainCircularReference(
  target: string | null,
  pointerUrl: string,
  from: string,
  documents: DocumentsByPath,
): string | undefined {
  if (target === null) return undefined;
  const {cycle} = traceReference(resolveFile(target, from) ?? from, getPointer(target), documents, []);
  return cycle.some((url) => url === pointerUrl || url.startsWith(`${pointerUrl}/`))
    ? `the reference ${JSON.stringify(target)} refers back to itself. Replace one of the references in the cycle with the definition.`
    : undefined;
}

function getPointerHint(target: string): string {
  return target.startsWith('#')
    ? 'The part before "#" names the file; if omitted, the reference is to this file. Correct the reference.'
    : 'Correct the part after "#".';
}

interface ReferenceTrace {
  end: 'something' | 'nothing';
  /** References that form a cycle, as file and pointer; empty if there is no cycle. */
  cycle: string[];
}

/** Follows a reference and any chained references. */
function traceReference(
  file: string,
  pointer: string,
  documents: DocumentsByPath,
  visited: readonly string[],
): ReferenceTrace {
  const pointerUrl = `${file}#${pointer}`;
  const resolved: ReferenceTrace = {end: 'something', cycle: []};
  const unresolved: ReferenceTrace = {end: 'nothing', cycle: []};
  if (visited.includes(pointerUrl)) return {end: 'something', cycle: visited.slice(visited.indexOf(pointerUrl))};
  if (visited.length > MAX_CHAINED_REFERENCES) return {end: 'something', cycle: [...visited]};
  const content = documents.get(file)?.parsed;
  if (content === undefined) return resolved; // it can't be read, which is reported elsewhere
  // This is an anchor of JSON Schema.
  if (pointer !== '' && !pointer.startsWith('/')) return resolved;
  const segments = parsePointer(pointer);
  let node: unknown = content;
  for (let depth = 0; ; depth += 1) {
    const next = getChild(node, '$ref');
    const segment = segments[depth];
    if (typeof next === 'string' && (segment === undefined || getChild(node, segment) === undefined)) {
      const rest = segments.slice(depth).reduce(joinPointer, '');
      const target = resolveFile(next, file) ?? file;
      return isFile(target)
        ? traceReference(target, getPointer(next) + rest, documents, [...visited, pointerUrl])
        : resolved;
    }
    if (node === undefined || node === null) return unresolved;
    if (segment === undefined) return resolved;
    node = getChild(node, segment);
  }
}

function getChild(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, key)
    ? (node as Record<string, unknown>)[key]
    : undefined;
}

const getPointer = (target: string): string => (target.includes('#') ? target.slice(target.indexOf('#') + 1) : '');

/** Returns a suggestion with the most similar file name in the same folder; empty if no name is similar. */
function getFileNameHint(file: string): string {
  const folder = path.dirname(file);
  const wanted = path.basename(file);
  const names = fs.existsSync(folder) && fs.statSync(folder).isDirectory() ? fs.readdirSync(folder) : [];
  const [closestMatch] = names.sort((a, b) => leven(a, wanted) - leven(b, wanted));
  return closestMatch !== undefined && closestMatch !== wanted && leven(closestMatch, wanted) <= 3
    ? ` Did you mean ${closestMatch}?`
    : '';
}
