import {InputError} from '../../../lib/inputError';
import {displayPath, readSource} from '../shared/readSource';
import {eachOperation, type OpenApiDocument} from './document';

/**
 * Refuses a description that is right in form and has nothing to show: the reference would be gone.
 *
 * @param document - a joined description
 * @param root - absolute path of its root file
 * @throws InputError when no path and no webhook has an operation
 */
export function checkOperations(document: OpenApiDocument, root: string): void {
  let operations = 0;
  eachOperation(document, () => void (operations += 1));
  if (operations > 0) return;
  const index = readSource(root).split('\n').findIndex((row) => /^\s*["']?(?:paths|webhooks)["']?\s*:/.test(row));
  const message =
    'the description has no operation and no webhook, so that its reference would have no page. ' +
    'Write at least one path with an operation below "paths:", such as "/payments:" with "get:".';
  throw new InputError([{file: displayPath(root), ...(index === -1 ? {} : {line: index + 1}), message}]);
}
