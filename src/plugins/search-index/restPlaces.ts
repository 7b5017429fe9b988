import type {
  CallData,
  ErrorData,
  ErrorIndexData,
  FieldData,
  MediaData,
  OperationListData,
  OperationPageData,
  ParameterPlace,
  ResponseData,
  SchemaData,
  SchemaPageData,
} from '../../lib/restData';
import type {PagePlaces, Place} from '../../lib/searchPlaces';
import {htmlText} from './text';

const PARAMETERS: Record<ParameterPlace, string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

/** What a data file of the REST reference may hold. */
export type RestPage = OperationPageData | SchemaPageData | OperationListData | ErrorIndexData;

/**
 * @param page - the content of a `*.rest.json` file
 * @returns every place of the page that has a name: parameters, fields, values, responses, error codes
 */
export function restPlaces(page: RestPage): PagePlaces {
  if ('endpoint' in page) return callPlaces(page);
  if ('schema' in page) return {places: schemaPlaces(page), identifiers: []};
  if ('statuses' in page) return {places: statusPlaces(page), identifiers: []};
  return {places: [place('', [], htmlText(page.html))], identifiers: []};
}

function callPlaces(page: OperationPageData): PagePlaces {
  const {endpoint, parameters = {}, body, responses, errors = []} = page;
  const places = [
    place('', [], htmlText(page.html)),
    ...(Object.keys(parameters) as ParameterPlace[]).flatMap((kind) =>
      fieldPlaces(parameters[kind], [PARAMETERS[kind]]),
    ),
    ...mediaPlaces(body?.media, [endpoint.kind ? 'Payload' : 'Request body']),
    ...Object.values(responses).flatMap((response) => responsePlaces(response, !page.endpoint.kind)),
    ...callbackPlaces(page.callbacks),
    ...errorPlaces(errors, 'errors', 'Errors'),
  ];
  if (endpoint.kind) return {places, identifiers: [], isEvent: true};
  const base = endpoint.server ? new URL(endpoint.server).pathname.replace(/\/$/, '') : '';
  return {places, identifiers: [`${endpoint.method} ${endpoint.path}`, `${base}${endpoint.path}`]};
}

function responsePlaces({status, html, headers, media}: ResponseData, isAnswer: boolean): Place[] {
  const name = isAnswer ? `Response ${status}` : `Your answer: ${status}`;
  return [
    place(`response-${status.toLowerCase()}`, [name], htmlText(html)),
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

function schemaPlaces({schema, errors = []}: SchemaPageData): Place[] {
  return [
    place('', [], htmlText(schema.html)),
    ...insidePlaces(schema, ['Fields']),
    ...valuePlaces(schema),
    ...errorPlaces(errors, 'codes', 'Codes, causes and cures'),
  ];
}

function mediaPlaces(media: MediaData[] = [], above: string[]): Place[] {
  return media.flatMap(({schema, encoding}) => [
    ...(schema ? insidePlaces(schema, above) : []),
    ...fieldPlaces(encoding, above),
  ]);
}

/** The values of an enumeration that has a page: they share the address of their list. */
function valuePlaces({values = []}: SchemaData): Place[] {
  return values.map(({value, html}) => place('values', ['Values', value], htmlText(html)));
}

function insidePlaces({fields, choices = []}: SchemaData, above: string[]): Place[] {
  return [
    ...fieldPlaces(fields, above),
    ...choices.flatMap(({alternatives}) => alternatives.flatMap((alternative) => insidePlaces(alternative, above))),
  ];
}

/** Fields with the ones inside of them; all stand below the section, however deep they are. */
function fieldPlaces(fields: FieldData[] = [], above: string[]): Place[] {
  return fields.flatMap((field) => [
    place(field.id, [...above, field.name], htmlText(field.html)),
    ...insidePlaces(field, above),
  ]);
}

function errorPlaces(errors: ErrorData[], anchor: string, section: string): Place[] {
  return errors.map(({code, cause, cure}) =>
    place(anchor, [section, code], `${htmlText(cause)} ${htmlText(cure)}`.trim()),
  );
}

function statusPlaces({statuses}: ErrorIndexData): Place[] {
  return statuses.flatMap(({status, title, html, errors = []}) => {
    const name = `${status} ${title}`.trim();
    const anchor = `status-${status.toLowerCase()}`;
    return [place(anchor, ['Errors', name], htmlText(html)), ...errorPlaces(errors, anchor, name)];
  });
}

const place = (anchor: string, names: string[], text: string): Place => ({anchor, names, texts: text ? [text] : []});
