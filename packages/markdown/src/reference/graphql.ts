/** Renders the components of the GraphQL reference as Markdown. Each renderer has the name of its component. */
import {translate} from '@paydocs/core/translate';
import type {
  EnumValueData,
  GraphqlFieldData,
  GraphqlPageData,
  OperationArgumentData,
} from '@paydocs/reference/data/graphql';
import type {FieldData, LinkData, TypeData} from '@paydocs/reference/data/reference';
import {getCodeText} from '@paydocs/core/highlight/codeText';
import {joinBlocks, inlineCode, codeBlock, listItem, link, linkMarkdown, list} from '../markup';
import {
  getDeprecatedMark,
  renderFact,
  isMultiline,
  renderMultilineFact,
  getRequiredMark as requiredMark,
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

type GraphqlForm = ReferenceRenderer<GraphqlPageData>;

/** A field, argument, or enum value. An enum value has no type. */
type Member = EnumValueData & Partial<GraphqlFieldData & OperationArgumentData>;

const renderLink = ({text, href}: LinkData, {links}: RenderContext): string => link(text, links.resolveHref(href));

/** Renders a type as code with a link to its page: `` [`[Charge!]!`](…) ``. */
const renderType = ({type, ref}: Pick<TypeData, 'type' | 'ref'>, {links}: RenderContext): string =>
  ref === undefined ? inlineCode(type) : linkMarkdown(inlineCode(type), links.resolveHref(ref.href));

/** Renders the line after a name: type, short facts, and the deprecation mark. */
function renderFactLine(
  {type, ref, facts = [], deprecated, deprecatedIn}: Partial<TypeData>,
  writing: RenderContext,
): string {
  const short = facts.filter((fact) => !isMultiline(fact)).map(renderFact);
  const line = [type !== undefined && renderType({type, ref}, writing), ...short].filter(Boolean).join(' · ');
  return [line, deprecated !== undefined && getDeprecatedMark(deprecatedIn)].filter(Boolean).join(' ');
}

const Summary: GraphqlForm = ({html, deprecated, docs, isOneOf, counterparts, history}, writing) =>
  joinBlocks(
    history,
    deprecated !== undefined &&
      `**${translate({id: 'paydocs.ref.old', message: 'Deprecated.'})}** ${renderDeprecation(deprecated, writing)}`,
    writing.htmlToMarkdown(html),
    isOneOf && getOneOfNote(),
    renderCounterparts({counterparts}, 'REST', writing),
    docs && renderLink(docs, writing),
  );

const getOneOfNote = (): string => translate({id: 'paydocs.ref.oneOf', message: 'Set exactly one of the fields.'});

const renderDeprecation = (deprecated: true | string, {htmlToMarkdown}: RenderContext): string =>
  deprecated === true
    ? translate({id: 'paydocs.ref.dontUse', message: 'Don’t use it in new integrations.'})
    : htmlToMarkdown(deprecated);

const Definition: GraphqlForm = ({definition}) => codeBlock(getCodeText(definition), 'graphql');

const Locations: GraphqlForm = ({locations = []}) => list(locations.map(inlineCode));

const Members: GraphqlForm = (page, writing, {section}) => {
  const members: Member[] = page[section as 'fields' | 'values' | 'arguments'] ?? [];
  const isDeprecated = ({deprecated}: Member): boolean => deprecated !== undefined;
  const [deprecatedMembers, currentMembers] = [
    members.filter(isDeprecated),
    members.filter((member) => !isDeprecated(member)),
  ];
  return joinBlocks(
    renderMemberList(currentMembers, writing),
    deprecatedMembers.length > 0 &&
      currentMembers.length > 0 &&
      renderSubheading(translate({id: 'paydocs.ref.oldOnes', message: 'Deprecated'})),
    renderMemberList(deprecatedMembers, writing),
  );
};

const renderMemberList = (members: readonly Member[], writing: RenderContext): string =>
  members.map((member) => listItem(renderMember(member, writing))).join('\n');

function renderMember(member: Member, writing: RenderContext): string {
  const {name, required, html, deprecated, facts = [], arguments: inner = [], inputFields = [], isOneOf, ref} = member;
  const text = joinBlocks(
    typeof deprecated === 'string' && writing.htmlToMarkdown(deprecated),
    writing.htmlToMarkdown(html),
    isOneOf && getOneOfNote(),
  );
  const head = [inlineCode(name), required && requiredMark(), renderFactLine(member, writing)]
    .filter(Boolean)
    .join(' ');
  return [
    joinDescription(head, text),
    ...facts.filter(isMultiline).map(renderMultilineFact),
    renderMemberList(inner, writing),
    renderTypeFields(inputFields, ref, writing),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Joins the line of a name and its description. A description of several blocks starts below the line. */
const joinDescription = (head: string, text: string): string =>
  text === '' ? head : text.includes('\n\n') ? `${head}\n\n${text}\n` : `${head}: ${text}`;

const Returns: GraphqlForm = ({returns}, writing) => {
  if (!returns) return '';
  const {ref, html, fields = [], possible = []} = returns;
  return joinBlocks(
    renderType(returns, writing),
    writing.htmlToMarkdown(html),
    list(possible.map(({text, href}) => (href === undefined ? text : renderLink({text, href}, writing)))),
    renderTypeFields(fields, ref, writing),
  );
};

/** Renders the fields of a type on the page of an operation. Their names link to the page of the type. */
const renderTypeFields = (fields: readonly FieldData[], type: TypeData['ref'], writing: RenderContext): string =>
  list(
    fields.map((field) => {
      const name = renderLink({text: field.name, href: `${type?.href ?? ''}#${field.id}`}, writing);
      const head = [name, field.required && requiredMark(), renderFactLine(field, writing)].filter(Boolean).join(' ');
      return [
        joinDescription(head, writing.htmlToMarkdown(field.html)),
        ...(field.facts ?? []).filter(isMultiline).map(renderMultilineFact),
      ].join('\n');
    }),
  );

const Example: GraphqlForm = ({examples = [], samples, errorCode}) => {
  const {tabs = [], examples: programs = []} = samples ?? {};
  const renderTab = (id: string, label: string, inside = ''): string[] => [
    `${label}:`,
    codeBlock(getCodeText(inside), getTabLanguage(id)),
  ];
  return joinBlocks(
    errorCode !== undefined &&
      `${translate({id: 'paydocs.ref.fails', message: 'With an API key, this request fails with the code'})} ${inlineCode(errorCode)}.`,
    ...examples.flatMap((part) => renderTab(part.id, part.label, part.code)),
    ...programs.flatMap((program) => tabs.flatMap(({id, label}, index) => renderTab(id, label, program.code[index]))),
  );
};

const Uses: GraphqlForm = ({uses}, writing, {section = ''}) =>
  renderUses(uses?.[section], writing, {
    after: ({through}) =>
      through === undefined
        ? ''
        : `, ${translate({id: 'paydocs.ref.through', message: 'through'})} ${renderLink(through, writing)}`,
  });

export const graphqlRenderers = {Definition, Example, Guides, Locations, Members, Returns, Summary, Uses};
