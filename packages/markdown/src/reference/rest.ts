/** The components of the REST reference's pages as Markdown. Each has the name of its component. */
import {ownValue} from '@paydocs/core/ownValue';
import {translate} from '@paydocs/core/translate';
import type {LinkData} from '@paydocs/reference/data/reference';
import type {
  AuthData,
  BodyData,
  CallData,
  EndpointData,
  ErrorIndexData,
  MediaData,
  OperationListData,
  OperationPageData,
  ParameterPlace,
  ResponseData,
  SchemaPageData,
} from '@paydocs/reference/data/rest';
import {escapeMdx} from '@paydocs/reference/common/mdx';
import {groupFailures} from '@paydocs/reference/data/failures';
import {textOf} from '@paydocs/core/highlight/textOf';
import {blocks, code, escaped, fenced, item, link, list} from '../text';
import {choiceText, factText, fieldList, schemaDetails, typeLine, valueList} from './fields';
import {Guides, languageOf, sameText, subheading, type Form, type Writing} from './forms';
import {useLists} from './uses';

type Errors = NonNullable<OperationPageData['errors']>;
type Examples = NonNullable<OperationPageData['examples']>;

const webhook = (kind: EndpointData['kind'], method: string): string =>
  kind === 'webhook' ? 'Webhook' : method.toUpperCase();

function endpointLine({method, server = '', path, kind}: EndpointData): string {
  return kind === 'webhook' ? `Webhook ${code(path)}` : code(`${webhook(kind, method)} ${server}${path}`);
}

function linkLine({text, href}: LinkData, {links}: Writing): string {
  return link(text, links.portable(href));
}

const Endpoint: Form<OperationPageData> = ({endpoint, deprecated, history}) =>
  blocks(
    endpointLine(endpoint),
    history,
    deprecated &&
      `**${translate({id: 'paydocs.ref.old', message: 'Deprecated.'})}** ${translate({id: 'paydocs.ref.dontUse', message: 'Don’t use it in new integrations.'})}`,
  );

const Description: Form<OperationPageData> = ({html, docs, same, endpoint: {servers = []}}, writing) =>
  blocks(
    writing.html(html),
    sameText({same}, 'GraphQL', writing),
    docs && linkLine(docs, writing),
    servers
      .map(({url, html: text, variables}) =>
        item(`${code(url)} ${writing.html(text)}${variables ? `\n${fieldList(variables, writing)}` : ''}`),
      )
      .join('\n'),
  );

const Samples: Form<OperationPageData> = ({samples}, writing) => {
  const {html, tabs = [], examples = []} = samples ?? {};
  return blocks(
    writing.html(html),
    ...examples.flatMap((example) => [
      examples.length > 1 && subheading(escaped(example.label)),
      ...tabs.flatMap(({id, label}, index) => [`${label}:`, fenced(textOf(example.code[index] ?? ''), languageOf(id))]),
    ]),
  );
};

/** Examples of responses, payloads or of a schema, each below its name. */
const Examples: Form<{examples?: Examples}> = ({examples = []}, writing) =>
  blocks(
    ...examples.flatMap(({label, status, html, href, code: inside}) => [
      (examples.length > 1 || status !== undefined) &&
        subheading(escaped(status === undefined ? label : `${status}: ${label}`)),
      writing.html(html),
      href !== undefined && link(href, writing.links.portable(href)),
      inside !== undefined && fenced(textOf(inside)),
    ]),
  );

const Authentication: Form<OperationPageData> = ({auth = []}, writing) => {
  const ways = auth.map((way) => authWay(way, writing));
  return auth.length > 1
    ? blocks(translate({id: 'paydocs.ref.anyAuth', message: 'Use any one of these:'}), list(ways))
    : blocks(...ways);
};

function authWay({schemes}: AuthData, writing: Writing): string {
  if (schemes.length === 0) return translate({id: 'paydocs.ref.noAuth', message: 'No authentication is required.'});
  return blocks(
    schemes.length > 1 && translate({id: 'paydocs.ref.allAuth', message: 'All of these together:'}),
    ...schemes.flatMap(({name, label, html, facts = [], scopes}) => [
      [`**${escaped(label)}** ${code(name)}`, ...facts.map(factText)].join(' · '),
      writing.html(html),
      scopes && blocks(translate({id: 'paydocs.ref.scopes', message: 'Scopes:'}), valueList(scopes, writing)),
    ]),
  );
}

const Parameters: Form<OperationPageData> = ({parameters = {}}, writing, {place}) =>
  fieldList(parameters[place as ParameterPlace], writing);

const Body: Form<OperationPageData> = ({body}, writing) => (body ? bodyText(body, writing) : '');

function bodyText({required, html, media}: BodyData, writing: Writing): string {
  return blocks(
    required
      ? translate({id: 'paydocs.ref.bodyRequired', message: 'The body is required.'})
      : translate({id: 'paydocs.ref.bodyOptional', message: 'The body is optional.'}),
    writing.html(html),
    ...media.map((each) => mediaText(each, writing)),
  );
}

function mediaText({type, schema, same, encoding}: MediaData, writing: Writing): string {
  return blocks(
    [code(type), schema && typeLine(schema, writing)].filter(Boolean).join(' · '),
    same &&
      `${translate({id: 'paydocs.ref.same', message: 'The same fields as'})} ${linkLine(same, writing)}${
        schema?.fields ? `, ${translate({id: 'paydocs.ref.except', message: 'except'})}:` : '.'
      }`,
    schema && writing.html(schema.html),
    schema && schemaDetails(schema, writing),
    encoding &&
      blocks(translate({id: 'paydocs.ref.parts', message: 'How each part is encoded:'}), fieldList(encoding, writing)),
  );
}

