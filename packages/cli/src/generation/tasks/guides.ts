import fs from 'node:fs';
import path from 'node:path';
import {
  generatedFolder,
  generatedStaticFolders,
  guideDrawingsFile,
  guideHighlightsFile,
  guidePlacesFile,
  publicationStamp,
} from '@paydocs/preset/generatedFiles';
import type {Site} from '../../site/types';
import {versionFiles} from './languages';
import {
  generatorSources,
  guideSources,
  highlighterVersion,
  lying,
  packageSources,
  withCode,
  writtenPlaces,
} from './sources';
import type {GenerationTask} from './task';

/** @returns the task that checks hand-written pages */
export function guidesTask(site: Site): GenerationTask {
  const {brand} = site;
  return {
    name: 'guides',
    lane: 'checks',
    inputs: [...writtenPlaces(site), 'src/pages', 'static', ...guideSources],
    values: [JSON.stringify(brand)],
    target: `${generatedFolder}/guides`,
    owns: () => true,
    async run(staging) {
      const [{checkGuides}, {readGuide}, {leaveDrawings, writtenCode}] = await Promise.all([
        import('@paydocs/guides/checks'),
        import('@paydocs/guides/pages/readGuide'),
        import('@paydocs/guides/prepared'),
      ]);
      const guides = await checkGuides(lying(site), brand, generatedStaticFolders);
      const readable = withCode(site).flatMap((file) => readGuide(file, brand).guide ?? []);
      fs.writeFileSync(path.join(staging, 'code.json'), JSON.stringify(await writtenCode(readable)));
      leaveDrawings(path.join(staging, path.basename(guideDrawingsFile)));
      fs.writeFileSync(path.join(staging, 'checked.txt'), `${guides.map(({file}) => file).join('\n')}\n`);
    },
  };
}

/**
 * @param site - site whose guides can show parts of references
 * @param references - names of the tasks that generate these parts
 * @returns the task that extracts the searchable sections of hand-written pages
 */
export function placesTask(site: Site, references: readonly string[]): GenerationTask {
  const {brand} = site;
  const checkedFile = `${generatedFolder}/guides/checked.txt`;
  return {
    name: 'places',
    lane: 'checks',
    needs: ['guides', ...references],
    inputs: [checkedFile, ...writtenPlaces(site), ...references.map(publicationStamp), ...guideSources],
    values: [JSON.stringify(brand)],
    target: path.dirname(guidePlacesFile),
    owns: () => true,
    async run(staging) {
      const [{readGuide}, {searchPlaces}] = await Promise.all([
        import('@paydocs/guides/pages/readGuide'),
        import('@paydocs/guides/searchPlaces'),
      ]);
      const files = fs.readFileSync(checkedFile, 'utf8').split('\n').filter(Boolean);
      const guides = files.flatMap((file) => readGuide(file, brand).guide ?? []);
      fs.writeFileSync(
        path.join(staging, path.basename(guidePlacesFile)),
        JSON.stringify(await searchPlaces(guides, brand)),
      );
    },
  };
}

/**
 * @returns the task that highlights the code of guides. It runs in the same process as the references, whose
 *   highlighter has already processed most lines.
 */
export function highlightsTask(): GenerationTask {
  const codeFile = `${generatedFolder}/guides/code.json`;
  const guidesPackage = packageSources('guides');
  return {
    name: 'highlights',
    lane: 'pages',
    needs: ['guides'],
    inputs: [codeFile, `${guidesPackage}/prepared.ts`, `${guidesPackage}/code-frames`, ...generatorSources],
    target: path.dirname(guideHighlightsFile),
    owns: () => true,
    async run(staging) {
      const {highlightWritten} = await import('@paydocs/guides/prepared');
      const blocks = JSON.parse(fs.readFileSync(codeFile, 'utf8'));
      const file = path.join(staging, path.basename(guideHighlightsFile));
      if (fs.existsSync(guideHighlightsFile)) fs.copyFileSync(guideHighlightsFile, file);
      await highlightWritten(blocks, file, highlighterVersion());
    },
  };
}

/**
 * @param site - site with one file for all sidebars; the file may import the generated sidebar of the REST reference
 * @param sidebarsFile - path of that file, relative to the project's root
 * @returns the task that checks whether each page is in a sidebar
 */
export function sidebarsTask(site: Site, sidebarsFile: string): GenerationTask {
  const {brand} = site;
  return {
    name: 'sidebars',
    lane: 'checks',
    needs: ['rest'],
    inputs: [...writtenPlaces(site), ...versionFiles(), 'static', sidebarsFile, ...guideSources],
    values: [JSON.stringify(brand)],
    target: `${generatedFolder}/sidebars`,
    owns: () => true,
    async run(staging) {
      const {checkAllPlaces} = await import('./places');
      const files = await checkAllPlaces(site, sidebarsFile);
      fs.writeFileSync(path.join(staging, 'checked.txt'), `${files.join('\n')}\n`);
    },
  };
}
