import type {Algoliasearch} from 'algoliasearch';
import {indexSettings, indexSynonyms} from '@paydocs/search/hostedSettings';
import type {SearchRecord} from '@paydocs/search/record';

const BATCH = 1000;

/**
 * Replaces all that an index of the hosted service has. The records go into a copy with the settings and
 * synonyms, which then takes the place of the index: readers find either all of the old or all of the new.
 *
 * @param client - with a key that may write
 * @param indexName - of the index
 * @param records - what it is to have
 * @throws the client's error; the index then has the records that it had
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const settings = await client.setSettings({indexName, indexSettings: indexSettings(records) as never});
  await client.waitForTask({indexName, taskID: settings.taskID});
  const synonyms = await client.saveSynonyms({
    indexName,
    synonymHit: indexSynonyms,
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({indexName, taskID: synonyms.taskID});
  await client.replaceAllObjects({indexName, objects: records as never, batchSize: BATCH});
}
