import fs from 'node:fs';
import path from 'node:path';
import {collectionFolder, collectionNames} from '@paydocs/collections/names';
import {translate} from '@paydocs/core/translate';
import {generatedFolder} from '@paydocs/preset/generatedFiles';

/** A collection that was made: its name, and which it is. */
export interface CollectionFile {
  name: string;
  kind: CollectionKind;
}

type CollectionKind = keyof ReturnType<typeof collectionNames>;

/**
 * @param root - of a project with references
 * @param kinds - which collections are wanted
 * @returns those that could be made
 */
export function collectionsIn(root: string, kinds: readonly CollectionKind[]): CollectionFile[] {
  const folder = path.join(root, generatedFolder, collectionFolder, collectionFolder);
  const made = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const endings = collectionNames('');
  return kinds.flatMap((kind) => {
    const name = made.find((file) => file.endsWith(endings[kind]));
    return name === undefined ? [] : [{name, kind}];
  });
}

/** @returns the line of a list that offers a collection */
export function collectionLine({name, kind}: CollectionFile): string {
  return `- [${name}](pathname:///${collectionFolder}/${name}) ${aboutOf(kind)}`;
}

function aboutOf(kind: CollectionKind): string {
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
