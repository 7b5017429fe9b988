import type {OperationPageData, ParameterPlace} from '../../data/rest';
import {deref} from '@paydocs/specs/openapi/document';
import type {OpenApiDocument, Operation, Response} from '@paydocs/specs/openapi/document';
import {translate} from '@paydocs/core/translate';
import {plainText} from '@paydocs/core/markdown/markdown';
import {responseId} from './call';
import {attribute, guidesMdx, guidesOf, pageMdx, sectionsMdx} from '../../common/mdx';
import type {GuidesOfPage, Section} from '../../common/mdx';
import {reasonOf} from './reasons';
import {kebab} from '@paydocs/core/kebab';

const parameterSections = (): [place: ParameterPlace, title: string, id: string][] => [
  ['path', translate({id: 'paydocs.page.path', message: 'Path parameters'}), 'path-parameters'],
  ['query', translate({id: 'paydocs.page.query', message: 'Query parameters'}), 'query-parameters'],
  ['header', translate({id: 'paydocs.page.headers', message: 'Headers'}), 'headers'],
  ['cookie', translate({id: 'paydocs.page.cookies', message: 'Cookies'}), 'cookies'],
];

const LONGEST_TITLE = 48;

/**
 * @param id - the page's id
 * @param operation - the operation
 * @param doc - the bundled document
 * @param data - the page's data, which says which sections there are
 * @param guides - which guides rest on the operation
 * @returns the MDX of an operation's page
 */
export function operationMdx(
  id: string,
  operation: Operation,
  doc: OpenApiDocument,
  data: OperationPageData,
  guides?: GuidesOfPage,
): string {
  const isWebhook = data.endpoint.kind === 'webhook';
  const aside: Section[] = [];
  if (data.samples)
    aside.push({
      title: translate({id: 'paydocs.page.samples', message: 'Code samples'}),
      id: 'samples',
      jsx: '<Samples page={page} />',
    });
  if (data.examples) {
    aside.push({
      title: isWebhook
        ? translate({id: 'paydocs.page.payloadExample', message: 'Example payload'})
        : translate({id: 'paydocs.page.responseExamples', message: 'Example responses'}),
      id: 'examples',
      jsx: '<Examples page={page} />',
    });
  }

  const main: Section[] = [];
  if (data.auth)
    main.push({
      title: translate({id: 'paydocs.page.authentication', message: 'Authentication'}),
      id: 'authentication',
      jsx: '<Authentication page={page} />',
    });
  for (const [place, title, anchor] of parameterSections()) {
    if (data.parameters?.[place]) main.push({title, id: anchor, jsx: `<Parameters page={page} place="${place}" />`});
  }
  if (data.body) {
    main.push({
      title: isWebhook
        ? translate({id: 'paydocs.page.payload', message: 'Payload'})
        : translate({id: 'paydocs.page.requestBody', message: 'Request body'}),
      id: isWebhook ? 'payload' : 'request-body',
      jsx: '<Body page={page} />',
    });
  }
  const responses = Object.entries(operation.responses ?? {});
  main.push({
    title: isWebhook
      ? translate({id: 'paydocs.page.answer', message: 'Your response'})
      : translate({id: 'paydocs.page.responses', message: 'Responses'}),
    id: 'responses',
    ...(responses.length === 0 && {jsx: '<Response page={page} />'}),
  });
  const failures = Object.values(data.responses).filter(({title}) => title !== undefined);
  for (const [status, entry] of responses) {
    if (failures.some((failure) => failure.status === status)) continue;
    main.push({
      level: 3,
      title: responseTitle(status, deref<Response>(doc, entry)),
      id: responseId('', status),
      jsx: `<Response page={page} ${attribute('status', status)} />`,
    });
  }
  const errors: Section = {title: translate({id: 'paydocs.page.errors', message: 'Errors'}), id: 'errors'};
  if (failures.length > 0) addTo(main, '<Failures page={page} />');
  else if (data.errors) main.push({...errors, jsx: '<Errors page={page} />'});
  const parts = [
    ...aside,
    ...main,
    ...(failures.length > 0 && data.errors ? [errors] : []),
    ...failures.map(({status, title = ''}): Section => ({title, id: responseId('', status)})),
  ];
  const callbacks = Object.keys(data.callbacks ?? {});
  if (callbacks.length > 0)
    main.push({title: translate({id: 'paydocs.page.callbacks', message: 'Callbacks'}), id: 'callbacks'});
  for (const name of callbacks) {
    main.push({
      level: 3,
      title: name,
      id: `callback-${kebab(name)}`,
      jsx: `<Callback page={page} ${attribute('name', name)} />`,
    });
  }
  parts.push(...main.filter((section) => !parts.includes(section)));

  const statuses = new Map(responses.map(([status]) => [responseId('', status), statusName(status)]));
  const links = parts.map(({title, id: anchor}) => ({
    text: statuses.get(anchor) ?? title,
    href: `#${anchor}`,
  }));
  const body = ['<Endpoint page={page} />', `<Contents links={${JSON.stringify(links)}}${guidesOf(guides)} />`];
  const first = '<Description page={page} />';
  if (aside.length === 0) body.push(first, sectionsMdx(main), ...guidesMdx(guides));
  else
    body.push(
      '<Columns>',
      first,
      '<Aside>',
      sectionsMdx(aside),
      '</Aside>',
      '<Main>',
      sectionsMdx(main),
      ...guidesMdx(guides),
      '</Main>',
      '</Columns>',
    );
  return pageMdx(`${id}.rest.json`, 'rest', body, guides);
}

/** Adds a component below the last section. */
function addTo(sections: Section[], jsx: string): void {
  const last = sections.at(-1);
  if (last) last.jsx = [last.jsx, jsx].filter(Boolean).join('\n\n');
}

/**
 * Names the responses that stand together in a table: those that refuse what was asked for.
 *
 * @param operation - the operation
 * @param doc - the bundled document
 * @param responses - what the page says of its responses
 */
export function nameFailures(
  operation: Operation,
  doc: OpenApiDocument,
  responses: OperationPageData['responses'],
): void {
  const all = Object.entries(operation.responses ?? {});
  for (const [status, entry] of all) {
    const response = responses[status];
    // The only response may be the one of success, whatever its name.
    const isFailure = /^[45]/.test(status) || (all.length > 1 && !/^[123]/.test(status));
    if (response && isFailure) response.title = responseTitle(status, deref(doc, entry));
  }
}

/** `200`, or what stands for all that are not listed. */
const statusName = (status: string): string =>
  status === 'default' ? translate({id: 'paydocs.page.default', message: 'Default'}) : status;

/** `200 Payment found`: the description if it is short, else the usual words for the status. */
function responseTitle(status: string, response: Response): string {
  const text = plainText(response.summary || response.description).replace(/\.$/, '');
  const title = text.length <= LONGEST_TITLE && !/[.!?]\s/.test(text) ? text : '';
  if (status === 'default')
    return `${statusName(status)}: ${title || translate({id: 'paydocs.page.otherStatus', message: 'any other status'})}`;
  return `${status} ${title || reasonOf(status)}`.trim();
}
