import {InputError} from '@paydocs/core';
import {toDisplayPath, readPlainSource, type SourceReader} from '../../readSource';
import {parseSource} from './sources';

const VERSION_HINT = 'Its first line must be "openapi: 3.1.0".';

/**
 * Checks that a file is the root of an OpenAPI 3 description.
 *
 * @param root - absolute path of the file
 * @param read - reader of the file
 * @throws InputError if it has another format or version; YAML syntax errors are left to the linter
 */
export function assertRootFile(root: string, read: SourceReader = readPlainSource): void {
  const text = read(root);
  const content = parseSource(text);
  if (content === undefined && text.replace(/^\s*(?:#.*)?$/gm, '') !== '') {
    return;
  }
  const message = explainInvalidRoot(content);
  if (message !== undefined) {
    const line = text.split('\n').findIndex((textLine) => /^[\s{]*["']?(?:swagger|openapi)["']?\s*:/.test(textLine));
    throw new InputError(
      [{file: toDisplayPath(root), ...(line === -1 ? {} : {line: line + 1}), message}],
      'openapi/source',
    );
  }
}

/** Checks for formats that are mistaken for an OpenAPI description, by the name of the format. */
const UNSUPPORTED_FORMAT_CHECKS: Record<string, (content: Record<string, unknown>) => boolean> = {
  'an AsyncAPI document': ({asyncapi}) => asyncapi !== undefined,
  'a Postman collection': ({info, item}) => Array.isArray(item) && /postman/i.test(JSON.stringify(info ?? '')),
  'the result of a GraphQL introspection query': ({__schema, data}) =>
    __schema !== undefined || (typeof data === 'object' && data !== null && '__schema' in data),
  'a JSON Schema': ({$schema}) => $schema !== undefined,
};

function explainInvalidRoot(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    return `the file has no API description. ${VERSION_HINT}`;
  }
  const {swagger, openapi, paths, webhooks} = content as Record<string, unknown>;
  if (swagger !== undefined) {
    return (
      `this is Swagger ${String(swagger)}, but pages can be generated only from OpenAPI 3.0 or 3.1. ` +
      'Convert it, for example with "npx swagger2openapi --outfile openapi.yaml FILE", and replace the file with the result.'
    );
  }
  if (openapi === undefined) {
    const format = Object.keys(UNSUPPORTED_FORMAT_CHECKS).find((name) =>
      UNSUPPORTED_FORMAT_CHECKS[name]?.(content as Record<string, unknown>),
    );
    if (format !== undefined)
      return `this is ${format}, not an OpenAPI description. Replace it with a description in OpenAPI 3.0 or 3.1.`;
    return `the file doesn't specify its OpenAPI version. ${VERSION_HINT}`;
  }
  if (typeof openapi !== 'string' || !/^3\.[01]\.\d/.test(openapi)) {
    const hint = typeof openapi === 'string' ? 'Set "openapi: 3.1.0", or convert the file.' : 'Write "openapi: 3.1.0".';
    return `the OpenAPI version is ${JSON.stringify(openapi)}, but must be 3.0 or 3.1, with a patch number. ${hint}`;
  }
  return paths === undefined && webhooks === undefined
    ? 'the description has no paths, so there would be no pages. Add "paths:" with at least one path under it.'
    : undefined;
}
