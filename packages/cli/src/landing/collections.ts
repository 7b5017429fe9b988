import fs from 'node:fs';
import path from 'node:path';
import {COLLECTION_FOLDER, getCollectionFileNames} from '@paydocs/agents';
import {translate} from '@paydocs/core';
import {generatedFolder} from '@paydocs/preset/site';

/** Generated collection: the name of its file, and its kind. */
export interface CollectionFile {
  name: string;
  kind: CollectionKind;
}

type CollectionKind = keyof ReturnType<typeof getCollectionFileNames>;

/**
 * Finds the generated collections of the given kinds. Skips kinds without a generated file.
 *
 * @param root - path of the project
 * @param kinds - kinds of collections to find, such as `postman`
 * @returns the files, in the order of `kinds`
 */
export function findCollections(root: string, kinds: readonly CollectionKind[]): CollectionFile[] {
  const folder = path.join(root, generatedFolder, COLLECTION_FOLDER, COLLECTION_FOLDER);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const suffixes = getCollectionFileNames('');
  return kinds.flatMap((kind) => {
    const name = files.find((file) => file.endsWith(suffixes[kind]));
    return name === undefined ? [] : [{name, kind}];
  });
}

/** Renders a Markdown list item with a link to a collection. */
export function renderCollectionLine({name, kind}: CollectionFile): string {
  return `- [${name}](pathname:///${COLLECTION_FOLDER}/${name}) ${describeKind(kind)}`;
}

function describeKind(kind: CollectionKind): string {
  switch (kind) {
    case 'postman':
      return translate({
        id: 'paydocs.landing.postman',
        message: 'with all requests and examples for Postman, and for clients that import its format',
      });
    case 'bruno':
      return translate({id: 'paydocs.landing.bruno', message: 'with all requests and examples for Bruno'});
    case 'graphql':
      return translate({id: 'paydocs.landing.documents', message: 'with a document for each operation'});
  }
}
