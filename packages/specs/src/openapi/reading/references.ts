import fs from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import {InputError} from '@paydocs/core/inputError';
import type {Warning} from '@paydocs/core/warnings';
import {displayPath, type ReadSource} from '../../readSource';
import {aliasProblems} from '../aliases';
import {descriptionProblems} from './descriptions';
import {fieldNameProblems} from './fieldNames';
import {headerNameProblems} from './headerNames';
import {keywordProblems} from './keywords';
import {serverUrlProblems} from './serverUrls';
import {fileOf, isFile, placeOf, readDescription, references, type SourceFile, type Step} from './sources';

type Files = ReadonlyMap<string, SourceFile>;

/**
 * Follows every reference of a multi-file description (JSON Reference) before a linter reads it: linters
 * say less about one that leads nowhere, and end the process at one that leads back to itself.
 *
 * @param root - absolute path of the root file
 * @param folder - absolute path of the folder that all files are in
 * @param options - whether fields of one address stop, or are handed to `onWarning`; `read` reads a file
 * @returns the files that were read, by their absolute paths
 * @throws InputError that lists every reference out of the folder, to nothing, or back to itself, fields that would share
 *   an address, names of headers that would begin another one, servers without
 *   a URL, descriptions that are nested too deeply, and every file that
 *   can't be read; YAML that does not parse is left to the linter
 */
export function checkReferences(
  root: string,
  folder: string,
  {
    strict = true,
    onWarning = () => undefined,
    read,
  }: {strict?: boolean; onWarning?: (warning: Warning) => void; read?: ReadSource} = {},
): Files {
  const {files, problems} = readDescription(root, (file) => isInside(file, folder), read);
  for (const [file, source] of files) problems.push(...aliasProblems(displayPath(file), source));
  if (problems.length > 0) throw new InputError(problems);
  for (const [file, source] of files) {
    for (const {target, steps} of references(source.content)) {
      const message = mistake(target, steps, file, {root, folder, files});
      if (message !== undefined) {
        problems.push({file: displayPath(file), ...placeOf(source, [...steps, '$ref']), message});
      }
    }
    for (const find of [headerNameProblems, descriptionProblems, serverUrlProblems])
      problems.push(...find(displayPath(file), source));
    const wrong = keywordProblems(displayPath(file), source);
    if (strict) problems.push(...wrong);
    else wrong.forEach((problem) => onWarning({...problem, kind: 'invalid keyword value'}));
    const shared = fieldNameProblems(displayPath(file), source);
    if (strict) problems.push(...shared);
    // The second one's address gets a number.
    else shared.forEach((problem) => onWarning({...problem, kind: 'two fields with the same anchor'}));
  }
  if (problems.length > 0) throw new InputError(problems);
  return files;
}

function mistake(
  target: string | null,
  steps: Step[],
  from: string,
  {root, folder, files}: {root: string; folder: string; files: Files},
): string | undefined {
  if (target === null) {
    return 'this reference is empty. If it starts with "#", put it in quotes: YAML reads the text after an unquoted "#" as a comment.';
  }
  const start = `the reference ${JSON.stringify(target)}`;
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) {
    return `${start} is a URL, and URLs aren't fetched. Save the file in ${displayPath(folder)}/, and refer to it there.`;
  }
  const file = fileOf(target, from) ?? from;
  if (!isInside(file, folder)) {
    return `${start} points outside ${displayPath(folder)}/, but only files in that folder are read. Copy the file into the folder, and refer to the copy.`;
  }
  if (!isFile(file)) {
    return `${start} is broken: there's no file ${JSON.stringify(displayPath(file)).slice(1, -1)}.${similarFile(file)} Correct the path.`;
  }
  if (file === root && pointerOf(target) === '') {
    return `${start} points to the whole description, which can't contain itself. Write a path in the file, such as "#/components/schemas/NAME".`;
  }
  const {end, circle} = follow(file, pointerOf(target), files, []);
  if (end === 'nothing') {
    return `${start} is broken: ${displayPath(file)} has nothing at "${pointerOf(target)}". ${pointerCure(target)}`;
  }
  return circle.includes(`${from}#${steps.map(escape).join('')}`)
    ? `${start} refers back to itself. Replace one of the references in the cycle with the definition.`
    : undefined;
}

function pointerCure(target: string): string {
  return target.startsWith('#')
    ? 'The part before "#" names the file; if omitted, the reference is to this file. Correct the reference.'
    : 'Correct the part after "#".';
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
  const content = files.get(file)?.content;
  if (content === undefined) return something; // it can't be read: told elsewhere
  // An anchor of JSON Schema.
  if (pointer !== '' && !pointer.startsWith('/')) return something;
  const segments = pointer.split('/').slice(1).map(unescape);
  let node: unknown = content;
  for (let depth = 0; ; depth += 1) {
    const next = child(node, '$ref');
    const segment = segments[depth];
    if (typeof next === 'string' && (segment === undefined || child(node, segment) === undefined)) {
      const rest = segments.slice(depth).map(escape).join('');
      const target = fileOf(next, file) ?? file;
      return isFile(target) ? follow(target, pointerOf(next) + rest, files, [...way, place]) : something;
    }
    if (node === undefined || node === null) return nothing;
    if (segment === undefined) return something;
    node = child(node, segment);
  }
}

function child(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, key) ? (node as Record<string, unknown>)[key] : undefined;
}

const escape = (segment: Step): string => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;

function unescape(segment: string): string {
  let text: string;
  try {
    text = decodeURIComponent(segment);
  } catch {
    text = segment; // a lone "%" stands for itself
  }
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
}

const pointerOf = (target: string): string => (target.includes('#') ? target.slice(target.indexOf('#') + 1) : '');

function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return !relative.startsWith('..') && !path.isAbsolute(relative);
}

/** The file of the same folder whose name is most like the missing one's. */
function similarFile(file: string): string {
  const folder = path.dirname(file);
  const wanted = path.basename(file);
  const names = fs.existsSync(folder) && fs.statSync(folder).isDirectory() ? fs.readdirSync(folder) : [];
  const [nearest] = names.sort((a, b) => leven(a, wanted) - leven(b, wanted));
  return nearest !== undefined && nearest !== wanted && leven(nearest, wanted) <= 3 ? ` Did you mean ${nearest}?` : '';
}
