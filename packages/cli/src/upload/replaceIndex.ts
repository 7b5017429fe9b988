import type {Algoliasearch} from 'algoliasearch';
import {createIndexSettings, indexSynonyms, type SearchRecord} from '@paydocs/search';

const BATCH_SIZE = 1000;

/**
 * Replaces all records of an index of the hosted service. The records are sent to a copy with the settings and
 * synonyms, which then replaces the index: readers find either all old records or all new ones.
 *
 * @param client - client with a key that can write
 * @param indexName - name of the index
 * @param records - new records
 * @throws the client's error, such as `ApiError` or `RetryError`; the index still has its old records
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const settings = await client.setSettings({indexName, indexSettings: createIndexSettings(records) as never});
  await client.waitForTask({indexName, taskID: settings.taskID});
  const synonyms = await client.saveSynonyms({
    indexName,
    synonymHit: indexSynonyms,
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({indexName, taskID: synonyms.taskID});
  await client.replaceAllObjects({indexName, objects: records as never, batchSize: BATCH_SIZE});
}
