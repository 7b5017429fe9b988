import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {InputError} from '../../../lib/inputError';
import {displayPath, readSource} from '../shared/readSource';

const EXAMPLE = 'Its first line is "openapi: 3.1.0".';

/**
 * Checks that a file is the root of a description that can be shown: OpenAPI 3.
 *
 * @param root - absolute path
 * @throws InputError when it is of another kind or version; YAML that does not parse is left to the linter
 */
export function checkRootFile(root: string): void {
  const lines = new LineCounter();
  const document = parseDocument(readSource(root), {lineCounter: lines, prettyErrors: false, uniqueKeys: false});
  if (document.errors.length > 0) {
    return;
  }
  const {contents} = document;
  const found = (field: string): {value: unknown; line: number} | undefined => {
    const pair = isMap(contents) ? contents.items.find(({key}) => isScalar(key) && key.value === field) : undefined;
    const offset = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
    return pair && {value: isScalar(pair.value) ? pair.value.value : pair.value, line: lines.linePos(offset ?? 0).line};
  };
  const fail = (message: string, line?: number): never => {
    throw new InputError([{file: displayPath(root), ...(line === undefined ? {} : {line}), message}]);
  };
  if (!isMap(contents)) {
    fail(`the file holds no API description. ${EXAMPLE}`);
  }
  const swagger = found('swagger');
  if (swagger) {
    fail(
      `this is Swagger ${String(swagger.value)}, and pages are made from OpenAPI 3.0 or 3.1 alone. ` +
        'Convert it, for example with "npx swagger2openapi --outfile openapi.yaml FILE", and put the result in its place.',
      swagger.line,
    );
  }
  const version = found('openapi');
  if (!version) {
    fail(`the file does not say which version of OpenAPI it has. ${EXAMPLE}`);
  } else if (typeof version.value !== 'string' || !/^3\.[01]\.\d/.test(version.value)) {
    const cure = typeof version.value === 'string' ? 'Write "openapi: 3.1.0", or convert the file.' : 'Write "openapi: 3.1.0".';
    fail(`the version of OpenAPI is ${JSON.stringify(version.value)}, but must be 3.0 or 3.1, with a third number. ${cure}`, version.line);
  }
  if (!['paths', 'webhooks'].some((field) => isMap(contents) && contents.has(field))) {
    fail('the description has no paths, and so no page. Write "paths:" with at least one path below it.');
  }
}
