import fs from 'node:fs';
import {listFilesAt} from '@paydocs/core';
import {findKnownIds} from '@paydocs/reference';

/**
 * Collects the IDs that the REST description shows, so that the examples of both references use the same resources.
 *
 * @param description - path of the REST API's description: a file or a folder
 * @returns the IDs
 */
export const collectSharedIds = (description: string): string[] => [
  ...findKnownIds(listFilesAt(description).map((file) => fs.readFileSync(file, 'utf8'))).values(),
];
