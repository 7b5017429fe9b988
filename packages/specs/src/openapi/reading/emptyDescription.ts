import {InputError} from '@paydocs/core';
import {toDisplayPath, type SourceReader} from '../../readSource';
import {forEachOperation, type OpenApiDocument} from '../document';

/**
 * Checks that a document has at least one operation. Otherwise, its reference would be empty.
 *
 * @param document - bundled document
 * @param root - absolute path of its root file
 * @param read - reader of the file
 * @throws InputError if no path or webhook has an operation
 */
export function assertHasOperations(document: OpenApiDocument, root: string, read: SourceReader): void {
  let count = 0;
  forEachOperation(document, () => void (count += 1));
  if (count > 0) return;
  const index = read(root)
    .split('\n')
    .findIndex((line) => /^\s*["']?(?:paths|webhooks)["']?\s*:/.test(line));
  const message =
    'the description has no operations or webhooks, so its reference would have no pages. ' +
    'Add at least one path with an operation under "paths:", such as "/payments:" with "get:".';
  throw new InputError(
    [{file: toDisplayPath(root), ...(index === -1 ? {} : {line: index + 1}), message}],
    'openapi/source',
  );
}
