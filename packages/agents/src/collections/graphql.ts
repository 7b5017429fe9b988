/** Creates GraphQL documents from the examples of the GraphQL reference. */
import fs from 'node:fs';
import path from 'node:path';
import {Kind, parse} from 'graphql';
import {listFiles} from '@paydocs/core';
import {getCodeText} from '@paydocs/core/html';
import type {GraphqlPageData} from '@paydocs/reference';

const PAGE_FILE = /\.graphql\.json$/;

/**
 * Creates a document for each operation, and a JSON file next to it if the operation has variables.
 *
 * @param folder - folder with the data of operation pages, with a subfolder for each kind of operation
 * @returns content of each file, by path such as `queries/charge.graphql`
 */
export function createGraphqlDocuments(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const file of listFiles(folder).filter((name) => PAGE_FILE.test(name))) {
    const {examples = []} = JSON.parse(fs.readFileSync(file, 'utf8')) as GraphqlPageData;
    const getCode = (id: string): string | undefined => {
      const code = examples.find((example) => example.id === id)?.code;
      return code === undefined ? undefined : `${getCodeText(code).trimEnd()}\n`;
    };
    const operation = getCode('operation');
    if (operation === undefined) continue;
    const segments = path.relative(folder, file).replace(PAGE_FILE, '').split(path.sep);
    const name = [...segments.slice(0, -1), getRootFieldName(operation)].join('/');
    // On many systems, names that differ only in case refer to the same file. Page names differ in more than case.
    const isUsed = [...files.keys()].some((other) => other.toLowerCase() === `${name}.graphql`.toLowerCase());
    const uniqueName = isUsed ? segments.join('/') : name;
    files.set(`${uniqueName}.graphql`, operation);
    const variables = getCode('variables');
    if (variables !== undefined) files.set(`${uniqueName}.variables.json`, variables);
  }
  return files;
}

/** Returns the name of the first root field of an operation. */
function getRootFieldName(operation: string): string {
  const [definition] = parse(operation).definitions;
  const field = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections[0] : undefined;
  return field?.kind === Kind.FIELD ? field.name.value : 'operation';
}
