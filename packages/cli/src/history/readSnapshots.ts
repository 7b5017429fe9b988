import fs from 'node:fs';
import path from 'node:path';
import {buildSchema, GraphQLError} from 'graphql';
import {LineCounter, parseDocument} from 'yaml';
import type {OpenApiDocument} from '@paydocs/contract/rest/document';
import {InputError, type InputProblem} from '@paydocs/core/inputError';
import {isDay} from '@paydocs/core/isDay';
import type {ReadSource} from '@paydocs/specs/readSource';
import {graphqlInventory, restInventory, type Inventory} from './inventory';

/** Both specifications as a release had them. */
export interface Snapshot {
  /** `2026-01-01` */
  date: string;
  openapi: OpenApiDocument;
  sdl: string;
  /** The names of both. */
  parts: Inventory;
}

/** The files of a snapshot. */
export const SNAPSHOT_FILES = {rest: 'openapi.yaml', graphql: 'schema.graphql'} as const;

const CURE = 'Restore the committed file: `npm run release` writes it, and it must not be edited.';

/**
 * @param folder - of snapshots, from the project's root: in it a folder for each release, with its date as the name
 * @param read - gives the text of a file with the brand in place of tokens
 * @returns the snapshots, the oldest first; none if there is no such folder
 * @throws InputError that names each file which is missing or can't be read, and its line
 */
export function readSnapshots(folder: string, read: ReadSource): Snapshot[] {
  if (!fs.existsSync(folder)) return [];
  const problems: InputProblem[] = [];
  const snapshots = fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => !entry.name.startsWith('.'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry): Snapshot[] => {
      const place = path.posix.join(folder, entry.name);
      if (!entry.isDirectory() || !isDay(entry.name)) {
        problems.push({
          file: place,
          message:
            'this folder can contain only folders named after release dates, such as 2026-01-31. Move this file or folder.',
        });
        return [];
      }
      const openapi = inFile(path.posix.join(place, SNAPSHOT_FILES.rest), read, readDescription, problems);
      const sdl = inFile(path.posix.join(place, SNAPSHOT_FILES.graphql), read, readSchema, problems);
      if (openapi === undefined || sdl === undefined) return [];
      const parts = new Map([...restInventory(openapi), ...graphqlInventory(sdl)]);
      return [{date: entry.name, openapi, sdl, parts}];
    });
  if (problems.length > 0) throw new InputError(problems);
  return snapshots;
}

type Mistake = Pick<InputProblem, 'line' | 'message'>;

function inFile<Value>(
  file: string,
  textOf: ReadSource,
  read: (text: string) => {value: Value} | {mistake: Mistake},
  problems: InputProblem[],
): Value | undefined {
  if (!fs.existsSync(file)) {
    problems.push({file, message: `this file doesn't exist. ${CURE}`});
    return undefined;
  }
  const result = read(textOf(file));
  if ('value' in result) return result.value;
  problems.push({file, ...result.mistake});
  return undefined;
}

function readDescription(text: string): {value: OpenApiDocument} | {mistake: Mistake} {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  const [error] = document.errors;
  if (error) {
    const {line} = lines.linePos(error.pos[0]);
    return {mistake: {line, message: `the file can't be parsed here: ${error.message.replace(/\.?$/, '.')} ${CURE}`}};
  }
  const value: unknown = document.toJS();
  if (
    typeof value !== 'object' ||
    value === null ||
    !('paths' in value || 'webhooks' in value || 'components' in value)
  )
    return {mistake: {line: 1, message: `the file has neither paths nor components. ${CURE}`}};
  return {value: value as OpenApiDocument};
}

function readSchema(text: string): {value: string} | {mistake: Mistake} {
  try {
    buildSchema(text);
    return {value: text};
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = error instanceof GraphQLError ? error.locations?.[0]?.line : undefined;
    const message = `the schema can't be parsed: ${error.message.split('\n')[0]?.replace(/\.?$/, '.')} ${CURE}`;
    return {mistake: {...(line !== undefined && {line}), message}};
  }
}
