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
 * @param site - site to generate and check
 * @returns all tasks; each follows the tasks that it needs. Tasks import their generators on demand, because loading
 *   these takes longer than detecting that nothing has changed.
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
