import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {bundleOpenApi} from '../../src/openapi/bundle';
import {toDisplayPath} from '../../src/readSource';
import {InputError} from '@paydocs/core';

const VALID = path.resolve('tests/fixtures/openapi-rules');
const RULES = path.resolve('tests/fixture-site/redocly.yaml');

/** @returns a copy of the valid description with one string replaced in one file */
function createDescription(file: string, find: string, replacement: string): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-')));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  fs.cpSync(VALID, folder, {recursive: true});
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain(find);
  fs.writeFileSync(path.join(folder, file), text.replace(find, replacement));
  return folder;
}

/** @returns diagnostics of a description as `file:line: message`, with paths relative to its folder */
async function getDiagnostics(folder: string): Promise<string[]> {
  const error: unknown = await bundleOpenApi(folder, RULES).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InputError);
  return (error as InputError).diagnostics.map(
    ({file, line, message, id = ''}) =>
      `${path.relative(folder, path.resolve(file))}:${line}: ${message.replace(toDisplayPath(folder) + '/', '')} [${id}]`,
  );
}

interface InvalidChange {
  what: string;
  file: string;
  find: string;
  replacement: string;
  /** Expected part of the only diagnostic. */
  expected: string;
}

const invalidChanges: InvalidChange[] = [
  {
    what: 'an operation without a description',
    file: 'paths/books.yaml',
    find: '  description: Puts a book on the shelf.\n',
    replacement: '',
    expected:
      'paths/books.yaml:1: Operation object should contain `description` field. Add "description: …" below its operationId to explain what the operation does. [openapi/operation-description]',
  },
  {
    what: 'an operation without a tag',
    file: 'paths/books.yaml',
    find: '  tags:\n    - Books\n',
    replacement: '',
    expected:
      'paths/books.yaml:1: Operation tags should be defined. Add "tags:" with the name of a tag below its operationId, and list that tag',
  },
  {
    what: 'an operation with the ID of another one',
    file: 'paths/books.yaml',
    find: 'operationId: books_add',
    replacement: 'operationId: books_show',
    expected:
      'paths/books_{id}.yaml:2: The operationId "books_show" is also used at paths/books.yaml:2. Give this operation a different operationId, or delete the copy. [openapi/operation-operationId-unique]',
  },
  {
    what: 'an operation whose ID has the wrong form',
    file: 'paths/books.yaml',
    find: 'operationId: books_add',
    replacement: 'operationId: add-book',
    expected: 'paths/books.yaml:2: An operationId has the form resource_action.',
  },
  {
    what: 'a parameter without a description',
    file: 'paths/books_{id}.yaml',
    find: '      description: Identifies the book.\n',
    replacement: '',
    expected:
      'paths/books_{id}.yaml:8: Parameter object description must be present. Add "description: …" below its name to explain its purpose. [openapi/parameter-description]',
  },
  {
    what: 'a property without a description',
    file: 'schemas/Book.yaml',
    find: '    description: How many pages it has.\n',
    replacement: '',
    expected: 'schemas/Book.yaml:12: The property pageCount needs a description',
  },
  {
    what: 'a property in the wrong case',
    file: 'schemas/Error.yaml',
    find: '  message:\n',
    replacement: '  error_code:\n    description: For programs.\n    type: string\n  message:\n',
    expected: 'schemas/Error.yaml:8: A property name is in camelCase: "error_code"',
  },
  {
    what: 'a path in the wrong case',
    file: 'openapi.yaml',
    find: '  /books:\n',
    replacement: '  /allBooks:\n',
    expected: 'openapi.yaml:21: A path is in kebab-case: "/allBooks"',
  },
  {
    what: "an example that doesn't match its schema",
    file: 'paths/books.yaml',
    find: 'pageCount: 863',
    replacement: 'pageCount: many',
    expected:
      'paths/books.yaml:16: Example value must conform to the schema: `pageCount` property type must be integer.',
  },
  {
    what: 'an example with a property that does not exist',
    file: 'paths/books.yaml',
    find: 'pageCount: 863',
    replacement: 'pages: 863',
    expected:
      'paths/books.yaml:16: Example value must conform to the schema: must NOT have additional properties `pages`.',
  },
  {
    what: 'a response without an example',
    file: 'responses/BadRequest.yaml',
    find: '    example:\n      message: The title is missing.\n',
    replacement: '',
    expected: 'responses/BadRequest.yaml:6: Each media type needs an example.',
  },
  {
    what: 'an unused component',
    file: 'openapi.yaml',
    find: 'components:\n',
    replacement: 'components:\n  schemas:\n    Author:\n      description: Who wrote it.\n      type: string\n',
    expected:
      'openapi.yaml:27: Component: "Author" is never used. Add a reference to it where it belongs, or delete it. [openapi/no-unused-components]',
  },
  {
    what: 'a broken reference',
    file: 'paths/books.yaml',
    find: '../schemas/Book.yaml',
    replacement: '../schemas/Bok.yaml',
    expected: 'Did you mean Book.yaml? Correct the path.',
  },
  {
    what: 'a broken reference into a file',
    file: 'paths/books.yaml',
    find: '../schemas/Book.yaml',
    replacement: '../schemas/Book.yaml#/properties/isbn',
    expected: 'schemas/Book.yaml has nothing at "/properties/isbn". Correct the part after "#".',
  },
  {
    what: 'a reference that YAML parses as a comment',
    file: 'paths/books.yaml',
    find: '../schemas/Book.yaml',
    replacement: '#/components/schemas/Book',
    expected: 'paths/books.yaml:13: this reference is empty. If it starts with "#", put it in quotes',
  },
  {
    what: 'a reference to a URL',
    file: 'paths/books.yaml',
    find: '../schemas/Book.yaml',
    replacement: 'https://shop.example/Book.yaml',
    expected:
      'paths/books.yaml:13: the reference "https://shop.example/Book.yaml" is a URL, and URLs aren\'t fetched. Save the file in ',
  },
  {
    what: 'a reference outside the folder',
    file: 'paths/books.yaml',
    find: '../schemas/Book.yaml',
    replacement: '../../Book.yaml',
    expected: 'but only files in that folder are read. Copy the file into the folder, and refer to the copy.',
  },
  {
    what: 'a reference to itself',
    file: 'schemas/Book.yaml',
    find: 'type: object',
    replacement: '$ref: Book.yaml',
    expected: 'schemas/Book.yaml:3: the reference "Book.yaml" refers back to itself.',
  },
  {
    what: 'two fields with the same anchor',
    file: 'schemas/Book.yaml',
    find: 'properties:\n',
    replacement: 'properties:\n  pageCOUNT:\n    description: The same.\n    type: integer\n',
    expected:
      'the fields "pageCOUNT" and "pageCount" would have the same anchor on a page, "#page-count". Rename one of them.',
  },
  {
    what: 'a duplicate key',
    file: 'schemas/Book.yaml',
    find: 'type: object',
    replacement: 'type: object\ntype: object',
    expected: 'schemas/Book.yaml:4: this key appears twice. Delete or rename one of the two.',
  },
  {
    what: 'a misspelled key',
    file: 'schemas/Book.yaml',
    find: 'description:',
    replacement: 'desciption:',
    expected:
      'Property `desciption` is not expected here. Did you mean description? Correct the name or the indentation of the line.',
  },
  {
    what: 'an unknown type',
    file: 'schemas/Book.yaml',
    find: 'type: object',
    replacement: 'type: objekt',
    expected: 'Did you mean object? Correct the value.',
  },
  {
    what: 'Swagger 2.0',
    file: 'openapi.yaml',
    find: 'openapi: 3.1.0',
    replacement: "swagger: '2.0'",
    expected:
      'openapi.yaml:1: this is Swagger 2.0, but pages can be generated only from OpenAPI 3.0 or 3.1. Convert it, for example with "npx swagger2openapi --outfile openapi.yaml FILE"',
  },
  {
    what: 'an unknown version',
    file: 'openapi.yaml',
    find: 'openapi: 3.1.0',
    replacement: 'openapi: 4.0.0',
    expected: 'openapi.yaml:1: the OpenAPI version is "4.0.0", but must be 3.0 or 3.1, with a patch number.',
  },
  {
    what: 'a version that YAML parses as a number',
    file: 'openapi.yaml',
    find: 'openapi: 3.1.0',
    replacement: 'openapi: 3.1',
    expected: 'openapi.yaml:1: the OpenAPI version is 3.1, but must be',
  },
  {
    what: 'no version',
    file: 'openapi.yaml',
    find: 'openapi: 3.1.0\n',
    replacement: '',
    expected: 'the file doesn\'t specify its OpenAPI version. Its first line must be "openapi: 3.1.0".',
  },
];

