import fs from 'node:fs';
import path from 'node:path';
import {parseYaml} from '@redocly/openapi-core';
import {isScalar, LineCounter, parseDocument} from 'yaml';
import {InputError, type Diagnostic} from '@paydocs/core';
import {readPlainSource, type SourceReader} from '../../readSource';

/** Key of an object or index of a list. */
export type PathStep = string | number;

/** File of an OpenAPI description. */
export interface SourceFile {
  /** Parsed content; undefined if the file can't be read or parsed. */
  content: unknown;
  text: string;
}

/** Value and location of a `$ref`. */
interface Reference {
  /** Value of the `$ref`; `null` if it's empty. */
  target: string | null;
  /** Path from the root of the file to the object that contains the reference. */
  steps: PathStep[];
}

/** Keys whose value is arbitrary data: a `$ref` in it isn't a reference. */
export const DATA_KEYS = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);
/** Keys whose value is a map with names that the writer chooses. */
export const NAME_MAP_KEYS = new Set([
  'properties',
  'patternProperties',
  'schemas',
  'responses',
  'parameters',
  'headers',
  '$defs',
]);

/**
 * Reads the root file of an OpenAPI description, and all files that it refers to, directly or indirectly.
 *
 * @param root - absolute path of the root file
 * @param mayRead - checks whether a file, given as an absolute path, belongs to the OpenAPI description
 * @param read - reader of the files
 * @returns the files by absolute path, and diagnostics about files that can't be read
 */
export function readSourceFiles(
  root: string,
  mayRead: (file: string) => boolean,
  read: SourceReader = readPlainSource,
): {files: Map<string, SourceFile>; diagnostics: Diagnostic[]} {
  const files = new Map<string, SourceFile>();
  const diagnostics: Diagnostic[] = [];
  const queue = [root];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    const source: SourceFile = {content: undefined, text: ''};
    files.set(file, source);
    try {
      source.text = read(file);
      source.content = parseSource(source.text);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      diagnostics.push(...error.diagnostics);
    }
    for (const {target} of collectReferences(source.content)) {
      const other = target === null ? undefined : resolveFile(target, file);
      if (other !== undefined && mayRead(other) && isFile(other)) queue.push(other);
    }
  }
  return {files, diagnostics};
}

/**
 * Parses the text of a file.
 *
 * @param text - JSON or YAML; JSON is valid YAML, but its own parser is faster
 * @returns the content; undefined for syntax errors, which are left to the linter
 */
export function parseSource(text: string): unknown {
  try {
    return /^\s*[[{]/.test(text) && !exceedsMaxDepth(text) ? JSON.parse(text) : parseYaml(text);
  } catch {
    try {
      return parseYaml(text);
    } catch {
      return undefined;
    }
  }
}

/**
 * Maximum depth of nested JSON, which is also the limit of the YAML parser. Recursive functions fail only at much
 * deeper levels.
 */
const MAX_DEPTH = 100;

function exceedsMaxDepth(json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/**
 * Collects the references (`$ref`) of a file. Data and extensions are ignored.
 *
 * @param content - parsed content of the file
 * @returns the references in document order
 */
export function collectReferences(content: unknown): Reference[] {
  const references: Reference[] = [];
  const seen = new Set<object>();
  const visit = (node: unknown, steps: PathStep[], isNamed: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return; // anchors of YAML share nodes
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      const step = Array.isArray(node) ? Number(key) : key;
      if (!isNamed && typeof step === 'string' && (DATA_KEYS.has(step) || step.startsWith('x-'))) continue;
      if (!isNamed && step === '$ref' && (typeof value === 'string' || value === null))
        references.push({target: value, steps});
      else visit(value, [...steps, step], typeof step === 'string' && !isNamed && NAME_MAP_KEYS.has(step));
    }
  };
  visit(content, [], false);
  return references;
}

/**
 * Returns the location of a node.
 *
 * @param source - file without syntax errors
 * @param steps - path to the node
 * @returns line and column, counted from 1, of the node's key or list item; empty if the node doesn't exist
 */
export function getLocation({text}: SourceFile, steps: readonly PathStep[]): {line?: number; column?: number} {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false, uniqueKeys: false});
  const parent = document.getIn(steps.slice(0, -1), true);
  const last = steps.at(-1);
  const items =
    typeof parent === 'object' && parent !== null && 'items' in parent ? (parent.items as {key?: unknown}[]) : [];
  const node =
    items.find(({key}) => isScalar(key) && String(key.value) === String(last))?.key ?? document.getIn(steps, true);
  const range = typeof node === 'object' && node !== null && 'range' in node ? (node.range as [number]) : undefined;
  if (!range) return {};
  const {line, col} = lines.linePos(range[0]);
  return {line, column: col};
}

/** Returns the absolute path of the file that a reference points to; undefined for a reference within its own file. */
export function resolveFile(target: string, from: string): string | undefined {
  const [name = ''] = target.split('#');
  return name === '' ? undefined : path.resolve(path.dirname(from), name);
}

/** Checks whether a path is an existing file. */
export const isFile = (file: string): boolean => fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true;
