/**
 * `npm run search:upload`: sends the records of the last build to the hosted search service, in place of
 * all that it has. `--dry-run` asks nobody, and prints what would be sent.
 */
import fs from 'node:fs';
import {algoliasearch} from 'algoliasearch';
import {env} from '../src/config/env';
import {recordsFile} from '../src/config/search';
import {InputError} from '../src/lib/inputError';
import {describeRecords, indexSettings, indexSynonyms} from '../src/search/hostedSettings';
import type {SearchRecord} from '../src/search/record';
import {replaceIndex} from './replaceIndex';
import {reportFailure} from './report';
import {uploadProblem} from './uploadProblem';

/** What a failure leaves: the service changes its settings first, and its records last and all at once. */
let consequence = 'Nothing was sent.';

async function main(): Promise<void> {
  const records = readRecords();
  console.log(describeRecords(records));
  if (process.argv.includes('--dry-run')) {
    console.log(JSON.stringify({settings: indexSettings, synonyms: indexSynonyms}, null, 2));
    console.log('Nothing was sent.');
    return;
  }
  const {appId, adminKey, indexName} = credentials();
  consequence = `The index "${indexName}" has the records that it had. Its settings and synonyms may be new.`;
  await replaceIndex(algoliasearch(appId, adminKey), indexName, records).catch((error: unknown) => {
    throw uploadProblem(error, {appId, indexName});
  });
  console.log(`The index "${indexName}" has them now, and nothing else.`);
}

function readRecords(): SearchRecord[] {
  if (!fs.existsSync(recordsFile)) {
    throw new InputError([
      {file: recordsFile, message: 'there are no records yet. Run "npm run build" first: it makes them.'},
    ]);
  }
  return JSON.parse(fs.readFileSync(recordsFile, 'utf8')) as SearchRecord[];
}

function credentials(): {appId: string; adminKey: string; indexName: string} {
  const {search, searchAdminKey: adminKey} = env;
  if (!search || !adminKey) {
    const missing = [
      ...(search ? [] : ['DOCS_SEARCH_APP_ID', 'DOCS_SEARCH_API_KEY', 'DOCS_SEARCH_INDEX_NAME']),
      ...(adminKey ? [] : ['DOCS_SEARCH_ADMIN_KEY']),
    ];
    const message = `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. Set what the service's dashboard shows, or add --dry-run.`;
    throw new InputError([{file: 'environment', message}]);
  }
  return {...search, adminKey};
}

main().catch((error: unknown) => reportFailure(error, consequence));
