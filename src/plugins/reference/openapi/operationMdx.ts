import type {OperationPageData, ParameterPlace} from '../../../lib/restData';
import {deref} from './document';
import type {OpenApiDocument, Operation, Response} from './document';
import {plainText} from '../shared/markdown';
import {attribute, componentsOf, pageMdx, sectionsMdx} from './mdx';
import type {Section} from './mdx';
import {reasonOf} from './reasons';
import {kebab} from '../../../lib/kebab';

const PARAMETERS: [place: ParameterPlace, title: string, id: string][] = [
  ['path', 'Path parameters', 'path-parameters'],
  ['query', 'Query parameters', 'query-parameters'],
  ['header', 'Headers', 'headers'],
  ['cookie', 'Cookies', 'cookies'],
];

const LONGEST_TITLE = 48;

/**
 * @param id - the page's id
 * @param operation - the operation
 * @param doc - the bundled document
 * @param data - the page's data, which says which sections there are
 * @returns the MDX of an operation's page
 */
export function operationMdx(id: string, operation: Operation, doc: OpenApiDocument, data: OperationPageData): string {
  const isWebhook = data.endpoint.kind === 'webhook';
  const aside: Section[] = [];
  if (data.samples) aside.push({title: 'Code samples', id: 'samples', jsx: '<Samples page={page} />'});
  if (data.examples) {
    aside.push({title: isWebhook ? 'Example payload' : 'Example responses', id: 'examples', jsx: '<Examples page={page} />'});
  }

  const main: Section[] = [];
  if (data.auth) main.push({title: 'Authentication', id: 'authentication', jsx: '<Authentication page={page} />'});
  for (const [place, title, anchor] of PARAMETERS) {
    if (data.parameters?.[place]) main.push({title, id: anchor, jsx: `<Parameters page={page} place="${place}" />`});
  }
  if (data.body) {
    main.push({title: isWebhook ? 'Payload' : 'Request body', id: isWebhook ? 'payload' : 'request-body', jsx: '<Body page={page} />'});
  }
  const responses = Object.entries(operation.responses ?? {});
  if (responses.length > 0) main.push({title: isWebhook ? 'Your answer' : 'Responses', id: 'responses'});
  for (const [status, entry] of responses) {
    main.push({
      level: 3,
      title: responseTitle(status, deref<Response>(doc, entry)),
      id: `response-${status.toLowerCase()}`,
      jsx: `<Response page={page} ${attribute('status', status)} />`,
    });
  }
  if (data.errors) main.push({title: 'Errors', id: 'errors', jsx: '<Errors page={page} />'});
  const callbacks = Object.keys(data.callbacks ?? {});
  if (callbacks.length > 0) main.push({title: 'Callbacks', id: 'callbacks'});
  for (const name of callbacks) {
    main.push({level: 3, title: name, id: `callback-${kebab(name)}`, jsx: `<Callback page={page} ${attribute('name', name)} />`});
  }

  const links = [...aside, ...main].map(({level, title, id: anchor}) => ({text: level === 3 && anchor.startsWith('response-') ? (title.split(/:? /)[0] ?? '') : title, href: `#${anchor}`}));
  const body = ['<Endpoint page={page} />', `<Contents links={${JSON.stringify(links)}} />`];
  const first = '<Description page={page} />';
  if (aside.length === 0) body.push(first, sectionsMdx(main));
  else body.push('<Columns>', first, '<Aside>', sectionsMdx(aside), '</Aside>', '<Main>', sectionsMdx(main), '</Main>', '</Columns>');
  return pageMdx(id, componentsOf(body.join('\n')), body);
}

/** `200 Payment found`: the description if it is short, else the usual words for the status. */
function responseTitle(status: string, response: Response): string {
  const text = plainText(response.summary || response.description).replace(/\.$/, '');
  const title = text.length <= LONGEST_TITLE && !/[.!?]\s/.test(text) ? text : '';
  if (status === 'default') return title ? `Default: ${title}` : 'Default: any other status';
  return `${status} ${title || reasonOf(status)}`.trim();
}
