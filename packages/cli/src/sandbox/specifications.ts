import fs from 'node:fs';
import path from 'node:path';
import type {OpenApiDocument} from '@paydocs/contract/rest/document';
import {filesOf} from '@paydocs/core/fingerprint';
import {openapiFile, schemaFile} from '@paydocs/preset/generatedFiles';
import {readerOf} from '@paydocs/preset/references';
import {DEFAULT_RULES} from '../generation/tasks/specifications';
import type {Site} from '../site/types';

/** Both specifications of a site, each in one piece. */
export interface Specifications {
  openapi: OpenApiDocument;
  sdl: string;
}

/**
 * Reads what the last generation made, or makes it anew in memory if a source is newer.
 *
 * @param site - has the specifications
 * @returns both
 * @throws InputError that lists the mistakes in them
 */
export async function readSpecifications(site: Site): Promise<Specifications> {
  const {rest, graphql, strict} = site;
  const read = readerOf(site);
  const openapi = isCurrent(openapiFile, rest.specification, site)
    ? (JSON.parse(fs.readFileSync(openapiFile, 'utf8')) as OpenApiDocument)
    : await import('@paydocs/specs/openapi/bundle').then(({bundleOpenApi}) =>
        bundleOpenApi(path.resolve(rest.specification), path.resolve(rest.rules ?? DEFAULT_RULES), {strict, read}),
      );
  const sdl = isCurrent(schemaFile, graphql.specification, site)
    ? fs.readFileSync(schemaFile, 'utf8')
    : await import('@paydocs/specs/graphql/joinSchema').then(
        ({joinSchema}) => joinSchema(path.resolve(graphql.specification), {strict, read}).sdl,
      );
  return {openapi: openapi as OpenApiDocument, sdl};
}

function isCurrent(made: string, source: string, {brandFile, configFile}: Site): boolean {
  const time = fs.statSync(made, {throwIfNoEntry: false})?.mtimeMs;
  const sources = [...filesOf(source), brandFile ?? configFile].filter((file) => fs.existsSync(file));
  return time !== undefined && sources.every((file) => fs.statSync(file).mtimeMs <= time);
}
