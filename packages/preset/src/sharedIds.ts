import fs from 'node:fs';
import {filesOf} from '@paydocs/core/fingerprint';
import {knownIds} from '@paydocs/reference/graphql/examples/values/ids';

/**
 * Collects the IDs that the REST description shows, so that the examples of both references use the same resources.
 *
 * @param description - path of the REST API's description: a file or a folder
 * @returns the IDs
 */
export const sharedIds = (description: string): string[] => [
  ...knownIds(filesOf(description).map((file) => fs.readFileSync(file, 'utf8'))).values(),
];
