import fs from 'node:fs';
import type {Site} from '../../site/types';
import {changelogTask} from './changelog';
import {contractTask} from './contract';
import {guidesTask, highlightsTask, placesTask, sidebarsTask} from './guides';
import {graphqlTask, restTask} from './references';
import {historyTask} from './history';
import {siteTask} from './siteFiles';
import {collectionsTask, openapiTask, schemaTask} from './specifications';
import type {GenerationTask} from './task';

/**
 * @param site - whose files are made and checked
 * @returns what the generation makes and checks, each after those that it needs. Generators load when they are needed: they
 *   and their packages take longer to load than it takes to see that nothing changed.
 */
export function tasksOf(site: Site): GenerationTask[] {
  const {sidebars, changelog} = site.checks;
  const references = site.languages.flatMap((language) => [graphqlTask(site, language), restTask(site, language)]);
  return [
    openapiTask(site),
    guidesTask(site),
    schemaTask(site),
    historyTask(site),
    ...references,
    highlightsTask(),
    contractTask(site),
    placesTask(
      site,
      references.map(({name}) => name),
    ),
    ...(sidebars ? [sidebarsTask(site, sidebars)] : []),
    ...(fs.existsSync(changelog) ? [changelogTask(site)] : []),
    siteTask(site),
    collectionsTask(site),
  ];
}
