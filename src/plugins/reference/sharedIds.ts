import fs from 'node:fs';
import {knownIds} from './graphql/examples/ids';
import {listFiles} from './shared/fingerprint';

/** @returns the ids that the REST description shows: examples of both references speak of the same things */
export const sharedIds = (): string[] => [
  ...knownIds(listFiles('openapi').map((file) => fs.readFileSync(file, 'utf8'))).values(),
];
