/** Reads the files that `npm run generate` writes, for comparisons. */
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@paydocs/core';

const GENERATED = ['.generated', 'apis/rest', 'apis/graphql'];
/** State of the generator, and output of builds and tests. */
const EXCLUDED =
  /^\.generated\/(?:fixture-site|(?:build|build-hosting|builder|cache|published|search|staging|state|test-results)\/|(?:modules\.json|problems\.txt|\w+\.lock)$)/;

/**
 * @param folder - path of a project's root folder
 * @returns the bytes of every generated file, by its path relative to the root
 */
export function readGeneratedFiles(folder: string): Map<string, string> {
  const files = GENERATED.flatMap((each) => listFiles(path.join(folder, each)))
    .map((file) => path.relative(folder, file))
    .filter((file) => !EXCLUDED.test(file));
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(folder, file), 'latin1')]));
}

/** Returns the files that only one of the maps has, or that differ. */
export function findDifferences<T>(before: Map<string, T>, after: Map<string, T>): string[] {
  const files = [...new Set([...before.keys(), ...after.keys()])];
  return files.filter((file) => before.get(file) !== after.get(file)).sort();
}
