/** Checks whether the sandbox simulates the APIs of this site. With other specifications, tests of the simulation are skipped. */
import fs from 'node:fs';
import {buildSchema} from 'graphql';
import {createRestApi} from '@paydocs/contract';
import type {OpenApiDocument} from '@paydocs/contract/document';
import {mutations} from '../../tools/sandbox/src/graphql/mutations';
import {operations} from '../../tools/sandbox/src/rest/operations';

export const openapi = JSON.parse(fs.readFileSync('.generated/openapi/openapi.json', 'utf8')) as OpenApiDocument;
export const sdl = fs.readFileSync('.generated/schema/schema.graphql', 'utf8');

export const isSimulated =
  Object.keys(operations).every((id) => createRestApi(openapi).operations.has(id)) &&
  Object.keys(mutations).every((name) => buildSchema(sdl).getMutationType()?.getFields()[name] !== undefined);

/**
 * @param name - name of a test or suite
 * @param folder - path of its file or folder
 * @returns the name, with the reason and what to do if the test is skipped
 */
export const toTestName = (name: string, folder: string): string =>
  isSimulated ? name : `${name}: the sandbox simulates another API. Delete ${folder}, or add your API to tools/sandbox`;
