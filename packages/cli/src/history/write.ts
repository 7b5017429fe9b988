import fs from 'node:fs';
import path from 'node:path';
import type {OpenApiDocument} from '@paydocs/contract/rest/document';
import {longDate} from '@paydocs/guides/embeds/longDate';
import {bundleOpenApi} from '@paydocs/specs/openapi/bundle';
import {joinSchema} from '@paydocs/specs/graphql/joinSchema';
import {DEFAULT_RULES} from '../generation/tasks/specifications';
import type {Site} from '../site/types';
import {SNAPSHOT_FILES} from './readSnapshots';
import {graphqlSnapshot, restSnapshot} from './snapshot';

/**
 * Writes both specifications as they are, with brand tokens: a new name of the provider is no change of an API.
 *
 * @param site - whose specifications they are
 * @param date - of the release
 * @returns the files
 * @throws InputError when a specification can't be read
 */
export async function writeSnapshot({rest, graphql, checks}: Site, date: string): Promise<string[]> {
  const {specification, rules = DEFAULT_RULES} = rest;
  const document = await bundleOpenApi(path.resolve(specification), path.resolve(rules), {strict: false});
  const {sdl} = joinSchema(path.resolve(graphql.specification), {strict: false});
  const texts = {
    [SNAPSHOT_FILES.rest]: restSnapshot(document as OpenApiDocument),
    [SNAPSHOT_FILES.graphql]: graphqlSnapshot(sdl),
  };
  const folder = path.posix.join(checks.releases, date);
  fs.mkdirSync(folder, {recursive: true});
  return Object.entries(texts).map(([name, text]) => {
    const file = path.posix.join(folder, name);
    fs.writeFileSync(file, text);
    return file;
  });
}

/**
 * Writes the page of a release, unless it is there.
 *
 * @param site - whose guides the page is among
 * @param date - of the release
 * @returns the file, if it was written
 */
export function writeReleasePage({areas}: Pick<Site, 'areas'>, date: string): string[] {
  const file = path.posix.join(areas.docs.path, 'changelog', `release-${date}.mdx`);
  if (fs.existsSync(file)) return [];
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, pageOf(date));
  return [file];
}

const pageOf = (date: string): string => `---
title: API release of ${longDate(date, 'en')}
description: What changed in the {product} APIs on ${longDate(date, 'en')}. Each change links to its place in the reference and to the guides that use it.
sidebar_label: "${date}"
slug: /changelog/${date}
---

<ApiRelease date="${date}" />
`;
