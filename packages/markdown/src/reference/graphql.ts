/** Renders the components of the GraphQL reference as Markdown. Each renderer has the name of its component. */
import {translate} from '@paydocs/core/translate';
import type {
  EnumValueData,
  GraphqlFieldData,
  GraphqlPageData,
  OperationArgumentData,
} from '@paydocs/reference/data/graphql';
import type {FieldData, LinkData, TypeData} from '@paydocs/reference/data/reference';
import {textOf} from '@paydocs/core/highlight/textOf';
import {blocks, code, fenced, item, link, linked, list} from '../text';
import {deprecatedMark, factText, isLong, longFact, required as requiredMark} from './fields';
import {Guides, languageOf, sameText, subheading, type Form, type Writing} from './forms';
import {useLists} from './uses';

type GraphqlForm = Form<GraphqlPageData>;

/** A field, argument, or enum value. An enum value has no type. */
type Member = EnumValueData & Partial<GraphqlFieldData & OperationArgumentData>;

const renderLink = ({text, href}: LinkData, {links}: Writing): string => link(text, links.portable(href));

/** Renders a type as code with a link to its page: `` [`[Charge!]!`](…) ``. */
const renderType = ({type, ref}: Pick<TypeData, 'type' | 'ref'>, {links}: Writing): string =>
  ref === undefined ? code(type) : linked(code(type), links.portable(ref.href));

/** Renders the line after a name: type, short facts, and the deprecation mark. */
function renderFactLine(
  {type, ref, facts = [], deprecated, deprecatedIn}: Partial<TypeData>,
  writing: Writing,
): string {
  const short = facts.filter((fact) => !isLong(fact)).map(factText);
  const line = [type !== undefined && renderType({type, ref}, writing), ...short].filter(Boolean).join(' · ');
  return [line, deprecated !== undefined && deprecatedMark(deprecatedIn)].filter(Boolean).join(' ');
}

const Summary: GraphqlForm = ({html, deprecated, docs, isOneOf, same, history}, writing) =>
  blocks(
    history,
    deprecated !== undefined &&
      `**${translate({id: 'paydocs.ref.old', message: 'Deprecated.'})}** ${renderDeprecation(deprecated, writing)}`,
    writing.html(html),
    isOneOf && getOneOfNote(),
    sameText({same}, 'REST', writing),
    docs && renderLink(docs, writing),
  );

const getOneOfNote = (): string => translate({id: 'paydocs.ref.oneOf', message: 'Set exactly one of the fields.'});

const renderDeprecation = (deprecated: true | string, {html}: Writing): string =>
  deprecated === true
    ? translate({id: 'paydocs.ref.dontUse', message: 'Don’t use it in new integrations.'})
    : html(deprecated);

const Definition: GraphqlForm = ({definition}) => fenced(textOf(definition), 'graphql');

const Locations: GraphqlForm = ({locations = []}) => list(locations.map(code));

const Members: GraphqlForm = (page, writing, {section}) => {
  const members: Member[] = page[section as 'fields' | 'values' | 'arguments'] ?? [];
  const isDeprecated = ({deprecated}: Member): boolean => deprecated !== undefined;
  const [deprecatedMembers, currentMembers] = [
    members.filter(isDeprecated),
    members.filter((member) => !isDeprecated(member)),
  ];
  return blocks(
    renderMemberList(currentMembers, writing),
    deprecatedMembers.length > 0 &&
      currentMembers.length > 0 &&
      subheading(translate({id: 'paydocs.ref.oldOnes', message: 'Deprecated'})),
    renderMemberList(deprecatedMembers, writing),
  );
};

const renderMemberList = (members: readonly Member[], writing: Writing): string =>
  members.map((member) => item(renderMember(member, writing))).join('\n');

function renderMember(member: Member, writing: Writing): string {
  const {name, required, html, deprecated, facts = [], arguments: inner = [], inputFields = [], isOneOf, ref} = member;
  const text = blocks(
    typeof deprecated === 'string' && writing.html(deprecated),
    writing.html(html),
    isOneOf && getOneOfNote(),
  );
  const head = [code(name), required && requiredMark(), renderFactLine(member, writing)].filter(Boolean).join(' ');
  return [
    joinDescription(head, text),
    ...facts.filter(isLong).map(longFact),
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
  return blocks(
    renderType(returns, writing),
    writing.html(html),
    list(possible.map(({text, href}) => (href === undefined ? text : renderLink({text, href}, writing)))),
    renderTypeFields(fields, ref, writing),
  );
};

/** Renders the fields of a type on the page of an operation. Their names link to the page of the type. */
const renderTypeFields = (fields: readonly FieldData[], type: TypeData['ref'], writing: Writing): string =>
  list(
    fields.map((field) => {
      const name = renderLink({text: field.name, href: `${type?.href ?? ''}#${field.id}`}, writing);
      const head = [name, field.required && requiredMark(), renderFactLine(field, writing)].filter(Boolean).join(' ');
      return [
        joinDescription(head, writing.html(field.html)),
        ...(field.facts ?? []).filter(isLong).map(longFact),
      ].join('\n');
    }),
  );

const Example: GraphqlForm = ({examples = [], samples, fails}) => {
  const {tabs = [], examples: programs = []} = samples ?? {};
  const renderTab = (id: string, label: string, inside = ''): string[] => [
    `${label}:`,
    fenced(textOf(inside), languageOf(id)),
  ];
  return blocks(
    fails !== undefined &&
      `${translate({id: 'paydocs.ref.fails', message: 'With an API key, this request fails with the code'})} ${code(fails)}.`,
    ...examples.flatMap((part) => renderTab(part.id, part.label, part.code)),
    ...programs.flatMap((program) => tabs.flatMap(({id, label}, index) => renderTab(id, label, program.code[index]))),
  );
};

const Uses: GraphqlForm = ({uses}, writing, {section = ''}) =>
  useLists(uses?.[section], writing, {
    after: ({through}) =>
      through === undefined
        ? ''
        : `, ${translate({id: 'paydocs.ref.through', message: 'through'})} ${renderLink(through, writing)}`,
  });

export const graphqlForms = {Definition, Example, Guides, Locations, Members, Returns, Summary, Uses};