const ROOT_FILES: [what: string, content: string | Buffer, expected: string][] = [
  ['empty', '\n', 'openapi.yaml:undefined: the file is empty.'],
  ['only a comment', '# later\n', 'the file has no API description.'],
  ['a list', '- openapi\n', 'the file has no API description.'],
  ['without paths', 'openapi: 3.1.0\n', 'the description has no paths, so there would be no pages.'],
  ['not UTF-8', Buffer.from('openapi: 3.1.0\n# Línea\n', 'latin1'), "openapi.yaml:2: the file isn't UTF-8 text."],
  ['AsyncAPI', 'asyncapi: 3.0.0\ninfo: {title: A}\n', 'this is an AsyncAPI document, not an OpenAPI description.'],
  [
    'a Postman collection',
    '{"info": {"_postman_id": "1"}, "item": []}',
    'this is a Postman collection, not an OpenAPI',
  ],
  [
    'an introspection',
    '{"data": {"__schema": {}}}',
    'this is the result of a GraphQL introspection query, not an OpenAPI',
  ],
  [
    'UTF-16',
    Buffer.from('\ufeffopenapi: 3.1.0\n', 'utf16le'),
    'the file is UTF-16. Save it again with UTF-8 encoding.',
  ],
  ['binary', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]), "the file isn't UTF-8 text."],
  ['50 MB', `openapi: 3.1.0\nx-text: ${'a'.repeat(50_000_000)}\n`, 'the file is 50.0 MB, but the limit is 20 MB.'],
];

