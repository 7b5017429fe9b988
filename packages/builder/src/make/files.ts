import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Reference} from '@paydocs/reference/rest/reference';
import {eachOperation} from '@paydocs/specs/openapi/document';
import {operationKey} from '@paydocs/specs/openapi/operations';
import type {RequestData} from '../data';
import {outputTypes} from './graphql/outputs';
import {operationData} from './graphql/operationData';
import type {GraphqlSource} from './graphql/source';
import {requestData} from './requestData';

const STYLES = path.join(__dirname, '../client/styles.css');
const ASSETS = 'assets/builder';

/** By their path below the site. */
export type SiteFiles = ReadonlyMap<string, string>;

/**
 * @param rest - the REST reference, and where its pages are
 * @param graphql - the GraphQL reference, and where its pages are
 * @param baseUrl - path below which the site is served, with a slash at both ends
 * @returns what browsers load when a reader edits a sample: a file beside the page of each operation; what GraphQL can
 *   select; a style sheet, since all others are joined into one that every page loads
 */
export function formFiles(
  {document, pageOptions}: Reference,
  {source, urlOf}: GraphqlSource,
  baseUrl: string,
): SiteFiles {
  const files = new Map<string, string>();
  const asset = (name: string, text: string): string => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const {name: stem, ext} = path.parse(name);
    const file = `${ASSETS}/${stem}.${hash}${ext}`;
    files.set(file, text);
    return `${baseUrl}${file}`;
  };
  const styles = asset('form.css', fs.readFileSync(STYLES, 'utf8'));
  const types = asset('types.json', JSON.stringify(outputTypes(source.schema)));
  const put = (pageUrl: string, data: Omit<RequestData, 'styles'>): void => {
    files.set(`${pageUrl.slice(baseUrl.length)}request.json`, JSON.stringify({styles, ...data}));
  };
  eachOperation(document, (operation, item, place) => {
    if ('webhook' in place) return;
    put(
      pageOptions.pageUrl.operation(operationKey(place)),
      requestData(document, {operation, item, ...place}, pageOptions),
    );
  });
  for (const page of source.pages) {
    const data = operationData(source, page, types);
    if (data) put(urlOf(page), data);
  }
  return files;
}

/**
 * Writes files, and removes those that were written before and are gone.
 *
 * @param files - what to write
 * @param folder - that is served as it is
 */
export function writeFiles(files: SiteFiles, folder: string): void {
  for (const [name, text] of files) put(path.join(folder, name), text);
  for (const name of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(folder, name);
    if (!files.has(name.split(path.sep).join('/')) && fs.statSync(file).isFile()) fs.rmSync(file);
  }
}

/** Whoever reads the file meanwhile has the one before or this one; what didn't change isn't served anew. */
function put(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text);
  fs.renameSync(draft, file);
}
