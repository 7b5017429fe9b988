/** Renders the components of the REST reference as Markdown. Each renderer has the name of its component. */
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

const getMethodLabel = (kind: EndpointData['kind'], method: string): string =>
  kind === 'webhook' ? 'Webhook' : method.toUpperCase();

function renderEndpoint({method, server = '', path, kind}: EndpointData): string {
  return kind === 'webhook' ? `Webhook ${code(path)}` : code(`${getMethodLabel(kind, method)} ${server}${path}`);
}

function renderLink({text, href}: LinkData, {links}: Writing): string {
  return link(text, links.portable(href));
}

const Endpoint: Form<OperationPageData> = ({endpoint, deprecated, history}) =>
  blocks(
    renderEndpoint(endpoint),
    history,
    deprecated &&
      `**${translate({id: 'paydocs.ref.old', message: 'Deprecated.'})}** ${translate({id: 'paydocs.ref.dontUse', message: 'Don’t use it in new integrations.'})}`,
  );

const Description: Form<OperationPageData> = ({html, docs, same, endpoint: {servers = []}}, writing) =>
  blocks(
    writing.html(html),
    sameText({same}, 'GraphQL', writing),
    docs && renderLink(docs, writing),
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

/** Renders examples of responses, payloads, or a schema, each below its name. */
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
  const options = auth.map((option) => renderAuth(option, writing));
  return auth.length > 1
    ? blocks(translate({id: 'paydocs.ref.anyAuth', message: 'Use any one of these:'}), list(options))
    : blocks(...options);
};

function renderAuth({schemes}: AuthData, writing: Writing): string {
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

const Body: Form<OperationPageData> = ({body}, writing) => (body ? renderBody(body, writing) : '');

function renderBody({required, html, media}: BodyData, writing: Writing): string {
  return blocks(
    required
      ? translate({id: 'paydocs.ref.bodyRequired', message: 'The body is required.'})
      : translate({id: 'paydocs.ref.bodyOptional', message: 'The body is optional.'}),
    writing.html(html),
    ...media.map((each) => renderMedia(each, writing)),
  );
}

function renderMedia({type, schema, same, encoding}: MediaData, writing: Writing): string {
  return blocks(
    [code(type), schema && typeLine(schema, writing)].filter(Boolean).join(' · '),
    same &&
      `${translate({id: 'paydocs.ref.same', message: 'The same fields as'})} ${renderLink(same, writing)}${
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
  return response ? renderResponse(response, writing) : '';
};

function renderResponse(
  {html, headers, sameHeaders, media = [], examples, links = []}: ResponseData,
  writing: Writing,
): string {
  const renderLinkList = (label: string, all: readonly LinkData[]): string =>
    `${label}: ${all.map((each) => renderLink(each, writing)).join(' ')}`;
  return blocks(
    writing.html(html),
    examples && renderLinkList(translate({id: 'paydocs.ref.examples', message: 'Examples'}), examples),
    ...media.map((each) => renderMedia(each, writing)),
    headers &&
      blocks(
        headers.length === 1
          ? translate({id: 'paydocs.ref.header', message: '1 header'})
          : translate({id: 'paydocs.ref.headers', message: '{count} headers'}, {count: headers.length}),
        fieldList(headers, writing),
      ),
    sameHeaders &&
      renderLinkList(translate({id: 'paydocs.ref.sameHeaders', message: 'Headers as described above'}), sameHeaders),
    ...links.flatMap(({name, target, html: text, facts = []}) => [
      [
        `${translate({id: 'paydocs.ref.next', message: 'Next:'})} ${target ? renderLink(target, writing) : escaped(name)} ${code(name)}`,
        ...facts.map(factText),
      ].join(' · '),
      writing.html(text),
    ]),
  );
}

const Callback: Form<OperationPageData> = ({callbacks}, writing, {name = ''}) => {
  const call = ownValue(callbacks, name);
  return call ? renderCall(call, writing) : '';
};

function renderCall({endpoint, html, parameters = {}, body, responses}: CallData, writing: Writing): string {
  return blocks(
    renderEndpoint(endpoint),
    writing.html(html),
    ...Object.values(parameters).map((fields) => fieldList(fields, writing)),
    body && renderBody(body, writing),
    ...Object.values(responses).flatMap((response) => [
      `**${escaped(translate({id: 'paydocs.ref.answer', message: 'Your response: {status}'}, {status: response.status}))}**`,
      renderResponse(response, writing),
    ]),
  );
}

const Errors: Form<{errors?: Errors}> = ({errors = []}, {html}) =>
  list(
    errors.map(({code: name, status, cause, cure}) =>
      [`${code(name)}${status === undefined ? '' : ` ${status}`}:`, html(cause), html(cure)].filter(Boolean).join(' '),
    ),
  );

/** Renders the errors of an operation: each status with its codes, and then the codes without a documented status. */
const Failures: Form<OperationPageData> = (page, writing) => {
  const {groups, others} = groupFailures(page);
  return blocks(
    page.errors && `## ${translate({id: 'paydocs.page.errors', message: 'Errors'})}`,
    ...groups.flatMap(({response: {html, ...response}, errors}) => [
      `### ${escapeMdx(response.title ?? response.status)}`,
      writing.html(html),
      Errors({errors: removeStatus(errors)}, writing, {}),
      renderResponse(response, writing),
    ]),
    Errors({errors: others}, writing, {}),
  );
};

const removeStatus = (errors: Errors): Errors => errors.map(({status: _, ...error}) => error);

const ErrorStatus: Form<ErrorIndexData> = ({statuses}, writing, {status}) => {
  const {html, schemas, errors} = statuses.find((entry) => entry.status === status) ?? {};
  return blocks(
    writing.html(html),
    schemas &&
      `${translate({id: 'paydocs.ref.body', message: 'Body:'})} ${schemas.map((each) => renderLink(each, writing)).join(', ')}`,
    errors && Errors({errors: removeStatus(errors)}, writing, {}),
  );
};

const SchemaSummary: Form<SchemaPageData> = (schema, writing) =>
  blocks(
    writing.html(schema.html),
    sameText(schema, 'GraphQL', writing),
    typeLine(schema, writing),
    schema.docs && renderLink(schema.docs, writing),
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
  blocks(writing.html(html), docs && renderLink(docs, writing));

const OperationList: Form<OperationListData> = ({operations}, writing) =>
  list(
    operations.map(({method, path, title, href, text, deprecated}) => {
      const deprecatedSuffix = deprecated ? ` (${translate({id: 'paydocs.deprecated', message: 'deprecated'})})` : '';
      const call = getMethodLabel(method === 'event' ? 'webhook' : undefined, method);
      return `${renderLink({text: title, href}, writing)}${deprecatedSuffix} · ${code(`${call} ${path}`)}${text === undefined ? '' : `: ${escaped(text)}`}`;
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
