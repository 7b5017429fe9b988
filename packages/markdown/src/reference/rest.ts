/** Renders the components of the REST reference as Markdown. Each renderer has the name of its component. */
import {getOwnValue} from '@paydocs/core/getOwnValue';
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
  ParameterLocation,
  ResponseData,
  SchemaPageData,
} from '@paydocs/reference/data/rest';
import {escapeMdx} from '@paydocs/reference/common/mdx';
import {groupErrors} from '@paydocs/reference/data/errorGroups';
import {getCodeText} from '@paydocs/core/highlight/codeText';
import {joinBlocks, inlineCode, escapeMarkdown, codeBlock, listItem, link, list} from '../markup';
import {
  renderChoice,
  renderFact,
  renderFieldList,
  renderSchemaDetails,
  renderTypeLine,
  renderValueList,
} from './fields';
import {
  Guides,
  getTabLanguage,
  renderCounterparts,
  renderSubheading,
  type ReferenceRenderer,
  type RenderContext,
} from './shared';
import {renderUses} from './uses';

type Errors = NonNullable<OperationPageData['errors']>;
type Examples = NonNullable<OperationPageData['examples']>;

const getMethodLabel = (kind: EndpointData['kind'], method: string): string =>
  kind === 'webhook' ? 'Webhook' : method.toUpperCase();

function renderEndpoint({method, server = '', path, kind}: EndpointData): string {
  return kind === 'webhook'
    ? `Webhook ${inlineCode(path)}`
    : inlineCode(`${getMethodLabel(kind, method)} ${server}${path}`);
}

function renderLink({text, href}: LinkData, {links}: RenderContext): string {
  return link(text, links.resolveHref(href));
}

const Endpoint: ReferenceRenderer<OperationPageData> = ({endpoint, deprecated, history}) =>
  joinBlocks(
    renderEndpoint(endpoint),
    history,
    deprecated &&
      `**${translate({id: 'paydocs.ref.old', message: 'Deprecated.'})}** ${translate({id: 'paydocs.ref.dontUse', message: 'Don’t use it in new integrations.'})}`,
  );

const Description: ReferenceRenderer<OperationPageData> = (
  {html, docs, counterparts, endpoint: {servers = []}},
  writing,
) =>
  joinBlocks(
    writing.htmlToMarkdown(html),
    renderCounterparts({counterparts}, 'GraphQL', writing),
    docs && renderLink(docs, writing),
    servers
      .map(({url, html: text, variables}) =>
        listItem(
          `${inlineCode(url)} ${writing.htmlToMarkdown(text)}${variables ? `\n${renderFieldList(variables, writing)}` : ''}`,
        ),
      )
      .join('\n'),
  );

const Samples: ReferenceRenderer<OperationPageData> = ({samples}, writing) => {
  const {html, tabs = [], examples = []} = samples ?? {};
  return joinBlocks(
    writing.htmlToMarkdown(html),
    ...examples.flatMap((example) => [
      examples.length > 1 && renderSubheading(escapeMarkdown(example.label)),
      ...tabs.flatMap(({id, label}, index) => [
        `${label}:`,
        codeBlock(getCodeText(example.code[index] ?? ''), getTabLanguage(id)),
      ]),
    ]),
  );
};

/** Renders examples of responses, payloads, or a schema, each below its name. */
const Examples: ReferenceRenderer<{examples?: Examples}> = ({examples = []}, writing) =>
  joinBlocks(
    ...examples.flatMap(({label, status, html, href, code: inside}) => [
      (examples.length > 1 || status !== undefined) &&
        renderSubheading(escapeMarkdown(status === undefined ? label : `${status}: ${label}`)),
      writing.htmlToMarkdown(html),
      href !== undefined && link(href, writing.links.resolveHref(href)),
      inside !== undefined && codeBlock(getCodeText(inside)),
    ]),
  );

const Authentication: ReferenceRenderer<OperationPageData> = ({auth = []}, writing) => {
  const options = auth.map((option) => renderAuth(option, writing));
  return auth.length > 1
    ? joinBlocks(translate({id: 'paydocs.ref.anyAuth', message: 'Use any one of these:'}), list(options))
    : joinBlocks(...options);
};

