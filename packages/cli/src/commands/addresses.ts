/**
 * `npm run addresses`: adds the URLs of the built site to the list of published URLs, none of which a build may lose.
 * `--check` fails if a URL is missing from the list, and writes nothing.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {InputError} from '@paydocs/core';
import {PUBLISHED_FILE} from '../hosting/urls/files';
import {listUrls, extendUrlList, findUnlistedUrls} from '../hosting/urls/list';
import {BUILD_FOLDER} from '../output/folders';
import {reportError} from '../report';
import {loadSite} from '../site/load';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
  if (!fs.existsSync(path.join(BUILD_FOLDER, 'index.html'))) {
    throw new InputError(
      [{file: BUILD_FOLDER, message: 'the site hasn\'t been built. Run "npm run build" first.'}],
      'command/arguments',
    );
  }
  const site = await loadSite();
  const {addresses: folder, brand} = site;
  const file = path.join(folder, PUBLISHED_FILE);
  const urls = listUrls(BUILD_FOLDER, site);
  const added = findUnlistedUrls(folder, brand, urls);
  if (values.check && added.length > 0) {
    const message = `these URLs aren't on the list: ${added.join(', ')}. Run "npm run addresses", and commit the file.`;
    throw new InputError([{file, message}], 'command/arguments');
  }
  if (added.length > 0) {
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(file, extendUrlList(folder, brand, urls));
  }
  for (const url of added) console.log(url);
  console.log(`${file}: ${added.length} added. The list now contains all ${urls.length} URLs in this build.`);
}

main().catch((error: unknown) => reportError(error, "The list wasn't changed."));
