import fs from 'node:fs';
import path from 'node:path';
import {collectionFolder, collectionNames} from '@paydocs/collections/names';
import {translate} from '@paydocs/core/translate';
import {generatedFolder} from '@paydocs/preset/generatedFiles';

/** Generated collection: the name of its file, and its kind. */
export interface CollectionFile {
  name: string;
  kind: CollectionKind;
}

type CollectionKind = keyof ReturnType<typeof collectionNames>;

/**
 * @param root - path of a project with references
 * @param kinds - kinds of collections to find
 * @returns the generated collections of these kinds
 */
export function collectionsIn(root: string, kinds: readonly CollectionKind[]): CollectionFile[] {
  const folder = path.join(root, generatedFolder, collectionFolder, collectionFolder);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const suffixes = collectionNames('');
  return kinds.flatMap((kind) => {
    const name = files.find((file) => file.endsWith(suffixes[kind]));
    return name === undefined ? [] : [{name, kind}];
  });
}

/** @returns a Markdown list item with a link to a collection */
export function collectionLine({name, kind}: CollectionFile): string {
  return `- [${name}](pathname:///${collectionFolder}/${name}) ${describeKind(kind)}`;
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
