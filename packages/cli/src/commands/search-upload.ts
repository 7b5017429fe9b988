/**
 * `paydocs search-upload`: replaces all records of the hosted search service with those of the last build. `--dry-run`
 * prints the settings and synonyms instead of sending anything.
 */
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {getSearchRecordsFile} from '@paydocs/preset/site';
import {InputError} from '@paydocs/core';
import {summarizeRecords, createIndexSettings, indexSynonyms, type SearchRecord} from '@paydocs/search';
import {reportError} from '../report';
import {loadSite} from '../site/load';
import type {Site} from '../site/types';
import {readCredentials} from '../upload/credentials';
import {replaceIndex} from '../upload/replaceIndex';
import {explainUploadError} from '../upload/explainUploadError';

/** Message about the state after a failed upload. Settings change first, and all records change last, at once. */
let consequence = 'Nothing was sent.';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean'}}});
  const site = await loadSite();
  const records = readRecords(site);
  console.log(summarizeRecords(records));
  // npm consumes the option if it comes before "--".
  if (values['dry-run'] || process.env.npm_config_dry_run === 'true') {
    console.log(JSON.stringify({settings: createIndexSettings(records), synonyms: indexSynonyms}, null, 2));
    console.log('Nothing was sent.');
    return;
  }
  const {appId, adminKey, indexName} = readCredentials(site.hosted, process.env);
  consequence = `The index "${indexName}" still has its old records. Its settings and synonyms may have changed.`;
  await replaceIndex(algoliasearch(appId, adminKey), indexName, records).catch((error: unknown) => {
    throw explainUploadError(error, {appId, indexName});
  });
  console.log(`The index "${indexName}" now contains exactly these records.`);
}

/** Reads the records of all languages. */
function readRecords({languages}: Site): SearchRecord[] {
  return languages.flatMap((language) => {
    const file = getSearchRecordsFile(language);
    if (!fs.existsSync(file) || !fs.existsSync('build/index.html')) {
      throw new InputError(
        [{file, message: 'there are no search records yet. To create them, run "npm run build".'}],
        'command/arguments',
      );
    }
    return JSON.parse(fs.readFileSync(file, 'utf8')) as SearchRecord[];
  });
}

main().catch((error: unknown) => reportError(error, consequence));
