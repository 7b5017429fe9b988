/** The guides and both specifications of this site as the last generation left them. */
import fs from 'node:fs';
import type {OpenApiDocument} from '@paydocs/contract/document';
import {testData} from '../../src/testData';
import {brand} from '../../src/config/brand';
import {guidesOf, readSpecifications} from './content';

export const specifications = readSpecifications({
  folder: '.',
  openapi: JSON.parse(fs.readFileSync('.generated/openapi/openapi.json', 'utf8')) as OpenApiDocument,
  sdl: fs.readFileSync('.generated/schema/schema.graphql', 'utf8'),
  brand,
  testData,
});
export const guides = guidesOf({folder: '.', brand});
