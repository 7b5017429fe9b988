import writeRequest from '@usebruno/lang/v2/src/jsonToBru.js';
import writeFolder from '@usebruno/lang/v2/src/jsonToCollectionBru.js';
import writeEnvironment from '@usebruno/lang/v2/src/jsonToEnv.js';
import type {PostmanCollection} from '../postman/types';
import type {BrunoCollection, BrunoItem, BrunoRoot} from './types';

/** Of a variable that everybody has to fill in: it never stands in a file. */
const isSecret = (value: string): boolean => value === '';

/**
 * A collection for Bruno, as the files that its application keeps: a folder of texts, which teams hold in git.
 *
 * @param collection - of Postman, from which Bruno's own converter makes it
 * @returns texts by their paths
 */
export async function brunoFiles(collection: PostmanCollection): Promise<Map<string, string>> {
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
      folderText(
        root,
        variables.filter(({value}) => !isSecret(value)),
      ),
    ],
  ]);
  const own = variables.filter(({value}) => isSecret(value)).map((variable) => ({...variable, secret: true}));
  if (own.length > 0) files.set('environments/default.bru', writeEnvironment({variables: own}));
  putItems(items, '', files);
  return files;
}

function putItems(items: readonly BrunoItem[], folder: string, files: Map<string, string>): void {
  const taken = new Set<string>();
  for (const [index, item] of items.entries()) {
    const place = `${folder}${fileName(item.name, taken)}`;
    if (item.items) {
      files.set(`${place}/folder.bru`, folderText({...item.root, meta: {name: item.name, seq: index + 1}}));
      putItems(item.items, `${place}/`, files);
    } else {
      files.set(`${place}.bru`, requestText(item, index + 1));
    }
  }
}

/** A request as the writer takes it. */
function requestText({name, request, settings = {}, examples = []}: BrunoItem, seq: number): string {
  const {method = '', url = '', auth, headers = [], params = [], body = {}, docs = ''} = request ?? {};
  return writeRequest({
    meta: {name: oneLine(name), type: 'http', seq},
    http: {method: method.toLowerCase(), url, auth: auth?.mode ?? 'none', body: body.mode ?? 'none'},
    params,
    headers,
    auth,
    body,
    settings,
    docs,
    examples: examples.map(({name: title, description = '', request: sent, response}) => ({
      name: oneLine(title),
      description,
      request: {
        method: sent.method,
        url: sent.url,
        headers: sent.headers ?? [],
        body: sent.body ?? {},
        params: sent.params ?? [],
      },
      response,
    })),
  });
}

function folderText({meta, docs = '', request = {}}: BrunoRoot, variables: readonly object[] = []): string {
  const {auth = {}, headers = [], script = {}, tests = ''} = request;
  return writeFolder({
    ...(meta && {meta: {...meta, name: oneLine(meta.name)}}),
    headers,
    auth,
    script,
    tests,
    vars: {req: variables, res: []},
    docs,
  });
}

/** The format ends a value with the line. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A name that every system takes, and that no other file of the folder has. */
function fileName(name: string, taken: Set<string>): string {
  const plain =
    oneLine(name)
      // eslint-disable-next-line no-control-regex -- no system takes them in a name
      .replace(/[<>:"/\\|?*\u0000-\u001f]+/g, '-')
      .slice(0, 100)
      .replace(/^[.\s]+|[.\s]+$/g, '') || 'request';
  let free = plain;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${plain} ${number}`;
  taken.add(free.toLowerCase());
  return free;
}
