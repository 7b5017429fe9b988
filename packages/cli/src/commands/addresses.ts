/**
 * `npm run addresses`: adds the URLs of the built site to the list of published URLs, none of which a build may lose.
 * `--check` fails if a URL is missing from the list, and writes nothing.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {InputError} from '@paydocs/core/inputError';
import {PUBLISHED} from '@paydocs/hosting/addresses/files';
import {addressesOf, extendedList, unlisted} from '@paydocs/hosting/addresses/list';
import {TARGET} from '../output/folders';
import {reportFailure} from '../report';
import {loadSite} from '../site/load';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
  if (!fs.existsSync(path.join(TARGET, 'index.html'))) {
    throw new InputError([{file: TARGET, message: 'the site hasn\'t been built. Run "npm run build" first.'}]);
  }
  const site = await loadSite();
  const {addresses: folder, brand} = site;
  const file = path.join(folder, PUBLISHED);
  const urls = addressesOf(TARGET, site);
  const added = unlisted(folder, brand, urls);
  if (values.check && added.length > 0) {
    const message = `these URLs aren't on the list: ${added.join(', ')}. Run "npm run addresses", and commit the file.`;
    throw new InputError([{file, message}]);
  }
  if (added.length > 0) {
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(file, extendedList(folder, brand, urls));
  }
  for (const url of added) console.log(url);
  console.log(`${file}: ${added.length} added. The list contains all ${urls.length} URLs of this build.`);
}

main().catch((error: unknown) => reportFailure(error, "The list wasn't changed."));