describe('a root file', () => {
  it.each(ROOT_FILES)('is rejected if it is %s', async (_what, content, expected) => {
    const folder = createDescription('openapi.yaml', 'openapi: 3.1.0', 'openapi: 3.1.0');
    fs.writeFileSync(path.join(folder, 'openapi.yaml'), content);
    const diagnostics = await getDiagnostics(folder);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toContain(expected);
  });
});

it('reports the format of the only file in a folder', async () => {
  const folder = createDescription('openapi.yaml', 'openapi: 3.1.0', 'openapi: 3.1.0');
  for (const entry of fs.readdirSync(folder)) fs.rmSync(path.join(folder, entry), {recursive: true});
  fs.writeFileSync(path.join(folder, 'events.yaml'), 'asyncapi: 3.0.0\n');
  expect(await getDiagnostics(folder)).toEqual([
    expect.stringMatching(/^events\.yaml:undefined: this is an AsyncAPI document/),
  ]);
});

describe('bundleOpenApi', () => {
  it('joins the files of a description', async () => {
    const document = await bundleOpenApi(VALID, RULES);
    expect(Object.keys(document.paths as object)).toEqual(['/books', '/books/{id}']);
    expect(Object.keys((document.components as {schemas: object}).schemas)).toEqual(['Book', 'Error']);
    expect(JSON.stringify(document)).not.toContain('.yaml');
  });

  it.each(invalidChanges)('rejects $what', async ({file, find, replacement, expected}) => {
    const diagnostics = await getDiagnostics(createDescription(file, find, replacement));
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toContain(expected);
  });
});

describe('a syntax error', () => {
  it('is reported once even if several files refer to the invalid one', async () => {
    const folder = createDescription('openapi.yaml', 'openapi: 3.1.0', 'openapi: 3.1.0');
    const [schema = ''] = fs.readdirSync(path.join(folder, 'schemas'));
    fs.appendFileSync(path.join(folder, 'schemas', schema), '\nbroken: [\n');
    const diagnostics = await getDiagnostics(folder);
    expect(diagnostics).toEqual([expect.stringMatching(new RegExp(`^schemas/${schema}:\\d+: .*Correct the YAML`))]);
    expect(diagnostics[0]).not.toContain(folder);
  });

  it('is reported in the root file and in the rules', async () => {
    const folder = createDescription('openapi.yaml', 'openapi: 3.1.0', 'openapi: [3.1.0');
    expect(await getDiagnostics(folder)).toEqual([expect.stringMatching(/^openapi\.yaml:\d+: .*Correct the YAML/)]);
    const rules = path.join(folder, 'rules.yaml');
    fs.writeFileSync(rules, 'rules: [\n');
    await expect(bundleOpenApi(VALID, rules)).rejects.toThrow(/rules\.yaml:\d+.*Correct the YAML/);
  });
});
