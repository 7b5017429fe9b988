import type {
  CallData,
  ErrorData,
  ErrorIndexData,
  MediaTypeData,
  OperationListData,
  OperationPageData,
  ParameterLocation,
  ResponseData,
  RestFieldData,
  SchemaData,
  SchemaPageData,
} from '@paydocs/reference';
import {translate, type SearchablePage, type PageSection} from '@paydocs/core';
import {createSection} from './section';

const getParameterHeadings = (): Record<ParameterLocation, string> => ({
  path: translate({id: 'paydocs.page.path', message: 'Path parameters'}),
  query: translate({id: 'paydocs.page.query', message: 'Query parameters'}),
  header: translate({id: 'paydocs.page.headers', message: 'Headers'}),
  cookie: translate({id: 'paydocs.page.cookies', message: 'Cookies'}),
});

/** The content of a data file of the REST reference. */
export type RestPage = OperationPageData | SchemaPageData | OperationListData | ErrorIndexData;

/**
 * Collects the sections of a REST page: the page itself, its parameters, fields, values, responses, and error codes.
 *
 * @param page - content of a `*.rest.json` file
 * @returns the sections; for an operation, `identifiers` contains its method and path
 */
export function collectRestSections(page: RestPage): SearchablePage {
  if ('endpoint' in page) return collectOperationSections(page);
  if ('type' in page) return {sections: collectSchemaSections(page), identifiers: []};
  if ('statuses' in page) return {sections: collectStatusSections(page), identifiers: []};
  return {sections: [createSection('', [], page)], identifiers: []};
}

function collectOperationSections(page: OperationPageData): SearchablePage {
  const {endpoint, parameters = {}, body, responses, errors = []} = page;
  const sections = [
    createSection('', [], page),
    ...(Object.keys(parameters) as ParameterLocation[]).flatMap((kind) =>
      collectFieldSections(parameters[kind], [getParameterHeadings()[kind]]),
    ),
    ...collectMediaSections(body?.media, [
      endpoint.kind
        ? translate({id: 'paydocs.page.payload', message: 'Payload'})
        : translate({id: 'paydocs.page.requestBody', message: 'Request body'}),
    ]),
    ...Object.values(responses).flatMap((response) => collectResponseSections(response, !page.endpoint.kind)),
    ...collectCallbackSections(page.callbacks),
    ...collectErrorSections(errors, translate({id: 'paydocs.page.errors', message: 'Errors'})),
  ];
  if (endpoint.kind) return {sections, identifiers: [], isEvent: true};
  // A variable without a default value can replace the whole server URL.
  const base = URL.canParse(endpoint.server ?? '') ? new URL(endpoint.server!).pathname.replace(/\/$/, '') : '';
  return {sections, identifiers: [`${endpoint.method} ${endpoint.path}`, `${base}${endpoint.path}`]};
}

function collectResponseSections({status, html, headers, media}: ResponseData, isApiResponse: boolean): PageSection[] {
  const name = isApiResponse
    ? translate({id: 'paydocs.search.response', message: 'Response {status}'}, {status})
    : translate({id: 'paydocs.ref.answer', message: 'Your response: {status}'}, {status});
  return [
    createSection(`response-${status.toLowerCase()}`, [name], {html}),
    ...collectFieldSections(headers, [name]),
    ...collectMediaSections(media, [name]),
  ];
}

function collectCallbackSections(callbacks: Record<string, CallData> = {}): PageSection[] {
  return Object.entries(callbacks).flatMap(([name, {parameters = {}, body}]) => [
    ...Object.values(parameters).flatMap((fields) => collectFieldSections(fields, [name])),
    ...collectMediaSections(body?.media, [name]),
  ]);
}

function collectSchemaSections(page: SchemaPageData): PageSection[] {
  const {values = [], errors = []} = page;
  return [
    createSection('', [], page),
    ...collectNestedSections(page, [translate({id: 'paydocs.page.fields', message: 'Fields'})]),
    ...values.map((value) =>
      createSection(
        value.id ?? 'values',
        [translate({id: 'paydocs.page.values', message: 'Values'}), value.name],
        value,
      ),
    ),
    ...collectErrorSections(errors, translate({id: 'paydocs.page.codes', message: 'Codes, causes, and solutions'})),
  ];
}

function collectMediaSections(media: MediaTypeData[] = [], parentHeadings: string[]): PageSection[] {
  return media.flatMap(({schema, encoding}) => [
    ...(schema ? collectNestedSections(schema, parentHeadings) : []),
    ...collectFieldSections(encoding, parentHeadings),
  ]);
}

function collectNestedSections({fields, choices = []}: SchemaData, parentHeadings: string[]): PageSection[] {
  return [
    ...collectFieldSections(fields, parentHeadings),
    ...choices.flatMap(({alternatives}) =>
      alternatives.flatMap((alternative) => collectNestedSections(alternative, parentHeadings)),
    ),
  ];
}

/** Creates sections for fields, including nested ones. All of them are directly below the given headings. */
function collectFieldSections(fields: RestFieldData[] = [], parentHeadings: string[]): PageSection[] {
  return fields.flatMap((field) => [
    createSection(field.id, [...parentHeadings, field.name], field),
    ...collectNestedSections(field, parentHeadings),
  ]);
}

function collectErrorSections(errors: ErrorData[], heading: string): PageSection[] {
  return errors.map(({id, code, cause, cure}) =>
    createSection(id, [heading, code], {html: [cause, cure].filter(Boolean).join(' ')}),
  );
}

function collectStatusSections({statuses}: ErrorIndexData): PageSection[] {
  return statuses.flatMap(({status, title, html, errors = []}) => {
    const name = `${status} ${title}`.trim();
    const anchor = `status-${status.toLowerCase()}`;
    return [
      createSection(anchor, [translate({id: 'paydocs.page.errors', message: 'Errors'}), name], {html}),
      ...collectErrorSections(errors, name),
    ];
  });
}
