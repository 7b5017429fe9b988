import type {OperationPageData, ParameterLocation} from '../../data/rest';
import {deref, type OpenApiDocument, type Operation, type Response} from '@paydocs/specs';
import {translate, toKebabCase} from '@paydocs/core';
import {toPlainText} from '@paydocs/core/html';
import {getResponseId} from './call';
import {renderAttribute, renderGuides, renderGuidesAttributes, renderPageMdx, renderSections} from '../../common/mdx';
import type {GuidesSource, Section} from '../../common/mdx';
import {getReasonPhrase} from './reasonPhrases';

const getParameterSections = (): [location: ParameterLocation, title: string, id: string][] => [
  ['path', translate({id: 'paydocs.page.path', message: 'Path parameters'}), 'path-parameters'],
  ['query', translate({id: 'paydocs.page.query', message: 'Query parameters'}), 'query-parameters'],
  ['header', translate({id: 'paydocs.page.headers', message: 'Headers'}), 'headers'],
  ['cookie', translate({id: 'paydocs.page.cookies', message: 'Cookies'}), 'cookies'],
];

const MAX_TITLE_LENGTH = 48;

/**
 * Renders the page of an operation.
 *
 * @param id - ID of the page
 * @param operation - operation object of the document
 * @param doc - bundled document
 * @param data - data of the page, which determines its sections
 * @param guides - file that lists the guides that use the operation
 * @returns the MDX of the page
 */
export function renderOperationMdx(
  id: string,
  operation: Operation,
  doc: OpenApiDocument,
  data: OperationPageData,
  guides?: GuidesSource,
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
  for (const [location, title, anchor] of getParameterSections()) {
    if (data.parameters?.[location])
      main.push({title, id: anchor, jsx: `<Parameters page={page} place="${location}" />`});
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
  const errorResponses = Object.values(data.responses).filter(({title}) => title !== undefined);
  for (const [status, entry] of responses) {
    if (errorResponses.some((errorResponse) => errorResponse.status === status)) continue;
    main.push({
      level: 3,
      title: getResponseTitle(status, deref<Response>(doc, entry)),
      id: getResponseId('', status),
      jsx: `<Response page={page} ${renderAttribute('status', status)} />`,
    });
  }
  const errorsSection: Section = {title: translate({id: 'paydocs.page.errors', message: 'Errors'}), id: 'errors'};
  if (errorResponses.length > 0) appendToLastSection(main, '<Failures page={page} />');
  else if (data.errors) main.push({...errorsSection, jsx: '<Errors page={page} />'});
  const contents = [
    ...aside,
    ...main,
    ...(errorResponses.length > 0 && data.errors ? [errorsSection] : []),
    ...errorResponses.map(({status, title = ''}): Section => ({title, id: getResponseId('', status)})),
  ];
  const callbacks = Object.keys(data.callbacks ?? {});
  if (callbacks.length > 0)
    main.push({title: translate({id: 'paydocs.page.callbacks', message: 'Callbacks'}), id: 'callbacks'});
  for (const name of callbacks) {
    main.push({
      level: 3,
      title: name,
      id: `callback-${toKebabCase(name)}`,
      jsx: `<Callback page={page} ${renderAttribute('name', name)} />`,
    });
  }
  contents.push(...main.filter((section) => !contents.includes(section)));

  const statusNames = new Map(responses.map(([status]) => [getResponseId('', status), getStatusName(status)]));
  const links = contents.map(({title, id: anchor}) => ({
    text: statusNames.get(anchor) ?? title,
    href: `#${anchor}`,
  }));
  const body = [
    '<Endpoint page={page} />',
    `<Contents links={${JSON.stringify(links)}}${renderGuidesAttributes(guides)} />`,
  ];
  const description = '<OperationDescription page={page} />';
  if (aside.length === 0) body.push(description, renderSections(main), ...renderGuides(guides));
  else
    body.push(
      '<Columns>',
      description,
      '<Aside>',
      renderSections(aside),
      '</Aside>',
      '<Main>',
      renderSections(main),
      ...renderGuides(guides),
      '</Main>',
      '</Columns>',
    );
  return renderPageMdx(`${id}.rest.json`, 'rest', body, guides);
}

/** Appends a component to the last section. */
function appendToLastSection(sections: Section[], jsx: string): void {
  const last = sections.at(-1);
  if (last) last.jsx = [last.jsx, jsx].filter(Boolean).join('\n\n');
}

/**
 * Adds titles to error responses, which are listed together in a table.
 *
 * @param operation - operation object of the document
 * @param doc - bundled document
 * @param responses - the page's data of its responses; changed in place
 */
export function addErrorResponseTitles(
  operation: Operation,
  doc: OpenApiDocument,
  responses: OperationPageData['responses'],
): void {
  const documentedResponses = Object.entries(operation.responses ?? {});
  for (const [status, entry] of documentedResponses) {
    const response = responses[status];
    // A single response may be the success response, whatever its key.
    const isErrorResponse = /^[45]/.test(status) || (documentedResponses.length > 1 && !/^[123]/.test(status));
    if (response && isErrorResponse) response.title = getResponseTitle(status, deref(doc, entry));
  }
}

/** Returns the name of a status: `200`, or a label for `default`. */
const getStatusName = (status: string): string =>
  status === 'default' ? translate({id: 'paydocs.page.default', message: 'Default'}) : status;

/**
 * Returns the title of a response, such as `200 Payment found`. A long description is replaced with the reason phrase.
 */
function getResponseTitle(status: string, response: Response): string {
  const text = toPlainText(response.summary || response.description).replace(/\.$/, '');
  const title = text.length <= MAX_TITLE_LENGTH && !/[.!?]\s/.test(text) ? text : '';
  if (status === 'default')
    return `${getStatusName(status)}: ${title || translate({id: 'paydocs.page.otherStatus', message: 'any other status'})}`;
  return `${status} ${title || getReasonPhrase(status)}`.trim();
}
