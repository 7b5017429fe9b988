import type {
  CallData,
  ErrorData,
  ErrorIndexData,
  MediaData,
  OperationListData,
  OperationPageData,
  ParameterPlace,
  ResponseData,
  RestFieldData,
  SchemaData,
  SchemaPageData,
} from '@paydocs/reference/data/rest';
import {translate} from '@paydocs/core/translate';
import type {PagePlaces, Place} from '@paydocs/core/searchPlaces';
import {place} from './place';

const getParameterHeadings = (): Record<ParameterPlace, string> => ({
  path: translate({id: 'paydocs.page.path', message: 'Path parameters'}),
  query: translate({id: 'paydocs.page.query', message: 'Query parameters'}),
  header: translate({id: 'paydocs.page.headers', message: 'Headers'}),
  cookie: translate({id: 'paydocs.page.cookies', message: 'Cookies'}),
});

/** The content of a data file of the REST reference. */
export type RestPage = OperationPageData | SchemaPageData | OperationListData | ErrorIndexData;

/**
 * Collects the named sections of a REST page: parameters, fields, values, responses, and error codes.
 *
 * @param page - content of a `*.rest.json` file
 * @returns the sections of the page, and its other names
 */
export function restPlaces(page: RestPage): PagePlaces {
  if ('endpoint' in page) return collectOperationSections(page);
  if ('type' in page) return {places: collectSchemaSections(page), identifiers: []};
  if ('statuses' in page) return {places: collectStatusSections(page), identifiers: []};
  return {places: [place('', [], page)], identifiers: []};
}

function collectOperationSections(page: OperationPageData): PagePlaces {
  const {endpoint, parameters = {}, body, responses, errors = []} = page;
  const sections = [
    place('', [], page),
    ...(Object.keys(parameters) as ParameterPlace[]).flatMap((kind) =>
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
  if (endpoint.kind) return {places: sections, identifiers: [], isEvent: true};
  // A variable without a default value can replace the whole server URL.
  const base = URL.canParse(endpoint.server ?? '') ? new URL(endpoint.server!).pathname.replace(/\/$/, '') : '';
  return {places: sections, identifiers: [`${endpoint.method} ${endpoint.path}`, `${base}${endpoint.path}`]};
}

function collectResponseSections({status, html, headers, media}: ResponseData, isApiResponse: boolean): Place[] {
  const name = isApiResponse
    ? translate({id: 'paydocs.search.response', message: 'Response {status}'}, {status})
    : translate({id: 'paydocs.ref.answer', message: 'Your response: {status}'}, {status});
  return [
    place(`response-${status.toLowerCase()}`, [name], {html}),
    ...collectFieldSections(headers, [name]),
    ...collectMediaSections(media, [name]),
  ];
}

function collectCallbackSections(callbacks: Record<string, CallData> = {}): Place[] {
  return Object.entries(callbacks).flatMap(([name, {parameters = {}, body}]) => [
    ...Object.values(parameters).flatMap((fields) => collectFieldSections(fields, [name])),
    ...collectMediaSections(body?.media, [name]),
  ]);
}

function collectSchemaSections(page: SchemaPageData): Place[] {
  const {values = [], errors = []} = page;
  return [
    place('', [], page),
    ...collectNestedSections(page, [translate({id: 'paydocs.page.fields', message: 'Fields'})]),
    ...values.map((value) =>
      place(value.id ?? 'values', [translate({id: 'paydocs.page.values', message: 'Values'}), value.name], value),
    ),
    ...collectErrorSections(errors, translate({id: 'paydocs.page.codes', message: 'Codes, causes, and solutions'})),
  ];
}

function collectMediaSections(media: MediaData[] = [], parentHeadings: string[]): Place[] {
  return media.flatMap(({schema, encoding}) => [
    ...(schema ? collectNestedSections(schema, parentHeadings) : []),
    ...collectFieldSections(encoding, parentHeadings),
  ]);
}

function collectNestedSections({fields, choices = []}: SchemaData, parentHeadings: string[]): Place[] {
  return [
    ...collectFieldSections(fields, parentHeadings),
    ...choices.flatMap(({alternatives}) =>
      alternatives.flatMap((alternative) => collectNestedSections(alternative, parentHeadings)),
    ),
  ];
}

/** Returns fields including nested fields. All of them are direct children of the given headings, regardless of nesting. */
function collectFieldSections(fields: RestFieldData[] = [], parentHeadings: string[]): Place[] {
  return fields.flatMap((field) => [
    place(field.id, [...parentHeadings, field.name], field),
    ...collectNestedSections(field, parentHeadings),
  ]);
}

function collectErrorSections(errors: ErrorData[], heading: string): Place[] {
  return errors.map(({id, code, cause, cure}) =>
    place(id, [heading, code], {html: [cause, cure].filter(Boolean).join(' ')}),
  );
}

function collectStatusSections({statuses}: ErrorIndexData): Place[] {
  return statuses.flatMap(({status, title, html, errors = []}) => {
    const name = `${status} ${title}`.trim();
    const anchor = `status-${status.toLowerCase()}`;
    return [
      place(anchor, [translate({id: 'paydocs.page.errors', message: 'Errors'}), name], {html}),
      ...collectErrorSections(errors, name),
    ];
  });
}
