import fs from 'node:fs';
import {listFilesAt} from '@paydocs/core';
import {findDocumentedIds} from '@paydocs/reference';

/**
 * Collects the IDs in the REST API's description, so that the examples of both references have the same IDs.
 *
 * @param description - path of the file or folder with the description
 * @returns the IDs, such as that of an example payment
 */
export const collectSharedIds = (description: string): string[] => [
  ...findDocumentedIds(listFilesAt(description).map((file) => fs.readFileSync(file, 'utf8'))).values(),
];
