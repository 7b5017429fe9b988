import fs from 'node:fs';
import path from 'node:path';
import {buildSchema, GraphQLError} from 'graphql';
import {LineCounter, parseDocument} from 'yaml';
import type {OpenApiDocument} from '@paydocs/contract/document';
import {InputError, type Diagnostic, isCalendarDate} from '@paydocs/core';
import type {SourceReader} from '@paydocs/specs';
import {collectGraphqlParts, collectRestParts, type PartsByTarget} from './inventory';

/** Both specifications as of a release. */
export interface Snapshot {
  /** Date of the release, such as `2026-01-01`. */
  date: string;
  openapi: OpenApiDocument;
  sdl: string;
  /** Named parts of both specifications. */
  parts: PartsByTarget;
}

/** File names of a snapshot. */
export const SNAPSHOT_FILES = {rest: 'openapi.yaml', graphql: 'schema.graphql'} as const;

const HINT = "Restore the committed file: `npm run release` writes this file, so don't edit it.";

/**
 * Reads the snapshots of all releases.
 *
 * @param folder - path of the snapshots from the project's root; each release is a folder named after its date
 * @param read - returns the text of a file with the brand in place of brand tokens
 * @returns the snapshots, the oldest first; empty if the folder doesn't exist
 * @throws InputError with the locations of all files that are missing or invalid
 */
export function readSnapshots(folder: string, read: SourceReader): Snapshot[] {
  if (!fs.existsSync(folder)) return [];
  const diagnostics: Diagnostic[] = [];
  const snapshots = fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => !entry.name.startsWith('.'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry): Snapshot[] => {
      const entryPath = path.posix.join(folder, entry.name);
      if (!entry.isDirectory() || !isCalendarDate(entry.name)) {
        diagnostics.push({
          file: entryPath,
          message:
            'this folder can contain only folders named after release dates, such as 2026-01-31. Move this file or folder.',
        });
        return [];
      }
      const openapi = readSnapshotFile(
        path.posix.join(entryPath, SNAPSHOT_FILES.rest),
        read,
        parseOpenApiDocument,
        diagnostics,
      );
      const sdl = readSnapshotFile(path.posix.join(entryPath, SNAPSHOT_FILES.graphql), read, parseSchema, diagnostics);
      if (openapi === undefined || sdl === undefined) return [];
      const parts = new Map([...collectRestParts(openapi), ...collectGraphqlParts(sdl)]);
      return [{date: entry.name, openapi, sdl, parts}];
    });
  if (diagnostics.length > 0) throw new InputError(diagnostics, 'changelog/snapshot');
  return snapshots;
}

type FileDiagnostic = Pick<Diagnostic, 'line' | 'message'>;

function readSnapshotFile<Value>(
  file: string,
  readSource: SourceReader,
  parse: (text: string) => {value: Value} | {diagnostic: FileDiagnostic},
  diagnostics: Diagnostic[],
): Value | undefined {
  if (!fs.existsSync(file)) {
    diagnostics.push({file, message: `this file doesn't exist. ${HINT}`});
    return undefined;
  }
  const result = parse(readSource(file));
  if ('value' in result) return result.value;
  diagnostics.push({file, ...result.diagnostic});
  return undefined;
}

function parseOpenApiDocument(text: string): {value: OpenApiDocument} | {diagnostic: FileDiagnostic} {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  const [error] = document.errors;
  if (error) {
    const {line} = lines.linePos(error.pos[0]);
    return {
      diagnostic: {line, message: `the file can't be parsed here: ${error.message.replace(/\.?$/, '.')} ${HINT}`},
    };
  }
  const value: unknown = document.toJS();
  if (
    typeof value !== 'object' ||
    value === null ||
    !('paths' in value || 'webhooks' in value || 'components' in value)
  )
    return {diagnostic: {line: 1, message: `the file has neither paths nor components. ${HINT}`}};
  return {value: value as OpenApiDocument};
}

function parseSchema(text: string): {value: string} | {diagnostic: FileDiagnostic} {
  try {
    buildSchema(text);
    return {value: text};
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = error instanceof GraphQLError ? error.locations?.[0]?.line : undefined;
    const message = `the schema can't be parsed: ${error.message.split('\n')[0]?.replace(/\.?$/, '.')} ${HINT}`;
    return {diagnostic: {...(line !== undefined && {line}), message}};
  }
}
