import fs from 'node:fs';
import path from 'node:path';
import {
  generatedFolder,
  generatedStaticFolders,
  guideSectionsFile,
  getPublicationStampFile,
} from '@paydocs/preset/site';
import type {Site} from '../../site/types';
import {findVersionFiles} from './languages';
import {guideSources, listContentFiles, getContentPaths} from './sources';
import type {GenerationTask} from './task';

/** Creates the task that checks hand-written pages. */
export function createGuidesTask(site: Site): GenerationTask {
  const {brand} = site;
  return {
    name: 'guides',
    inputs: [...getContentPaths(site), 'static', ...guideSources],
    values: [JSON.stringify(brand), JSON.stringify(site.guides.components)],
    target: `${generatedFolder}/guides`,
    owns: () => true,
    async run(staging) {
      const {checkGuides} = await import('@paydocs/content/guides');
      const guides = await checkGuides(listContentFiles(site), brand, generatedStaticFolders, site.guides.components);
      fs.writeFileSync(path.join(staging, 'checked.txt'), `${guides.map(({file}) => file).join('\n')}\n`);
    },
  };
}

/**
 * Creates the task that extracts the searchable sections of hand-written pages.
 *
 * @param site - site whose guides can embed parts of references
 * @param references - names of the tasks that generate the references
 */
export function createSectionsTask(site: Site, references: readonly string[]): GenerationTask {
  const {brand} = site;
  const checkedFile = `${generatedFolder}/guides/checked.txt`;
  return {
    name: 'sections',
    needs: ['guides', ...references],
    inputs: [checkedFile, ...getContentPaths(site), ...references.map(getPublicationStampFile), ...guideSources],
    values: [JSON.stringify(brand)],
    target: path.dirname(guideSectionsFile),
    owns: () => true,
    async run(staging) {
      const {readGuide, collectSearchSections} = await import('@paydocs/content/guides');
      const files = fs.readFileSync(checkedFile, 'utf8').split('\n').filter(Boolean);
      const guides = files.flatMap((file) => readGuide(file, brand).guide ?? []);
      fs.writeFileSync(
        path.join(staging, path.basename(guideSectionsFile)),
        JSON.stringify(await collectSearchSections(guides, brand)),
      );
    },
  };
}

/**
 * Creates the task that checks whether each page is in a sidebar.
 *
 * @param site - site with one file for all sidebars; the file may import the generated sidebar of the REST reference
 * @param sidebarsFile - path of the file with all sidebars, relative to the project's root
 */
export function createSidebarsTask(site: Site, sidebarsFile: string): GenerationTask {
  const {brand} = site;
  return {
    name: 'sidebars',
    needs: ['rest'],
    inputs: [...getContentPaths(site), ...findVersionFiles(), 'static', sidebarsFile, ...guideSources],
    values: [JSON.stringify(brand)],
    target: `${generatedFolder}/sidebars`,
    owns: () => true,
    async run(staging) {
      const {checkAllPages} = await import('./checkAllPages');
      const files = await checkAllPages(site, sidebarsFile);
      fs.writeFileSync(path.join(staging, 'checked.txt'), `${files.join('\n')}\n`);
    },
  };
}
