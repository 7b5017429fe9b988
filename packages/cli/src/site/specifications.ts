import fs from 'node:fs';
import path from 'node:path';
import type {OpenApiDocument} from '@paydocs/contract/document';
import {listFilesAt} from '@paydocs/core';
import {openapiFile, graphqlSchemaFile, createSourceReader} from '@paydocs/preset/site';
import {DEFAULT_RULES_FILE} from '../generation/tasks/specifications';
import type {Site} from './types';

/** Both specifications of a site, each bundled into one document. */
interface Specifications {
  openapi: OpenApiDocument;
  sdl: string;
}

/**
 * Reads the specifications of the last generation, or bundles them in memory if a source is newer.
 *
 * @param site - site with the specifications
 * @returns both specifications
 * @throws InputError if a specification is invalid
 */
export async function readSpecifications(site: Site): Promise<Specifications> {
  const {rest, graphql, strict} = site;
  const read = createSourceReader(site);
  const openapi = isNewerThanSources(openapiFile, rest.specification, site)
    ? (JSON.parse(fs.readFileSync(openapiFile, 'utf8')) as OpenApiDocument)
    : await import('@paydocs/specs/read').then(({bundleOpenApi}) =>
        bundleOpenApi(path.resolve(rest.specification), path.resolve(rest.rules ?? DEFAULT_RULES_FILE), {strict, read}),
      );
  const sdl = isNewerThanSources(graphqlSchemaFile, graphql.specification, site)
    ? fs.readFileSync(graphqlSchemaFile, 'utf8')
    : await import('@paydocs/specs/read').then(
        ({joinSchema}) => joinSchema(path.resolve(graphql.specification), {strict, read}).sdl,
      );
  return {openapi: openapi as OpenApiDocument, sdl};
}

function isNewerThanSources(generatedFile: string, source: string, {brandFile, configFile}: Site): boolean {
  const generatedAt = fs.statSync(generatedFile, {throwIfNoEntry: false})?.mtimeMs;
  const sources = [...listFilesAt(source), brandFile ?? configFile].filter((file) => fs.existsSync(file));
  return generatedAt !== undefined && sources.every((file) => fs.statSync(file).mtimeMs <= generatedAt);
}
