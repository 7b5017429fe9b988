/** Whether the sandbox plays the APIs of this site. Tests of what it plays are skipped where the specifications are others. */
import fs from 'node:fs';
import {buildSchema} from 'graphql';
import type {OpenApiDocument} from '@paydocs/contract/rest/document';
import {createRestApi} from '@paydocs/contract/rest/api';
import {mutations} from '../../packages/sandbox/src/graphql/mutations';
import {operations} from '../../packages/sandbox/src/rest/operations';

export const openapi = JSON.parse(fs.readFileSync('.generated/openapi/openapi.json', 'utf8')) as OpenApiDocument;
export const sdl = fs.readFileSync('.generated/schema/schema.graphql', 'utf8');

export const isPlayed =
  Object.keys(operations).every((id) => createRestApi(openapi).operations.has(id)) &&
  Object.keys(mutations).every((name) => buildSchema(sdl).getMutationType()?.getFields()[name] !== undefined);

/**
 * @param name - of a test, or of several
 * @param folder - where it stands
 * @returns the name, or why the test is skipped and what to do
 */
export const whenPlayed = (name: string, folder: string): string =>
  isPlayed ? name : `${name}: the sandbox plays another API. Delete ${folder}, or teach packages/sandbox yours`;