const Response: Form<OperationPageData> = ({responses}, writing, {status}) => {
  if (status === undefined) return translate({id: 'paydocs.ref.noResponse', message: 'No response is documented.'});
  const response = responses[status];
  return response ? responseText(response, writing) : '';
};

function responseText(
  {html, headers, sameHeaders, media = [], examples, links = []}: ResponseData,
  writing: Writing,
): string {
  const linkList = (label: string, all: readonly LinkData[]): string =>
    `${label}: ${all.map((each) => linkLine(each, writing)).join(' ')}`;
  return blocks(
    writing.html(html),
    examples && linkList(translate({id: 'paydocs.ref.examples', message: 'Examples'}), examples),
    ...media.map((each) => mediaText(each, writing)),
    headers &&
      blocks(
        headers.length === 1
          ? translate({id: 'paydocs.ref.header', message: '1 header'})
          : translate({id: 'paydocs.ref.headers', message: '{count} headers'}, {count: headers.length}),
        fieldList(headers, writing),
      ),
    sameHeaders &&
      linkList(translate({id: 'paydocs.ref.sameHeaders', message: 'Headers as described above'}), sameHeaders),
    ...links.flatMap(({name, target, html: text, facts = []}) => [
      [
        `${translate({id: 'paydocs.ref.next', message: 'Next:'})} ${target ? linkLine(target, writing) : escaped(name)} ${code(name)}`,
        ...facts.map(factText),
      ].join(' · '),
      writing.html(text),
    ]),
  );
}

const Callback: Form<OperationPageData> = ({callbacks}, writing, {name = ''}) => {
  const call = ownValue(callbacks, name);
  return call ? callText(call, writing) : '';
};

function callText({endpoint, html, parameters = {}, body, responses}: CallData, writing: Writing): string {
  return blocks(
    endpointLine(endpoint),
    writing.html(html),
    ...Object.values(parameters).map((fields) => fieldList(fields, writing)),
    body && bodyText(body, writing),
    ...Object.values(responses).flatMap((response) => [
      `**${escaped(translate({id: 'paydocs.ref.answer', message: 'Your response: {status}'}, {status: response.status}))}**`,
      responseText(response, writing),
    ]),
  );
}

const Errors: Form<{errors?: Errors}> = ({errors = []}, {html}) =>
  list(
    errors.map(({code: name, status, cause, cure}) =>
      [`${code(name)}${status === undefined ? '' : ` ${status}`}:`, html(cause), html(cure)].filter(Boolean).join(' '),
    ),
  );

/** The table of errors: each status with its codes below its name, then the codes of no such status. */
const Failures: Form<OperationPageData> = (page, writing) => {
  const {groups, others} = groupFailures(page);
  return blocks(
    page.errors && `## ${translate({id: 'paydocs.page.errors', message: 'Errors'})}`,
    ...groups.flatMap(({response: {html, ...response}, errors}) => [
      `### ${escapeMdx(response.title ?? response.status)}`,
      writing.html(html),
      Errors({errors: withoutStatus(errors)}, writing, {}),
      responseText(response, writing),
    ]),
    Errors({errors: others}, writing, {}),
  );
};

const withoutStatus = (errors: Errors): Errors => errors.map(({status: _, ...error}) => error);

const ErrorStatus: Form<ErrorIndexData> = ({statuses}, writing, {status}) => {
  const {html, schemas, errors} = statuses.find((entry) => entry.status === status) ?? {};
  return blocks(
    writing.html(html),
    schemas &&
      `${translate({id: 'paydocs.ref.body', message: 'Body:'})} ${schemas.map((each) => linkLine(each, writing)).join(', ')}`,
    errors && Errors({errors: withoutStatus(errors)}, writing, {}),
  );
};

const SchemaSummary: Form<SchemaPageData> = (schema, writing) =>
  blocks(
    writing.html(schema.html),
    sameText(schema, 'GraphQL', writing),
    typeLine(schema, writing),
    schema.docs && linkLine(schema.docs, writing),
  );

const SchemaFields: Form<SchemaPageData> = ({fields}, writing) => fieldList(fields, writing);

const SchemaChoices: Form<SchemaPageData> = ({choices = []}, writing) =>
  choices.map((choice) => choiceText(choice, writing)).join('\n');

const SchemaValues: Form<SchemaPageData> = ({values = []}, writing) => valueList(values, writing);

const Uses: Form<SchemaPageData> = ({uses}, writing, {section = ''}) =>
  useLists(uses?.[section], writing, {
    before: ({method}) => {
      if (method === undefined) return '';
      return method.toLowerCase() === 'event' ? 'Webhook ' : `${method.toUpperCase()} `;
    },
  });

const TagSummary: Form<OperationListData> = ({html, docs}, writing) =>
  blocks(writing.html(html), docs && linkLine(docs, writing));

const OperationList: Form<OperationListData> = ({operations}, writing) =>
  list(
    operations.map(({method, path, title, href, text, deprecated}) => {
      const old = deprecated ? ` (${translate({id: 'paydocs.deprecated', message: 'deprecated'})})` : '';
      const call = webhook(method === 'event' ? 'webhook' : undefined, method);
      return `${linkLine({text: title, href}, writing)}${old} · ${code(`${call} ${path}`)}${text === undefined ? '' : `: ${escaped(text)}`}`;
    }),
  );

export const restForms = {
  Authentication,
  Body,
  Callback,
  Description,
  Endpoint,
  Errors,
  ErrorStatus,
  Examples,
  Failures,
  Guides,
  OperationList,
  Parameters,
  Response,
  Samples,
  SchemaChoices,
  SchemaFields,
  SchemaSummary,
  SchemaValues,
  TagSummary,
  Uses,
};
