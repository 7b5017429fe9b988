/** Creates collections for API clients from the specifications of a site. */
import {createArchive, type Warning} from '@paydocs/core';
import {METHODS, getWebhooks, type OpenApiDocument} from '@paydocs/specs';
import {createBrunoFiles} from './bruno/files';
import {createGraphqlDocuments} from './graphql';
import {getCollectionFileNames} from './names';
import {createPostmanCollection} from './postman/collection';

interface CollectionSources {
  /** Bundled OpenAPI document. */
  document: OpenApiDocument;
  /** Folder with the page data of GraphQL operations. */
  operations: string;
  /** Provider's name in file names. */
  slug: string;
  /** Reports a collection that can't be generated. */
  onWarning(warning: Warning): void;
}

/**
 * Creates all collections. Skips a collection that can't be generated, and reports a warning.
 *
 * @returns content of each file, by name; the output is deterministic
 */
export async function createCollectionFiles({
  document,
  operations,
  slug,
  onWarning,
}: CollectionSources): Promise<Map<string, string | Uint8Array>> {
  const names = getCollectionFileNames(slug);
  const files = new Map<string, string | Uint8Array>();
  const attempt = async <Result>(kind: string, create: () => Result | Promise<Result>): Promise<Result | undefined> => {
    try {
      return await create();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      onWarning({file: 'openapi.json', kind: `${kind}: ${message.split('\n')[0]}`, message});
      return undefined;
    }
  };
  const postman = hasOperations(document)
    ? await attempt("the Postman collection can't be generated", () => createPostmanCollection(document))
    : undefined;
  if (postman) {
    files.set(names.postman, `${JSON.stringify(postman, null, 2)}\n`);
    const bruno = await attempt("the Bruno collection can't be generated", () => createBrunoFiles(postman));
    if (bruno) files.set(names.bruno, createArchive(addFolderPrefix(slug, bruno)));
  }
  const documents = await attempt("the GraphQL documents can't be generated", () => createGraphqlDocuments(operations));
  if (documents && documents.size > 0)
    files.set(names.graphql, createArchive(addFolderPrefix(`${slug}-graphql`, documents)));
  return files;
}

function hasOperations(document: OpenApiDocument): boolean {
  const items = [...Object.values(document.paths ?? {}), ...Object.values(getWebhooks(document))];
  return items.some((item) => METHODS.some((method) => item[method]));
}

/** Prefixes file names with a folder, so that an archive unpacks to a single folder. */
const addFolderPrefix = (folder: string, files: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...files].map(([name, text]) => [`${folder}/${name}`, text]));
