import fs from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import {isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node, type Pair} from 'yaml';
import {InputError, type InputProblem} from '../../../lib/inputError';
import {displayPath, readSource} from '../shared/readSource';

/** Keys whose value is somebody's data: a `$ref` in it is no reference. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);
/** Keys below which names stand that a writer chose. */
const NAMES = new Set(['properties', 'patternProperties', 'schemas', 'responses', 'parameters', 'headers', '$defs']);

interface SourceFile {
  document: Document;
  lines: LineCounter;
}

interface Reference {
  /** Nothing where the line has `$ref:` alone. */
  target: string | undefined;
  /** Where in its file it stands: a JSON pointer, and an offset. */
  pointer: string;
  offset: number;
}

/** The files that were read; nothing for one that can't be. */
type Files = ReadonlyMap<string, SourceFile | undefined>;

/**
 * Follows every reference of a multi-file description (JSON Reference) before a linter reads it: linters
 * say less about one that leads nowhere, and end the process at one that leads back to itself.
 *
 * @param root - absolute path of the root file
 * @param folder - absolute path of the folder that all files are in
 * @throws InputError that lists every reference out of the folder, to nothing, or back to itself, and every
 *   file that can't be read; YAML that does not parse is left to the linter
 */
export function checkReferences(root: string, folder: string): void {
  const files = new Map<string, SourceFile | undefined>();
  const problems: InputProblem[] = [];
  const queue = [root];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (files.has(file)) continue;
    let source: SourceFile | undefined;
    try {
      source = read(file);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problems.push(...error.problems);
    }
    files.set(file, source);
    queue.push(...(source ? filesBehind(file, source.document, folder) : []));
  }
  for (const [file, source] of files) {
    for (const reference of source ? references(source.document) : []) {
      const message = mistake(reference, file, folder, files);
      if (source && message !== undefined) {
        const {line, col} = source.lines.linePos(reference.offset);
        problems.push({file: displayPath(file), line, column: col, message});
      }
    }
  }
  if (problems.length > 0) {
    throw new InputError(problems);
  }
}

function read(file: string): SourceFile {
  const lines = new LineCounter();
  return {document: parseDocument(readSource(file), {lineCounter: lines, prettyErrors: false, uniqueKeys: false}), lines};
}

/** The files that a file refers to and that may be read. */
function filesBehind(file: string, document: Document, folder: string): string[] {
  return references(document)
    .map(({target}) => (target === undefined ? undefined : fileOf(target, file)))
    .filter((target): target is string => target !== undefined && isInside(target, folder) && isFile(target));
}

function references(document: Document): Reference[] {
  const found: Reference[] = [];
  if (document.errors.length > 0) return found;
  visit(document, {
    Pair(_key, pair, ancestors) {
      const {key, value} = pair;
      if (!isScalar(key)) return undefined;
      const parentKey = nearestKey(ancestors);
      const isKeyword = parentKey === undefined || !NAMES.has(parentKey);
      if (isKeyword && (DATA.has(String(key.value)) || String(key.value).startsWith('x-'))) return visit.SKIP;
      if (isKeyword && key.value === '$ref' && isScalar(value) && (typeof value.value === 'string' || value.value === null)) {
        found.push({target: value.value ?? undefined, pointer: pointerTo(ancestors), offset: key.range?.[0] ?? 0});
      }
      return undefined;
    },
  });
  return found;
}

type Ancestors = readonly (Document | Node | Pair)[];

/** The key under which a pair stands. */
function nearestKey(ancestors: Ancestors): string | undefined {
  const parent = [...ancestors].reverse().find((node): node is Pair => 'key' in node);
  return isScalar(parent?.key) ? String(parent.key.value) : undefined;
}

/** The JSON pointer of the innermost of these. */
function pointerTo(ancestors: Ancestors): string {
  return ancestors
    .flatMap((node, index) => {
      if ('key' in node && isScalar(node.key)) return [escape(String(node.key.value))];
      const child = ancestors[index + 1];
      return isSeq(node) && child !== undefined ? [`/${node.items.indexOf(child)}`] : [];
    })
    .join('');
}

