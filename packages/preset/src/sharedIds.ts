import fs from 'node:fs';
import {filesOf} from '@paydocs/core/fingerprint';
import {knownIds} from '@paydocs/reference/graphql/examples/values/ids';

/**
 * @param description - of the REST API: a file or a folder
 * @returns the ids that it shows: examples of both references speak of the same things
 */
export const sharedIds = (description: string): string[] => [
  ...knownIds(filesOf(description).map((file) => fs.readFileSync(file, 'utf8'))).values(),
];
