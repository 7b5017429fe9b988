/** `npm run generate`: incremental, deterministic, complete and atomic. */
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {fingerprint, listFiles} from '../../src/plugins/reference/shared/fingerprint';
import {copyProject, type ProjectCopy} from './project';

let project: ProjectCopy;
const pages = (): string[] =>
  ['apis', '.generated/openapi', '.generated/schema', '.generated/site'].map((folder) =>
    path.join(project.folder, folder),
  );
const state = (): string => fingerprint(pages());
const times = (): number[] =>
  pages()
    .flatMap(listFiles)
    .map((file) => fs.statSync(file).mtimeMs);

beforeAll(() => {
  project = copyProject();
  const {status, output} = project.run('generate');
  expect(output).not.toMatch(/warn/i);
  expect(status).toBe(0);
});
afterAll(() => project.remove());

describe('npm run generate', () => {
  it('writes nothing when nothing changed', () => {
    const before = times();
    expect(project.run('generate').output).toBe('References were up to date.\n');
    expect(times()).toEqual(before);
  });

  it('gives the same bytes from nothing', () => {
    const before = state();
    for (const file of ['.generated', 'apis/rest/schemas', 'apis/graphql/types']) {
      fs.rmSync(path.join(project.folder, file), {recursive: true});
    }
    expect(project.run('generate').status).toBe(0);
    expect(state()).toBe(before);
  });

  it('rewrites only the pages of what changed, and takes away those of what is gone', () => {
    const root = project.read('openapi/openapi.yaml');
    const pathFile = 'openapi/paths/payments_{id}_link.yaml';
    const original = project.read(pathFile);
    project.write(pathFile, original.replace(/summary: .*/, 'summary: Send the link again'));
    expect(project.run('generate').output).toMatch(/rest: \d+ changed \(/);
    expect(project.read('apis/rest/payments-send-link.api.mdx')).toContain('Send the link again');

    project.write('openapi/openapi.yaml', root.replace(/ {2}\/payments\/\{id\}\/link:\n.*\n/, ''));
    const {status, output} = project.run('generate');
    expect(output).toContain('removed');
    expect(status).toBe(0);
    expect(fs.existsSync(path.join(project.folder, 'apis/rest/payments-send-link.api.mdx'))).toBe(false);
    expect(fs.existsSync(path.join(project.folder, 'apis/rest/index.md'))).toBe(true);

    project.write('openapi/openapi.yaml', root);
    project.write(pathFile, original);
    expect(project.run('generate').status).toBe(0);
  });

  it('keeps the last good pages when a source is broken, and names file and line', () => {
    const before = state();
    const file = 'graphql/payments.graphql';
    const original = project.read(file);
    project.write(file, `${original}\ntype Broken {\n`);
    const {status, output} = project.run('generate');
    expect(status).toBe(1);
    expect(output).toMatch(/graphql\/payments\.graphql:\d+:\d+: Syntax Error/);
    expect(output).not.toContain('    at ');
    expect(state()).toBe(before);
    project.write(file, original);
    expect(project.run('generate').status).toBe(0);
    expect(state()).toBe(before);
  });

  it('tells what changed in a summary', () => {
    const file = 'graphql/stores.graphql';
    project.write(
      file,
      project
        .read(file)
        .replace(
          'type Store {',
          'type Store {\n  """Opening hours, as the merchant writes them."""\n  openingHours: String',
        ),
    );
    project.run('generate', '--summary', 'summary.md');
    expect(project.read('summary.md')).toContain('- changed: `apis/graphql/types/objects/store.mdx`');
  });
});