function renderAuth({schemes}: AuthData, writing: RenderContext): string {
  if (schemes.length === 0) return translate({id: 'paydocs.ref.noAuth', message: 'No authentication is required.'});
  return joinBlocks(
    schemes.length > 1 && translate({id: 'paydocs.ref.allAuth', message: 'All of these together:'}),
    ...schemes.flatMap(({name, label, html, facts = [], scopes}) => [
      [`**${escapeMarkdown(label)}** ${inlineCode(name)}`, ...facts.map(renderFact)].join(' · '),
      writing.htmlToMarkdown(html),
      scopes && joinBlocks(translate({id: 'paydocs.ref.scopes', message: 'Scopes:'}), renderValueList(scopes, writing)),
    ]),
  );
}

const Parameters: ReferenceRenderer<OperationPageData> = ({parameters = {}}, writing, {place}) =>
  renderFieldList(parameters[place as ParameterLocation], writing);

const Body: ReferenceRenderer<OperationPageData> = ({body}, writing) => (body ? renderBody(body, writing) : '');

function renderBody({required, html, media}: BodyData, writing: RenderContext): string {
  return joinBlocks(
    required
      ? translate({id: 'paydocs.ref.bodyRequired', message: 'The body is required.'})
      : translate({id: 'paydocs.ref.bodyOptional', message: 'The body is optional.'}),
    writing.htmlToMarkdown(html),
    ...media.map((each) => renderMedia(each, writing)),
  );
}

function renderMedia({type, schema, same, encoding}: MediaData, writing: RenderContext): string {
  return joinBlocks(
    [inlineCode(type), schema && renderTypeLine(schema, writing)].filter(Boolean).join(' · '),
    same &&
      `${translate({id: 'paydocs.ref.same', message: 'The same fields as'})} ${renderLink(same, writing)}${
        schema?.fields ? `, ${translate({id: 'paydocs.ref.except', message: 'except'})}:` : '.'
      }`,
    schema && writing.htmlToMarkdown(schema.html),
    schema && renderSchemaDetails(schema, writing),
    encoding &&
      joinBlocks(
        translate({id: 'paydocs.ref.parts', message: 'How each part is encoded:'}),
        renderFieldList(encoding, writing),
      ),
  );
}

const Response: ReferenceRenderer<OperationPageData> = ({responses}, writing, {status}) => {
  if (status === undefined) return translate({id: 'paydocs.ref.noResponse', message: 'No response is documented.'});
  const response = responses[status];
  return response ? renderResponse(response, writing) : '';
};

function renderResponse(
  {html, headers, sameHeaders, media = [], examples, links = []}: ResponseData,
  writing: RenderContext,
): string {
  const renderLinkList = (label: string, all: readonly LinkData[]): string =>
    `${label}: ${all.map((each) => renderLink(each, writing)).join(' ')}`;
  return joinBlocks(
    writing.htmlToMarkdown(html),
    examples && renderLinkList(translate({id: 'paydocs.ref.examples', message: 'Examples'}), examples),
    ...media.map((each) => renderMedia(each, writing)),
    headers &&
      joinBlocks(
        headers.length === 1
          ? translate({id: 'paydocs.ref.header', message: '1 header'})
          : translate({id: 'paydocs.ref.headers', message: '{count} headers'}, {count: headers.length}),
        renderFieldList(headers, writing),
      ),
    sameHeaders &&
      renderLinkList(translate({id: 'paydocs.ref.sameHeaders', message: 'Headers as described above'}), sameHeaders),
    ...links.flatMap(({name, target, html: text, facts = []}) => [
      [
        `${translate({id: 'paydocs.ref.next', message: 'Next:'})} ${target ? renderLink(target, writing) : escapeMarkdown(name)} ${inlineCode(name)}`,
        ...facts.map(renderFact),
      ].join(' · '),
      writing.htmlToMarkdown(text),
    ]),
  );
}

const Callback: ReferenceRenderer<OperationPageData> = ({callbacks}, writing, {name = ''}) => {
  const call = getOwnValue(callbacks, name);
  return call ? renderCall(call, writing) : '';
};

