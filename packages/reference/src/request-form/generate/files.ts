import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Reference} from '../../rest/reference';
import {forEachOperation} from '@paydocs/specs/client';
import {getOperationKey} from '@paydocs/specs';
import type {RequestData} from '../data';
import {getOutputTypes} from './graphql/outputs';
import {createGraphqlRequestData} from './graphql/operationData';
import type {GraphqlSource} from './graphql/source';
import {createRequestData} from './requestData';

const STYLES_FILE = path.join(__dirname, '../client/styles.css');
const ASSETS_FOLDER = 'assets/builder';

/** Contents of files, by their path below the site's base URL. */
type SiteFiles = ReadonlyMap<string, string>;

/**
 * Creates the files that browsers load when a reader edits a sample: the data next to each operation's page, the
 * selectable GraphQL fields, and a style sheet. The style sheet is separate, because all others are merged into one
 * that every page loads.
 *
 * @param rest - REST reference, with the URLs of its pages
 * @param graphql - GraphQL reference, with the URLs of its pages
 * @param baseUrl - path below which the site is served, with leading and trailing slashes
 * @returns the files
 */
export function createFormFiles(
  {document, pageOptions}: Reference,
  {source, getUrl}: GraphqlSource,
  baseUrl: string,
): SiteFiles {
  const files = new Map<string, string>();
  const addAsset = (name: string, text: string): string => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const {name: stem, ext} = path.parse(name);
    const file = `${ASSETS_FOLDER}/${stem}.${hash}${ext}`;
    files.set(file, text);
    return `${baseUrl}${file}`;
  };
  const styles = addAsset('form.css', fs.readFileSync(STYLES_FILE, 'utf8'));
  const types = addAsset('types.json', JSON.stringify(getOutputTypes(source.schema)));
  const addPage = (pageUrl: string, data: Omit<RequestData, 'styles'>): void => {
    files.set(`${pageUrl.slice(baseUrl.length)}request.json`, JSON.stringify({styles, ...data}));
  };
  forEachOperation(document, (operation, item, location) => {
    if ('webhook' in location) return;
    addPage(
      pageOptions.pageUrl.operation(getOperationKey(location)),
      createRequestData(document, {operation, item, ...location}, pageOptions),
    );
  });
  for (const page of source.pages) {
    const data = createGraphqlRequestData(source, page, types);
    if (data) addPage(getUrl(page), data);
  }
  return files;
}

/**
 * Writes files, and removes previously written files that are obsolete.
 *
 * @param files - the files to write
 * @param folder - absolute path of a folder that is served unchanged
 */
export function syncFormFiles(files: SiteFiles, folder: string): void {
  for (const [name, text] of files) writeIfChanged(path.join(folder, name), text);
  for (const name of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(folder, name);
    if (!files.has(name.split(path.sep).join('/')) && fs.statSync(file).isFile()) fs.rmSync(file);
  }
}

/** Writes a file atomically, for concurrent readers. An unchanged file isn't touched, so it isn't served again. */
function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const temporaryFile = `${file}.${process.pid}`;
  fs.writeFileSync(temporaryFile, text);
  fs.renameSync(temporaryFile, file);
}
