import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {OpenApiDocument} from '@paydocs/contract/document';
import {InputError} from '@paydocs/core';
import {readPlainSource} from '@paydocs/specs';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readSnapshots} from '../../src/history/readSnapshots';
import {renderGraphqlSnapshot, renderRestSnapshot} from '../../src/history/snapshot';
import {writeReleasePage} from '../../src/history/writeRelease';
import {site} from '../site';
import {createDescription, SDL} from './fixture';

describe('renderRestSnapshot', () => {
  const document: OpenApiDocument = {
    ...createDescription(),
    components: {
      schemas: {
        Refund: {
          title: 'Refund',
          description: 'Money back.',
          type: 'object',
          'x-graphql': 'Refund',
          required: ['reason', 'description'],
          properties: {
            reason: {type: 'string', enum: ['B', 'A'], deprecated: true, description: 'Why.'},
            description: {type: 'string', default: {title: 'kept'}},
          },
        },
      },
    },
  };

  it('keeps names, types, limits, values, and deprecations, sorted and without text', () => {
    const text = renderRestSnapshot(document);
    expect(text).toContain('    Refund:\n      properties:\n        description:');
    expect(text).toContain('enum: [ A, B ]');
    expect(text).toContain('deprecated: true');
    expect(text).toContain('required: [ description, reason ]');
    expect(text).toContain('{ title: kept }');
    expect(text).not.toMatch(/Why|Money|x-graphql/);
  });

  it('returns the same bytes regardless of the order of names', () => {
    const {paths, components} = createDescription();
    const schemas = Object.fromEntries(Object.entries(components?.schemas ?? {}).reverse());
    expect(renderRestSnapshot({components: {schemas}, paths})).toBe(renderRestSnapshot(createDescription()));
  });
});

describe('renderGraphqlSnapshot', () => {
  it('keeps deprecations, but no descriptions', () => {
    const text = renderGraphqlSnapshot('type Query {\n"""Text."""\nb: Int @deprecated(reason: "Use `a`.")\na: Int }');
    expect(text).toBe('type Query {\n  a: Int\n  b: Int @deprecated(reason: "Use `a`.")\n}\n');
  });
});

describe('readSnapshots', () => {
  let folder: string;
  beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'))));
  afterEach(() => fs.rmSync(folder, {recursive: true}));

  const write = (date: string, rest = renderRestSnapshot(createDescription()), graphql = SDL): void => {
    fs.mkdirSync(path.join(folder, date));
    fs.writeFileSync(path.join(folder, date, 'openapi.yaml'), rest);
    fs.writeFileSync(path.join(folder, date, 'schema.graphql'), graphql);
  };
  const getDiagnostics = (): string => {
    try {
      readSnapshots(folder, readPlainSource);
      return '';
    } catch (error) {
      if (error instanceof InputError) return error.message.replaceAll(`${folder}/`, '');
      throw error;
    }
  };

  it('reads releases, oldest first', () => {
    write('2026-05-04');
    write('2026-01-01');
    expect(readSnapshots(folder, readPlainSource).map(({date}) => date)).toEqual(['2026-01-01', '2026-05-04']);
  });

  it("returns nothing if the folder doesn't exist", () => {
    expect(readSnapshots(path.join(folder, 'none'), readPlainSource)).toEqual([]);
  });

  it("reports the file and line of what it can't read", () => {
    write('2026-01-01', 'paths:\n  /a: {\n', 'type Query {\n  a: Int\n');
    write('2026-02-01', 'hello\n');
    write('next');
    fs.rmSync(path.join(folder, '2026-02-01', 'schema.graphql'));
    expect(getDiagnostics()).toMatch(
      /^2026-01-01\/openapi\.yaml:[23]: the file can't be parsed here: .* `npm run release`/m,
    );
    expect(getDiagnostics()).toMatch(/^2026-01-01\/schema\.graphql:3: the schema can't be parsed: Syntax Error/m);
    expect(getDiagnostics()).toContain('2026-02-01/openapi.yaml:1: the file has neither paths nor components.');
    expect(getDiagnostics()).toContain("2026-02-01/schema.graphql: this file doesn't exist.");
    expect(getDiagnostics()).toContain('next: this folder can contain only folders named after release dates');
  });
});

describe('writeReleasePage', () => {
  it('writes a page once, which writers may extend', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-'));
    const areas = {...site.areas, docs: {...site.areas.docs, path: folder}};
    const [file = ''] = writeReleasePage({areas}, '2026-05-04');
    expect(fs.readFileSync(file, 'utf8')).toContain('title: API release of May 4, 2026');
    expect(fs.readFileSync(file, 'utf8')).toContain('<ApiRelease date="2026-05-04" />');
    expect(writeReleasePage({areas}, '2026-05-04')).toEqual([]);
    fs.rmSync(folder, {recursive: true});
  });
});
