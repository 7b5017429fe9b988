import fs from 'node:fs';
import path from 'node:path';
import {parseYaml} from '@redocly/openapi-core';
import {isScalar, LineCounter, parseDocument} from 'yaml';
import {InputError, type InputProblem} from '@paydocs/core/inputError';
import {readPlain, type ReadSource} from '../../readSource';

/** A key of YAML or an index of a list. */
export type Step = string | number;

/** A file of a description. */
export interface SourceFile {
  /** What the file holds; `undefined` when it can't be read or parsed. */
  content: unknown;
  text: string;
}

/** A `$ref` as it stands in a file. */
export interface Reference {
  /** Nothing where the line has `$ref:` alone. */
  target: string | null;
  /** The way from the file's root to the object that holds it. */
  steps: Step[];
}

/** Keys whose value is somebody's data: a `$ref` in it is no reference. */
export const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);
/** Keys below which names stand that a writer chose. */
export const NAMES = new Set(['properties', 'patternProperties', 'schemas', 'responses', 'parameters', 'headers', '$defs']);

/**
 * Reads the root file of a description and all that it refers to, directly or not.
 *
 * @param root - absolute path of the root file
 * @param mayRead - whether a file, by its absolute path, belongs to the description
 * @param read - reads a file
 * @returns the files by their absolute paths, and why some can't be read
 */
export function readDescription(
  root: string,
  mayRead: (file: string) => boolean,
  read: ReadSource = readPlain,
): {files: Map<string, SourceFile>; problems: InputProblem[]} {
  const files = new Map<string, SourceFile>();
  const problems: InputProblem[] = [];
  const queue = [root];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    const source: SourceFile = {content: undefined, text: ''};
    files.set(file, source);
    try {
      source.text = read(file);
      source.content = parse(source.text);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problems.push(...error.problems);
    }
    for (const {target} of references(source.content)) {
      const other = target === null ? undefined : fileOf(target, file);
      if (other !== undefined && mayRead(other) && isFile(other)) queue.push(other);
    }
  }
  return {files, problems};
}

/**
 * @param text - JSON or YAML: JSON is YAML, and its own parser is quicker
 * @returns what it holds; `undefined` when it does not parse, of which the linter tells more
 */
export function parse(text: string): unknown {
  try {
    return /^\s*[[{]/.test(text) && !isDeep(text) ? JSON.parse(text) : parseYaml(text);
  } catch {
    try {
      return parseYaml(text);
    } catch {
      return undefined;
    }
  }
}

/** Levels that the parser of YAML follows; whatever reads a description level by level would fail far below them. */
const MOST_LEVELS = 100;

function isDeep(json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > MOST_LEVELS) return true;
  }
  return false;
}

/**
 * @param content - what a file holds
 * @returns every reference in it, in the order of the file
 */
export function references(content: unknown): Reference[] {
  const found: Reference[] = [];
  const seen = new Set<object>();
  const visit = (node: unknown, steps: Step[], isNamed: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return; // anchors of YAML share nodes
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      const step = Array.isArray(node) ? Number(key) : key;
      if (!isNamed && typeof step === 'string' && (DATA.has(step) || step.startsWith('x-'))) continue;
      if (!isNamed && step === '$ref' && (typeof value === 'string' || value === null)) found.push({target: value, steps});
      else visit(value, [...steps, step], typeof step === 'string' && !isNamed && NAMES.has(step));
    }
  };
  visit(content, [], false);
  return found;
}

/**
 * @param source - a file that parses
 * @param steps - the way to a node of it
 * @returns where the key or the item stands
 */
export function placeOf({text}: SourceFile, steps: readonly Step[]): {line?: number; column?: number} {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false, uniqueKeys: false});
  const parent = document.getIn(steps.slice(0, -1), true);
  const last = steps.at(-1);
  const items = typeof parent === 'object' && parent !== null && 'items' in parent ? (parent.items as {key?: unknown}[]) : [];
  const node = items.find(({key}) => isScalar(key) && String(key.value) === String(last))?.key ?? document.getIn(steps, true);
  const range = typeof node === 'object' && node !== null && 'range' in node ? (node.range as [number]) : undefined;
  if (!range) return {};
  const {line, col} = lines.linePos(range[0]);
  return {line, column: col};
}

/** @returns the file that a reference names; `undefined` for one inside of its own file */
export function fileOf(target: string, from: string): string | undefined {
  const [name = ''] = target.split('#');
  return name === '' ? undefined : path.resolve(path.dirname(from), name);
}

/** @returns whether there is a file at a path */
export const isFile = (file: string): boolean => fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true;
