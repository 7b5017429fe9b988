import fs from 'node:fs';
import path from 'node:path';
import type {OpenApiDocument} from '@paydocs/contract/document';
import {formatLongDate} from '@paydocs/content';
import {bundleOpenApi, joinSchema} from '@paydocs/specs/read';
import {DEFAULT_RULES_FILE} from '../generation/tasks/specifications';
import type {Site} from '../site/types';
import {SNAPSHOT_FILES} from './readSnapshots';
import {renderGraphqlSnapshot, renderRestSnapshot} from './snapshot';

/**
 * Writes a snapshot of both specifications. The snapshot contains brand tokens instead of the brand, so that a new name
 * of the provider doesn't change it.
 *
 * @param site - site with the specifications
 * @param date - date of the release, such as `2026-01-31`
 * @returns paths of the written files from the project's root
 * @throws InputError if a specification can't be read
 */
export async function writeSnapshot({rest, graphql, checks}: Site, date: string): Promise<string[]> {
  const {specification, rules = DEFAULT_RULES_FILE} = rest;
  const document = await bundleOpenApi(path.resolve(specification), path.resolve(rules), {strict: false});
  const {sdl} = joinSchema(path.resolve(graphql.specification), {strict: false});
  const texts = {
    [SNAPSHOT_FILES.rest]: renderRestSnapshot(document as OpenApiDocument),
    [SNAPSHOT_FILES.graphql]: renderGraphqlSnapshot(sdl),
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
 * Writes the page of a release unless it exists.
 *
 * @param site - site whose guides contain the page
 * @param date - date of the release, such as `2026-01-31`
 * @returns a list with the page's path from the project's root; empty if the page already existed
 */
export function writeReleasePage({areas}: Pick<Site, 'areas'>, date: string): string[] {
  const file = path.posix.join(areas.docs.path, 'changelog', `release-${date}.mdx`);
  if (fs.existsSync(file)) return [];
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, renderPage(date));
  return [file];
}

const renderPage = (date: string): string => `---
title: API release of ${formatLongDate(date, 'en')}
description: What changed in the {product} APIs on ${formatLongDate(date, 'en')}. Each change links to its place in the reference and to the guides that use it.
sidebar_label: "${date}"
slug: /changelog/${date}
---

<ApiRelease date="${date}" />
`;
