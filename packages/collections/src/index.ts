/** Collections for API clients, made from what a site has of its specifications. */
import {archive} from '@paydocs/core/archive';
import type {Warning} from '@paydocs/core/warnings';
import {METHODS, webhooksOf, type OpenApiDocument} from '@paydocs/specs/openapi/document';
import {brunoFiles} from './bruno/files';
import {graphqlDocuments} from './graphql';
import {collectionNames} from './names';
import {postmanCollection} from './postman/collection';

export interface CollectionSources {
  /** The bundled description. */
  document: OpenApiDocument;
  /** Folder with the data of the pages of GraphQL operations. */
  operations: string;
  /** The provider's name as files have it. */
  slug: string;
  /** What could not be made, and why. */
  onWarning(warning: Warning): void;
}

/**
 * @param sources - see {@link CollectionSources}
 * @returns files by their names; the same sources give the same bytes. What can't be made of a specification is left out
 *   with a warning.
 */
export async function collectionFiles({
  document,
  operations,
  slug,
  onWarning,
}: CollectionSources): Promise<Map<string, string | Uint8Array>> {
  const names = collectionNames(slug);
  const files = new Map<string, string | Uint8Array>();
  const attempt = async <Made>(kind: string, make: () => Made | Promise<Made>): Promise<Made | undefined> => {
    try {
      return await make();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      onWarning({file: 'openapi.json', kind: `${kind}: ${message.split('\n')[0]}`, message});
      return undefined;
    }
  };
  const postman = hasOperations(document)
    ? await attempt("the Postman collection can't be generated", () => postmanCollection(document))
    : undefined;
  if (postman) {
    files.set(names.postman, `${JSON.stringify(postman, null, 2)}\n`);
    const bruno = await attempt("the Bruno collection can't be generated", () => brunoFiles(postman));
    if (bruno) files.set(names.bruno, archive(inFolder(slug, bruno)));
  }
  const documents = await attempt("the GraphQL documents can't be generated", () => graphqlDocuments(operations));
  if (documents && documents.size > 0) files.set(names.graphql, archive(inFolder(`${slug}-graphql`, documents)));
  return files;
}

function hasOperations(document: OpenApiDocument): boolean {
  const items = [...Object.values(document.paths ?? {}), ...Object.values(webhooksOf(document))];
  return items.some((item) => METHODS.some((method) => item[method]));
}

/** An archive that is unpacked should not strew its files. */
const inFolder = (folder: string, files: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...files].map(([name, text]) => [`${folder}/${name}`, text]));
