import fs from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import {InputError, type Warning} from '@paydocs/core';
import {toDisplayPath, type SourceReader} from '../../readSource';
import {checkAliases} from '../aliases';
import {parsePointer} from '../pointer';
import {checkMarkdownNesting} from './descriptions';
import {checkFieldNames} from './fieldNames';
import {checkHeaderNames} from './headerNames';
import {checkKeywords} from './keywords';
import {checkServerUrls} from './serverUrls';
import {
  resolveFile,
  isFile,
  getLocation,
  readSourceFiles,
  collectReferences,
  type SourceFile,
  type PathStep,
} from './sources';

type FilesByPath = ReadonlyMap<string, SourceFile>;

/**
 * Reads all files of an OpenAPI description, and checks them before the linter does. The linter reports broken
 * references (JSON Reference) in less detail, and ends the process at circular ones.
 *
 * @param root - absolute path of the root file
 * @param folder - absolute path of the folder that contains all files
 * @param options - `strict`: treats invalid keyword values and fields with the same anchor as errors (default) instead
 *   of reporting them to `onWarning`; `read`: reader of the files
 * @returns the files by absolute path
 * @throws InputError for files that can't be read, invalid aliases, references that are broken, circular, or outside
 *   the folder, names with control characters, invalid server URLs, and descriptions that are nested too deeply; YAML
 *   syntax errors are left to the linter
 */
export function readAndCheckSources(
  root: string,
  folder: string,
  {
    strict = true,
    onWarning = () => undefined,
    read,
  }: {strict?: boolean; onWarning?: (warning: Warning) => void; read?: SourceReader} = {},
): FilesByPath {
  const {files, diagnostics} = readSourceFiles(root, (file) => isInside(file, folder), read);
  for (const [file, source] of files) diagnostics.push(...checkAliases(toDisplayPath(file), source));
  if (diagnostics.length > 0) throw new InputError(diagnostics, 'openapi/source');
  for (const [file, source] of files) {
    for (const {target, steps} of collectReferences(source.content)) {
      const message = explainBrokenReference(target, steps, file, {root, folder, files});
      if (message !== undefined) {
        diagnostics.push({file: toDisplayPath(file), ...getLocation(source, [...steps, '$ref']), message});
      }
    }
    for (const check of [checkHeaderNames, checkMarkdownNesting, checkServerUrls])
      diagnostics.push(...check(toDisplayPath(file), source));
    const keywordDiagnostics = checkKeywords(toDisplayPath(file), source);
    if (strict) diagnostics.push(...keywordDiagnostics);
    else keywordDiagnostics.forEach((diagnostic) => onWarning({...diagnostic, kind: 'invalid keyword value'}));
    const fieldNameDiagnostics = checkFieldNames(toDisplayPath(file), source);
    if (strict) diagnostics.push(...fieldNameDiagnostics);
    // The second field's anchor gets a numeric suffix.
    else
      fieldNameDiagnostics.forEach((diagnostic) => onWarning({...diagnostic, kind: 'two fields with the same anchor'}));
  }
  if (diagnostics.length > 0) throw new InputError(diagnostics, 'openapi/source');
  return files;
}

function explainBrokenReference(
  target: string | null,
  steps: PathStep[],
  from: string,
  {root, folder, files}: {root: string; folder: string; files: FilesByPath},
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
  const {end, cycle} = traceReference(file, getPointer(target), files, []);
  if (end === 'nothing') {
    return `${start} is broken: ${toDisplayPath(file)} has nothing at "${getPointer(target)}". ${getPointerHint(target)}`;
  }
  return cycle.includes(`${from}#${steps.map(escapeSegment).join('')}`)
    ? `${start} refers back to itself. Replace one of the references in the cycle with the definition.`
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
function traceReference(file: string, pointer: string, files: FilesByPath, visited: readonly string[]): ReferenceTrace {
  const pointerUrl = `${file}#${pointer}`;
  const resolved: ReferenceTrace = {end: 'something', cycle: []};
  const unresolved: ReferenceTrace = {end: 'nothing', cycle: []};
  if (visited.includes(pointerUrl)) return {end: 'something', cycle: visited.slice(visited.indexOf(pointerUrl))};
  const content = files.get(file)?.content;
  if (content === undefined) return resolved; // it can't be read, which is reported elsewhere
  // This is an anchor of JSON Schema.
  if (pointer !== '' && !pointer.startsWith('/')) return resolved;
  const segments = parsePointer(pointer);
  let node: unknown = content;
  for (let depth = 0; ; depth += 1) {
    const next = getChild(node, '$ref');
    const segment = segments[depth];
    if (typeof next === 'string' && (segment === undefined || getChild(node, segment) === undefined)) {
      const rest = segments.slice(depth).map(escapeSegment).join('');
      const target = resolveFile(next, file) ?? file;
      return isFile(target)
        ? traceReference(target, getPointer(next) + rest, files, [...visited, pointerUrl])
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

const escapeSegment = (segment: PathStep): string => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;

const getPointer = (target: string): string => (target.includes('#') ? target.slice(target.indexOf('#') + 1) : '');

function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return !relative.startsWith('..') && !path.isAbsolute(relative);
}

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