function mistake({target, pointer}: Reference, from: string, folder: string, files: Files): string | undefined {
  if (target === undefined) {
    return 'this reference names nothing. If it starts with "#", put it in quotes: YAML takes what follows a lone "#" for a comment.';
  }
  const start = `the reference ${JSON.stringify(target)}`;
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) {
    return `${start} is an address of another place, and nothing is fetched from there. Save that file in ${displayPath(folder)}/ and refer to it there.`;
  }
  const file = fileOf(target, from) ?? from;
  if (!isInside(file, folder)) {
    return `${start} leads out of ${displayPath(folder)}/, and only files in it are read. Copy that file into the folder and refer to the copy.`;
  }
  if (!isFile(file)) {
    return `${start} leads nowhere: there is no file ${displayPath(file)}.${similarFile(file)} Correct the path.`;
  }
  const {end, circle} = follow(file, pointerOf(target), files, []);
  if (end === 'nothing') {
    return `${start} leads nowhere: ${displayPath(file)} has nothing at "${pointerOf(target)}". ${pointerCure(target)}`;
  }
  return circle.includes(`${from}#${pointer}`)
    ? `${start} leads back to itself. Let one of the files on its way hold what is meant, in place of a reference.`
    : undefined;
}

function pointerCure(target: string): string {
  return target.startsWith('#')
    ? 'Before "#" stands the file; without one, it is this file itself. Correct the reference.'
    : 'Correct what stands after "#".';
}

interface End {
  end: 'something' | 'nothing';
  /** The places through which the way leads for ever. */
  circle: string[];
}

/** Where a reference ends: references on the way are followed. */
function follow(file: string, pointer: string, files: Files, way: readonly string[]): End {
  const place = `${file}#${pointer}`;
  const something: End = {end: 'something', circle: []};
  const nothing: End = {end: 'nothing', circle: []};
  if (way.includes(place)) return {end: 'something', circle: way.slice(way.indexOf(place))};
  const document = files.get(file)?.document;
  if (!document || document.errors.length > 0) return something; // it can't be read: told elsewhere
  // An anchor of JSON Schema.
  if (pointer !== '' && !pointer.startsWith('/')) return something;
  const segments = pointer.split('/').slice(1).map(unescape);
  let node: unknown = document.contents;
  for (let depth = 0; ; depth += 1) {
    const next = referenceOf(node);
    if (next !== undefined && (depth === segments.length || !has(node, segments[depth]!))) {
      const rest = segments.slice(depth).map(escape).join('');
      const target = fileOf(next, file) ?? file;
      return isFile(target) ? follow(target, pointerOf(next) + rest, files, [...way, place]) : something;
    }
    if (depth === segments.length) return node == null ? nothing : something;
    if (!has(node, segments[depth]!)) return nothing;
    node = child(node, segments[depth]!);
  }
}

function referenceOf(node: unknown): string | undefined {
  const value = isMap(node) ? node.get('$ref') : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Keys of YAML may be numbers, such as the status of a response. */
function child(node: unknown, segment: string): unknown {
  if (isSeq(node)) return node.items[Number(segment)];
  return isMap(node) ? node.items.find(({key}) => isScalar(key) && String(key.value) === segment)?.value : undefined;
}

const has = (node: unknown, segment: string): boolean => child(node, segment) !== undefined;

const escape = (segment: string): string => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`;

function unescape(segment: string): string {
  let text = segment;
  try {
    text = decodeURIComponent(segment);
  } catch {
    text = segment; // a lone "%" stands for itself
  }
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
}

const pointerOf = (target: string): string => (target.includes('#') ? target.slice(target.indexOf('#') + 1) : '');

/** The file that a reference names; `undefined` for one inside of its own file. */
function fileOf(target: string, from: string): string | undefined {
  const [name = ''] = target.split('#');
  return name === '' ? undefined : path.resolve(path.dirname(from), name);
}

function isInside(file: string, folder: string): boolean {
  return !path.relative(folder, file).startsWith('..') && !path.isAbsolute(path.relative(folder, file));
}

const isFile = (file: string): boolean => fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true;

/** The file of the same folder whose name is most like the missing one's. */
function similarFile(file: string): string {
  const folder = path.dirname(file);
  const wanted = path.basename(file);
  const names = fs.existsSync(folder) && fs.statSync(folder).isDirectory() ? fs.readdirSync(folder) : [];
  const [nearest] = names.sort((a, b) => leven(a, wanted) - leven(b, wanted));
  return nearest !== undefined && nearest !== wanted && leven(nearest, wanted) <= 3 ? ` Did you mean ${nearest}?` : '';
}
