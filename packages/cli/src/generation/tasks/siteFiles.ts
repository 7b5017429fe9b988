import fs from 'node:fs';
import path from 'node:path';
import {generatedFolder} from '@paydocs/preset/site';
import {renderRobotsTxt, renderWebManifest} from '../../site/siteFiles';
import type {Site} from '../../site/types';
import {generatorSources} from './sources';
import type {GenerationTask} from './task';

/** Creates the task that generates the web app manifest and `robots.txt`. */
export function createSiteFilesTask({url, baseUrl, languages, brand}: Site): GenerationTask {
  // A language that is built alone is served at the first one's base URL.
  const baseUrls = [...new Set(languages.map((language) => language.baseUrl))];
  return {
    name: 'site',
    inputs: generatorSources,
    values: [url, JSON.stringify(brand), baseUrl, ...baseUrls],
    target: `${generatedFolder}/site`,
    owns: () => true,
    async run(staging) {
      fs.writeFileSync(path.join(staging, 'manifest.webmanifest'), renderWebManifest(brand, baseUrl));
      fs.writeFileSync(path.join(staging, 'robots.txt'), renderRobotsTxt(url, ...baseUrls));
    },
  };
}
