/** Files that `npm run try` reads from a user's disk: only files in the specification's folder. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {replaceGraphqlSchema} from '../../src/try/replaceSpecification';
import {findReachableFiles} from '../../src/try/reachableFiles';

let folder: string;
const resolvePath = (file: string): string => path.join(folder, file);
const toRelativePath = (file: string): string => path.relative(folder, file);

function write(file: string, text: string): string {
  fs.mkdirSync(path.dirname(resolvePath(file)), {recursive: true});
  fs.writeFileSync(resolvePath(file), text);
  return resolvePath(file);
}

beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'reachable-')));
  write('secrets/secret.json', '{"type": "string"}');
  write('api/parts/inside.yaml', 'type: string\n');
  write('api-2/other.yaml', 'type: string\n');
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

describe('the files of an OpenAPI description', () => {
  it('are in the root file’s folder or below it', () => {
    fs.symlinkSync(resolvePath('api/parts/inside.yaml'), resolvePath('api/link.yaml'));
    const root = write(
      'api/root.yaml',
      'a:\n  $ref: ./parts/b.yaml\nb: {"$ref": "link.yaml#/x"}\nc:\n  $ref: "#/a"\nd: Use $ref: ../nowhere.yaml.\n',
    );
    write('api/parts/b.yaml', '$ref: ../parts/inside.yaml\n');
    expect(findReachableFiles(root, toRelativePath).map(toRelativePath)).toEqual([
      'api/root.yaml',
      'api/parts/b.yaml',
      'api/link.yaml',
      'api/parts/inside.yaml',
    ]);
  });

  it('may be reached through a linked folder that contains them all', () => {
    const root = write('api/root.yaml', 'a:\n  $ref: parts/inside.yaml\n');
    fs.symlinkSync(resolvePath('api'), resolvePath('linked'));
    expect(findReachableFiles(path.join(resolvePath('linked'), path.basename(root)), toRelativePath)).toHaveLength(2);
  });

  it.each(['../secrets/secret.json', 'parts/../../secrets/secret.json', '../api-2/other.yaml'])(
    'are not %s',
    (reference) => {
      const root = write('api/root.yaml', `a: 1\nb:\n  $ref: ${reference}#/x\n`);
      expect(() => findReachableFiles(root, toRelativePath)).toThrow(
        `api/root.yaml:3: "${reference}" is outside the folder of the root file. Files that the root file refers to are published, so they must be in its folder. Copy`,
      );
    },
  );

  it('are not absolute paths elsewhere', () => {
    const root = write('api/root.yaml', `b: {$ref: '${resolvePath('secrets/secret.json')}'}\n`);
    expect(() => findReachableFiles(root, toRelativePath)).toThrow(/^api\/root\.yaml:1: .* is outside the folder/);
  });

  it('are not the targets of symbolic links to files or folders', () => {
    fs.symlinkSync(resolvePath('secrets/secret.json'), resolvePath('api/file.json'));
    fs.symlinkSync(resolvePath('secrets'), resolvePath('api/folder'));
    const root = write('api/root.yaml', 'a: {$ref: parts/b.yaml}\n');
    write('api/parts/b.yaml', 'a: {$ref: ../file.json}\nb: {$ref: ../folder/secret.json}\n');
    expect(() => findReachableFiles(root, toRelativePath)).toThrow(
      /^api\/parts\/b\.yaml:1: "\.\.\/file\.json" is a symbolic link .*\napi\/parts\/b\.yaml:2: "\.\.\/folder\/secret\.json" is a symbolic link/,
    );
  });
});

it('ignores symbolic links in a folder of GraphQL files', () => {
  write('copy/graphql/own.graphql', 'type Query { own: Int }');
  write('schema/a.graphql', '# import "../secrets/b.graphql"\ntype Query { a: Int }');
  write('secrets/b.graphql', 'type B { b: Int }');
  fs.symlinkSync(resolvePath('secrets/b.graphql'), resolvePath('schema/b.graphql'));
  fs.symlinkSync(resolvePath('secrets'), resolvePath('schema/folder'));
  replaceGraphqlSchema(resolvePath('schema'), resolvePath('copy'));
  expect(fs.readdirSync(resolvePath('copy/graphql'))).toEqual(['a.graphql']);
});
