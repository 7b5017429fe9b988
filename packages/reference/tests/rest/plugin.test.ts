import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it} from 'vitest';
import restReference from '../../src/rest/plugin';
import {REST} from '../../../../tests/reference/restPages';

const context = {siteDir: process.cwd(), baseUrl: '/'} as LoadContext;
const options = {...REST, specPath: 'openapi.json'};
const {argv} = process;
afterEach(() => void (process.argv = argv));

it.each(['gen-api-docs', 'clean-api-docs', 'gen-api-docs:version'])('returns a plugin for %s', (command) => {
  process.argv = ['node', 'docusaurus', command, 'all'];
  expect(Object.keys(restReference(context, options)!)).toEqual(['name', 'extendCli']);
});

it.each(['build', 'start', 'serve'])('returns no plugin for %s', (command) => {
  process.argv = ['node', 'docusaurus', command];
  expect(restReference(context, options)).toBeNull();
});
