import writeRequest from '@usebruno/lang/v2/src/jsonToBru.js';
import writeFolder from '@usebruno/lang/v2/src/jsonToCollectionBru.js';
import writeEnvironment from '@usebruno/lang/v2/src/jsonToEnv.js';
import type {PostmanCollection} from '../postman/types';
import type {BrunoCollection, BrunoItem, BrunoRoot} from './types';

/** Checks whether a variable is a secret: it has no value in the collection, because each user sets it. */
const isSecret = (value: string): boolean => value === '';

/**
 * Creates a Bruno collection, which is a folder of text files in the Bru format
 * (https://docs.usebruno.com/bru-lang/overview).
 *
 * @param collection - Postman collection with the same requests, which isn't changed
 * @returns content of each file, by path
 */
export async function createBrunoFiles(collection: PostmanCollection): Promise<Map<string, string>> {
  const {postmanToBruno} = await import('@usebruno/converters');
  const result = await postmanToBruno(structuredClone(collection));
  const bruno: BrunoCollection = 'collection' in result ? result.collection : result;
  const {name, items, root = {}} = bruno;
  const variables = (collection.variable ?? []).map(({key, value = ''}) => ({name: key, value, enabled: true}));
  const files = new Map([
    [
      'bruno.json',
      `${JSON.stringify({version: '1', name, type: 'collection', ignore: ['node_modules', '.git']}, null, 2)}\n`,
    ],
    [
      'collection.bru',
      renderFolder(
        root,
        variables.filter(({value}) => !isSecret(value)),
      ),
    ],
  ]);
  const secrets = variables.filter(({value}) => isSecret(value)).map((variable) => ({...variable, secret: true}));
  if (secrets.length > 0) files.set('environments/default.bru', writeEnvironment({variables: secrets}));
  addItemFiles(items, '', files);
  return files;
}

function addItemFiles(items: readonly BrunoItem[], folder: string, files: Map<string, string>): void {
  const usedNames = new Set<string>();
  for (const [index, item] of items.entries()) {
    const path = `${folder}${createFileName(item.name, usedNames)}`;
    if (item.items) {
      files.set(`${path}/folder.bru`, renderFolder({...item.root, meta: {name: item.name, seq: index + 1}}));
      addItemFiles(item.items, `${path}/`, files);
    } else {
      files.set(`${path}.bru`, renderRequest(item, index + 1));
    }
  }
}

/** Renders a request as a `.bru` file. `seq` is its position in the folder, starting at 1. */
function renderRequest({name, request, settings = {}, examples = []}: BrunoItem, seq: number): string {
  const {method = '', url = '', auth, headers = [], params = [], body = {}, docs = ''} = request ?? {};
  return writeRequest({
    meta: {name: toOneLine(name), type: 'http', seq},
    http: {method: method.toLowerCase(), url, auth: auth?.mode ?? 'none', body: body.mode ?? 'none'},
    params,
    headers,
    auth,
    body,
    settings,
    docs,
    examples: examples.map(({name: title, description = '', request: exampleRequest, response}) => ({
      name: toOneLine(title),
      description,
      request: {
        method: exampleRequest.method,
        url: exampleRequest.url,
        headers: exampleRequest.headers ?? [],
        body: exampleRequest.body ?? {},
        params: exampleRequest.params ?? [],
      },
      response,
    })),
  });
}

function renderFolder({meta, docs = '', request = {}}: BrunoRoot, variables: readonly object[] = []): string {
  const {auth = {}, headers = [], script = {}, tests = ''} = request;
  return writeFolder({
    ...(meta && {meta: {...meta, name: toOneLine(meta.name)}}),
    headers,
    auth,
    script,
    tests,
    vars: {req: variables, res: []},
    docs,
  });
}

/** Joins the lines of a string, because a line break ends a value in a `.bru` file. */
const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns a file name that's valid on all operating systems and not in `usedNames`, and adds it there in lowercase. */
function createFileName(name: string, usedNames: Set<string>): string {
  const validName =
    toOneLine(name)
      // eslint-disable-next-line no-control-regex -- control characters are invalid in file names
      .replace(/[<>:"/\\|?*\u0000-\u001f]+/g, '-')
      .slice(0, 100)
      .replace(/^[.\s]+|[.\s]+$/g, '') || 'request';
  let uniqueName = validName;
  for (let number = 2; usedNames.has(uniqueName.toLowerCase()); number++) uniqueName = `${validName} ${number}`;
  usedNames.add(uniqueName.toLowerCase());
  return uniqueName;
}
