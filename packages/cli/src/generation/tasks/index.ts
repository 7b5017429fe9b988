import fs from 'node:fs';
import type {Site} from '../../site/types';
import {createChangelogTask} from './changelog';
import {createContractTask} from './contract';
import {createGuidesTask, createSectionsTask, createSidebarsTask} from './guides';
import {createGraphqlTask, createRestTask} from './references';
import {createHistoryTask} from './history';
import {createSiteFilesTask} from './siteFiles';
import {createCollectionsTask, createOpenapiTask, createSchemaTask} from './specifications';
import type {GenerationTask} from './task';

/**
 * Creates all tasks, each after the tasks that it needs. Tasks import their generators on demand, because loading a
 * generator takes longer than detecting that nothing has changed.
 *
 * @param site - site to generate and check
 */
export function createTasks(site: Site): GenerationTask[] {
  const {sidebars, changelog} = site.checks;
  const references = site.languages.flatMap((language) => [
    createGraphqlTask(site, language),
    createRestTask(site, language),
  ]);
  return [
    createOpenapiTask(site),
    createGuidesTask(site),
    createSchemaTask(site),
    createHistoryTask(site),
    ...references,
    createContractTask(site),
    createSectionsTask(
      site,
      references.map(({name}) => name),
    ),
    ...(sidebars ? [createSidebarsTask(site, sidebars)] : []),
    ...(fs.existsSync(changelog) ? [createChangelogTask(site)] : []),
    createSiteFilesTask(site),
    createCollectionsTask(site),
  ];
}
