/** What `npm run try` takes of a user's disk: files in the specification's folder, and nothing else. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {replaceGraphql} from '../../src/try/replaceSpecification';
import {findReachableFiles} from '../../src/try/reachableFiles';

let folder: string;
const at = (file: string): string => path.join(folder, file);
const shown = (file: string): string => path.relative(folder, file);

function write(file: string, text: string): string {
  fs.mkdirSync(path.dirname(at(file)), {recursive: true});
  fs.writeFileSync(at(file), text);
  return at(file);
}

beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'reachable-')));
  write('secrets/secret.json', '{"type": "string"}');
  write('api/parts/inside.yaml', 'type: string\n');
  write('api-2/other.yaml', 'type: string\n');
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

describe('the files of an OpenAPI description', () => {
  it('are those in the root file’s folder and below it', () => {
    fs.symlinkSync(at('api/parts/inside.yaml'), at('api/link.yaml'));
    const root = write(
      'api/root.yaml',
      'a:\n  $ref: ./parts/b.yaml\nb: {"$ref": "link.yaml#/x"}\nc:\n  $ref: "#/a"\nd: Use $ref: ../nowhere.yaml.\n',
    );
    write('api/parts/b.yaml', '$ref: ../parts/inside.yaml\n');
    expect(findReachableFiles(root, shown).map(shown)).toEqual([
      'api/root.yaml',
      'api/parts/b.yaml',
      'api/link.yaml',
      'api/parts/inside.yaml',
    ]);
  });

  it('may be reached through a linked folder that holds them all', () => {
    const root = write('api/root.yaml', 'a:\n  $ref: parts/inside.yaml\n');
    fs.symlinkSync(at('api'), at('linked'));
    expect(findReachableFiles(path.join(at('linked'), path.basename(root)), shown)).toHaveLength(2);
  });

  it.each(['../secrets/secret.json', 'parts/../../secrets/secret.json', '../api-2/other.yaml'])(
    'are not %s',
    (reference) => {
      const root = write('api/root.yaml', `a: 1\nb:\n  $ref: ${reference}#/x\n`);
      expect(() => findReachableFiles(root, shown)).toThrow(
        `api/root.yaml:3: "${reference}" is outside the folder of the root file. Files that the root file refers to are published. Copy`,
      );
    },
  );

  it('are not absolute paths elsewhere', () => {
    const root = write('api/root.yaml', `b: {$ref: '${at('secrets/secret.json')}'}\n`);
    expect(() => findReachableFiles(root, shown)).toThrow(/^api\/root\.yaml:1: .* is outside the folder/);
  });

  it('are not what symbolic links lead to, of files and of folders', () => {
    fs.symlinkSync(at('secrets/secret.json'), at('api/file.json'));
    fs.symlinkSync(at('secrets'), at('api/folder'));
    const root = write('api/root.yaml', 'a: {$ref: parts/b.yaml}\n');
    write('api/parts/b.yaml', 'a: {$ref: ../file.json}\nb: {$ref: ../folder/secret.json}\n');
    expect(() => findReachableFiles(root, shown)).toThrow(
      /^api\/parts\/b\.yaml:1: "\.\.\/file\.json" is a symbolic link .*\napi\/parts\/b\.yaml:2: "\.\.\/folder\/secret\.json" is a symbolic link/,
    );
  });
});

it('takes no symbolic links of a folder of GraphQL files', () => {
  write('copy/graphql/own.graphql', 'type Query { own: Int }');
  write('schema/a.graphql', '# import "../secrets/b.graphql"\ntype Query { a: Int }');
  write('secrets/b.graphql', 'type B { b: Int }');
  fs.symlinkSync(at('secrets/b.graphql'), at('schema/b.graphql'));
  fs.symlinkSync(at('secrets'), at('schema/folder'));
  replaceGraphql(at('schema'), at('copy'));
  expect(fs.readdirSync(at('copy/graphql'))).toEqual(['a.graphql']);
});
