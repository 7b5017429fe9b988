import fs from 'node:fs';
import path from 'node:path';
import {escapePointerFragment, getLineColLocation, type BaseResolver, type Document} from '@redocly/openapi-core';
import type {Diagnostic} from '@paydocs/core';
import {toDisplayPath} from '../../readSource';

/** Files of an OpenAPI description by absolute path. */
export type DocumentsByPath = ReadonlyMap<string, Document>;

/** Value and location of a `$ref`. */
interface Reference {
  /** Value of the `$ref`; `null` if it's empty. */
  target: string | null;
  /** JSON Pointer to the object that contains the reference. */
  pointer: string;
  /** `true` in data and extensions, where a `$ref` needs no target. */
  isData: boolean;
}

/** Keys whose value is arbitrary data. */
export const DATA_KEYS = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);
/** Keys whose value is a map with names that the writer chooses. */
const NAME_MAP_KEYS = new Set([
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
 * @param folder - absolute path of the folder that contains all files
 * @param resolver - resolver that reads the files, and remembers which are invalid
 * @returns the valid files
 */
export async function readDocuments(root: string, folder: string, resolver: BaseResolver): Promise<DocumentsByPath> {
  const documents = new Map<string, Document>();
  const files = new Set([root]);
  for (const file of files) {
    const document = await resolver.resolveDocument(null, file, file === root).catch(() => undefined);
    if (document === undefined || document instanceof Error) continue;
    documents.set(file, document);
    for (const {target, isData} of collectReferences(document.parsed)) {
      const other = target === null || isData ? undefined : resolveFile(target, file);
      if (other !== undefined && isInside(other, folder) && isFile(other)) files.add(other);
    }
  }
  return documents;
}

/**
 * Collects the references (`$ref`) of a file.
 *
 * @param content - parsed content of the file
 * @returns the references in document order
 */
export function collectReferences(content: unknown): Reference[] {
  const references: Reference[] = [];
  const seen = new Set<object>();
  const visit = (node: unknown, pointer: string, isNamed: boolean, isData: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return; // anchors of YAML share nodes
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      if (!isNamed && key === '$ref' && (typeof value === 'string' || value === null))
        references.push({target: value, pointer, isData});
      else {
        const holdsData = isData || (!isNamed && (DATA_KEYS.has(key) || key.startsWith('x-')));
        visit(value, joinPointer(pointer, key), !isNamed && NAME_MAP_KEYS.has(key), holdsData);
      }
    }
  };
  visit(content, '', false, false);
  return references;
}

/** Appends a key to a JSON Pointer. */
export const joinPointer = (pointer: string, key: string): string => `${pointer}/${escapePointerFragment(key)}`;

/** Creates a diagnostic about the key or list item that a JSON Pointer points to. */
export function createDiagnostic({source}: Document, pointer: string, message: string): Diagnostic {
  const {start} = getLineColLocation({source, pointer: `#${pointer}`, reportOnKey: true});
  return {file: toDisplayPath(source.absoluteRef), line: start.line, column: start.col, message};
}

/** Returns the absolute path of the file that a reference points to; undefined for a reference within its own file. */
export function resolveFile(target: string, from: string): string | undefined {
  const [name = ''] = target.split('#');
  return name === '' ? undefined : path.resolve(path.dirname(from), name);
}

/** Checks whether a path is an existing file. */
export const isFile = (file: string): boolean => fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true;

/** Checks whether a path, which can also be a URL, is in a folder. */
export function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return !/^https?:/.test(file) && !relative.startsWith('..') && !path.isAbsolute(relative);
}