function renderCall({endpoint, html, parameters = {}, body, responses}: CallData, writing: RenderContext): string {
  return joinBlocks(
    renderEndpoint(endpoint),
    writing.htmlToMarkdown(html),
    ...Object.values(parameters).map((fields) => renderFieldList(fields, writing)),
    body && renderBody(body, writing),
    ...Object.values(responses).flatMap((response) => [
      `**${escapeMarkdown(translate({id: 'paydocs.ref.answer', message: 'Your response: {status}'}, {status: response.status}))}**`,
      renderResponse(response, writing),
    ]),
  );
}

const Errors: ReferenceRenderer<{errors?: Errors}> = ({errors = []}, {htmlToMarkdown}) =>
  list(
    errors.map(({code: name, status, cause, cure}) =>
      [`${inlineCode(name)}${status === undefined ? '' : ` ${status}`}:`, htmlToMarkdown(cause), htmlToMarkdown(cure)]
        .filter(Boolean)
        .join(' '),
    ),
  );

/** Renders the errors of an operation: each status with its codes, and then the codes without a documented status. */
const Failures: ReferenceRenderer<OperationPageData> = (page, writing) => {
  const {groups, others} = groupErrors(page);
  return joinBlocks(
    page.errors && `## ${translate({id: 'paydocs.page.errors', message: 'Errors'})}`,
    ...groups.flatMap(({response: {html, ...response}, errors}) => [
      `### ${escapeMdx(response.title ?? response.status)}`,
      writing.htmlToMarkdown(html),
      Errors({errors: removeStatus(errors)}, writing, {}),
      renderResponse(response, writing),
    ]),
    Errors({errors: others}, writing, {}),
  );
};

const removeStatus = (errors: Errors): Errors => errors.map(({status: _, ...error}) => error);

const ErrorStatus: ReferenceRenderer<ErrorIndexData> = ({statuses}, writing, {status}) => {
  const {html, schemas, errors} = statuses.find((entry) => entry.status === status) ?? {};
  return joinBlocks(
    writing.htmlToMarkdown(html),
    schemas &&
      `${translate({id: 'paydocs.ref.body', message: 'Body:'})} ${schemas.map((each) => renderLink(each, writing)).join(', ')}`,
    errors && Errors({errors: removeStatus(errors)}, writing, {}),
  );
};

const SchemaSummary: ReferenceRenderer<SchemaPageData> = (schema, writing) =>
  joinBlocks(
    writing.htmlToMarkdown(schema.html),
    renderCounterparts(schema, 'GraphQL', writing),
    renderTypeLine(schema, writing),
    schema.docs && renderLink(schema.docs, writing),
  );

const SchemaFields: ReferenceRenderer<SchemaPageData> = ({fields}, writing) => renderFieldList(fields, writing);

const SchemaChoices: ReferenceRenderer<SchemaPageData> = ({choices = []}, writing) =>
  choices.map((choice) => renderChoice(choice, writing)).join('\n');

const SchemaValues: ReferenceRenderer<SchemaPageData> = ({values = []}, writing) => renderValueList(values, writing);

const Uses: ReferenceRenderer<SchemaPageData> = ({uses}, writing, {section = ''}) =>
  renderUses(uses?.[section], writing, {
    before: ({method}) => {
      if (method === undefined) return '';
      return method.toLowerCase() === 'event' ? 'Webhook ' : `${method.toUpperCase()} `;
    },
  });

const TagSummary: ReferenceRenderer<OperationListData> = ({html, docs}, writing) =>
  joinBlocks(writing.htmlToMarkdown(html), docs && renderLink(docs, writing));

const OperationList: ReferenceRenderer<OperationListData> = ({operations}, writing) =>
  list(
    operations.map(({method, path, title, href, text, deprecated}) => {
      const deprecatedSuffix = deprecated ? ` (${translate({id: 'paydocs.deprecated', message: 'deprecated'})})` : '';
      const call = getMethodLabel(method === 'event' ? 'webhook' : undefined, method);
      return `${renderLink({text: title, href}, writing)}${deprecatedSuffix} · ${inlineCode(`${call} ${path}`)}${text === undefined ? '' : `: ${escapeMarkdown(text)}`}`;
    }),
  );

export const restRenderers = {
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
