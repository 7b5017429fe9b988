/** The operations that the pages of a GraphQL reference show, as documents. */
import fs from 'node:fs';
import path from 'node:path';
import {Kind, parse} from 'graphql';
import {listFiles} from '@paydocs/core/fingerprint';
import {textOf} from '@paydocs/core/highlight/textOf';
import type {GraphqlPageData} from '@paydocs/reference/data/graphql';

const PAGE = /\.graphql\.json$/;

/**
 * @param folder - with the data of the pages of operations, in a folder for each kind
 * @returns a document for each operation, and its variables beside it, by their paths: `queries/charge.graphql`
 */
export function graphqlDocuments(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const file of listFiles(folder).filter((name) => PAGE.test(name))) {
    const {examples = []} = JSON.parse(fs.readFileSync(file, 'utf8')) as GraphqlPageData;
    const shown = (id: string): string | undefined => {
      const code = examples.find((example) => example.id === id)?.code;
      return code === undefined ? undefined : `${textOf(code).trimEnd()}\n`;
    };
    const operation = shown('operation');
    if (operation === undefined) continue;
    const place = path.relative(folder, file).replace(PAGE, '').split(path.sep);
    const name = [...place.slice(0, -1), fieldOf(operation)].join('/');
    // Names that differ in the case of a letter would be one file on many systems; those of pages do not.
    const isTaken = [...files.keys()].some((other) => other.toLowerCase() === `${name}.graphql`.toLowerCase());
    const free = isTaken ? place.join('/') : name;
    files.set(`${free}.graphql`, operation);
    const variables = shown('variables');
    if (variables !== undefined) files.set(`${free}.variables.json`, variables);
  }
  return files;
}

/** The root field that an operation asks for. */
function fieldOf(operation: string): string {
  const [definition] = parse(operation).definitions;
  const field = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections[0] : undefined;
  return field?.kind === Kind.FIELD ? field.name.value : 'operation';
}
