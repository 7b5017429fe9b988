/** What `npm run generate` leaves in a project, for comparisons. */
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@paydocs/core/fingerprint';

const GENERATED = ['.generated', 'apis/rest', 'apis/graphql'];
/** What the generator notes for itself, and what builds and tests leave. */
const NOTES =
  /^\.generated\/(?:fixture-site|(?:build|build-hosting|builder|cache|published|search|staging|state|test-results)\/|(?:modules\.json|problems\.txt|\w+\.lock)$)/;

/**
 * @param folder - the root of a project
 * @returns every generated file, by its path from there, with its bytes
 */
export function generatedFiles(folder: string): Map<string, string> {
  const files = GENERATED.flatMap((each) => listFiles(path.join(folder, each)))
    .map((file) => path.relative(folder, file))
    .filter((file) => !NOTES.test(file));
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(folder, file), 'latin1')]));
}

/** @returns files that are in one and not in the other, or that differ */
export function differences<T>(before: Map<string, T>, after: Map<string, T>): string[] {
  const files = [...new Set([...before.keys(), ...after.keys()])];
  return files.filter((file) => before.get(file) !== after.get(file)).sort();
}
