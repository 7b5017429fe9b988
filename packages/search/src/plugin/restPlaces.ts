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

const parameterSections = (): Record<ParameterPlace, string> => ({
  path: translate({id: 'paydocs.page.path', message: 'Path parameters'}),
  query: translate({id: 'paydocs.page.query', message: 'Query parameters'}),
  header: translate({id: 'paydocs.page.headers', message: 'Headers'}),
  cookie: translate({id: 'paydocs.page.cookies', message: 'Cookies'}),
});

/** What a data file of the REST reference may hold. */
export type RestPage = OperationPageData | SchemaPageData | OperationListData | ErrorIndexData;

/**
 * @param page - the content of a `*.rest.json` file
 * @returns every place of the page that has a name: parameters, fields, values, responses, error codes
 */
export function restPlaces(page: RestPage): PagePlaces {
  if ('endpoint' in page) return callPlaces(page);
  if ('type' in page) return {places: schemaPlaces(page), identifiers: []};
  if ('statuses' in page) return {places: statusPlaces(page), identifiers: []};
  return {places: [place('', [], page)], identifiers: []};
}

function callPlaces(page: OperationPageData): PagePlaces {
  const {endpoint, parameters = {}, body, responses, errors = []} = page;
  const places = [
    place('', [], page),
    ...(Object.keys(parameters) as ParameterPlace[]).flatMap((kind) =>
      fieldPlaces(parameters[kind], [parameterSections()[kind]]),
    ),
    ...mediaPlaces(body?.media, [
      endpoint.kind
        ? translate({id: 'paydocs.page.payload', message: 'Payload'})
        : translate({id: 'paydocs.page.requestBody', message: 'Request body'}),
    ]),
    ...Object.values(responses).flatMap((response) => responsePlaces(response, !page.endpoint.kind)),
    ...callbackPlaces(page.callbacks),
    ...errorPlaces(errors, translate({id: 'paydocs.page.errors', message: 'Errors'})),
  ];
  if (endpoint.kind) return {places, identifiers: [], isEvent: true};
  // A variable without a default value may stand for all of it.
  const base = URL.canParse(endpoint.server ?? '') ? new URL(endpoint.server!).pathname.replace(/\/$/, '') : '';
  return {places, identifiers: [`${endpoint.method} ${endpoint.path}`, `${base}${endpoint.path}`]};
}

function responsePlaces({status, html, headers, media}: ResponseData, isAnswer: boolean): Place[] {
  const name = isAnswer
    ? translate({id: 'paydocs.search.response', message: 'Response {status}'}, {status})
    : translate({id: 'paydocs.ref.answer', message: 'Your response: {status}'}, {status});
  return [
    place(`response-${status.toLowerCase()}`, [name], {html}),
    ...fieldPlaces(headers, [name]),
    ...mediaPlaces(media, [name]),
  ];
}

function callbackPlaces(callbacks: Record<string, CallData> = {}): Place[] {
  return Object.entries(callbacks).flatMap(([name, {parameters = {}, body}]) => [
    ...Object.values(parameters).flatMap((fields) => fieldPlaces(fields, [name])),
    ...mediaPlaces(body?.media, [name]),
  ]);
}

function schemaPlaces(page: SchemaPageData): Place[] {
  const {values = [], errors = []} = page;
  return [
    place('', [], page),
    ...insidePlaces(page, [translate({id: 'paydocs.page.fields', message: 'Fields'})]),
    ...values.map((value) =>
      place(value.id ?? 'values', [translate({id: 'paydocs.page.values', message: 'Values'}), value.name], value),
    ),
    ...errorPlaces(errors, translate({id: 'paydocs.page.codes', message: 'Codes, causes, and solutions'})),
  ];
}

function mediaPlaces(media: MediaData[] = [], above: string[]): Place[] {
  return media.flatMap(({schema, encoding}) => [
    ...(schema ? insidePlaces(schema, above) : []),
    ...fieldPlaces(encoding, above),
  ]);
}

function insidePlaces({fields, choices = []}: SchemaData, above: string[]): Place[] {
  return [
    ...fieldPlaces(fields, above),
    ...choices.flatMap(({alternatives}) => alternatives.flatMap((alternative) => insidePlaces(alternative, above))),
  ];
}

/** Fields with the ones inside of them; all stand below the section, however deep they are. */
function fieldPlaces(fields: RestFieldData[] = [], above: string[]): Place[] {
  return fields.flatMap((field) => [place(field.id, [...above, field.name], field), ...insidePlaces(field, above)]);
}

function errorPlaces(errors: ErrorData[], section: string): Place[] {
  return errors.map(({id, code, cause, cure}) =>
    place(id, [section, code], {html: [cause, cure].filter(Boolean).join(' ')}),
  );
}

function statusPlaces({statuses}: ErrorIndexData): Place[] {
  return statuses.flatMap(({status, title, html, errors = []}) => {
    const name = `${status} ${title}`.trim();
    const anchor = `status-${status.toLowerCase()}`;
    return [
      place(anchor, [translate({id: 'paydocs.page.errors', message: 'Errors'}), name], {html}),
      ...errorPlaces(errors, name),
    ];
  });
}
