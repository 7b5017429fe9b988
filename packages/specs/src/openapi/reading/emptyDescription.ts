import {InputError} from '@paydocs/core/inputError';
import {displayPath, type ReadSource} from '../../readSource';
import {eachOperation, type OpenApiDocument} from '../document';

/**
 * Refuses a description that is right in form and has nothing to show: the reference would be gone.
 *
 * @param document - a joined description
 * @param root - absolute path of its root file
 * @param read - reads a file
 * @throws InputError when no path and no webhook has an operation
 */
export function checkOperations(document: OpenApiDocument, root: string, read: ReadSource): void {
  let operations = 0;
  eachOperation(document, () => void (operations += 1));
  if (operations > 0) return;
  const index = read(root).split('\n').findIndex((row) => /^\s*["']?(?:paths|webhooks)["']?\s*:/.test(row));
  const message =
    'the description has no operations or webhooks, so its reference would have no pages. ' +
    'Write at least one path with an operation below "paths:", such as "/payments:" with "get:".';
  throw new InputError([{file: displayPath(root), ...(index === -1 ? {} : {line: index + 1}), message}]);
}
