/** The components of the GraphQL reference's pages as Markdown. Each has the name of its component. */
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

/** A field, argument or value; a value has no type. */
type Member = EnumValueData & Partial<GraphqlFieldData & OperationArgumentData>;

const linkOf = ({text, href}: LinkData, {links}: Writing): string => link(text, links.portable(href));

/** A type as code that leads to its page: `` [`[Charge!]!`](…) ``. */
const typeText = ({type, ref}: Pick<TypeData, 'type' | 'ref'>, {links}: Writing): string =>
  ref === undefined ? code(type) : linked(code(type), links.portable(ref.href));

/** What stands behind a name: type, short facts, and whether it should not be used any more. */
function factLine({type, ref, facts = [], deprecated, deprecatedIn}: Partial<TypeData>, writing: Writing): string {
  const short = facts.filter((fact) => !isLong(fact)).map(factText);
  const line = [type !== undefined && typeText({type, ref}, writing), ...short].filter(Boolean).join(' · ');
  return [line, deprecated !== undefined && deprecatedMark(deprecatedIn)].filter(Boolean).join(' ');
}

const Summary: GraphqlForm = ({html, deprecated, docs, isOneOf, same, history}, writing) =>
  blocks(
    history,
    deprecated !== undefined &&
      `**${translate({id: 'paydocs.ref.old', message: 'Deprecated.'})}** ${deprecatedText(deprecated, writing)}`,
    writing.html(html),
    isOneOf && oneOf(),
    sameText({same}, 'REST', writing),
    docs && linkOf(docs, writing),
  );

const oneOf = (): string => translate({id: 'paydocs.ref.oneOf', message: 'Set exactly one of the fields.'});

const deprecatedText = (deprecated: true | string, {html}: Writing): string =>
  deprecated === true
    ? translate({id: 'paydocs.ref.dontUse', message: 'Don’t use it in new integrations.'})
    : html(deprecated);

const Definition: GraphqlForm = ({definition}) => fenced(textOf(definition), 'graphql');

const Locations: GraphqlForm = ({locations = []}) => list(locations.map(code));

const Members: GraphqlForm = (page, writing, {section}) => {
  const members: Member[] = page[section as 'fields' | 'values' | 'arguments'] ?? [];
  const isOld = ({deprecated}: Member): boolean => deprecated !== undefined;
  const [outdated, current] = [members.filter(isOld), members.filter((member) => !isOld(member))];
  return blocks(
    memberList(current, writing),
    outdated.length > 0 &&
      current.length > 0 &&
      subheading(translate({id: 'paydocs.ref.oldOnes', message: 'Deprecated'})),
    memberList(outdated, writing),
  );
};

const memberList = (members: readonly Member[], writing: Writing): string =>
  members.map((member) => item(memberText(member, writing))).join('\n');

function memberText(member: Member, writing: Writing): string {
  const {name, required, html, deprecated, facts = [], arguments: inner = [], inputFields = [], isOneOf, ref} = member;
  const text = blocks(
    typeof deprecated === 'string' && writing.html(deprecated),
    writing.html(html),
    isOneOf && oneOf(),
  );
  const head = [code(name), required && requiredMark(), factLine(member, writing)].filter(Boolean).join(' ');
  return [
    described(head, text),
    ...facts.filter(isLong).map(longFact),
    memberList(inner, writing),
    typeFields(inputFields, ref, writing),
  ]
    .filter(Boolean)
    .join('\n');
}

/** A name with its type, and what it means: several blocks stand below it. */
const described = (head: string, text: string): string =>
  text === '' ? head : text.includes('\n\n') ? `${head}\n\n${text}\n` : `${head}: ${text}`;

const Returns: GraphqlForm = ({returns}, writing) => {
  if (!returns) return '';
  const {ref, html, fields = [], possible = []} = returns;
  return blocks(
    typeText(returns, writing),
    writing.html(html),
    list(possible.map(({text, href}) => (href === undefined ? text : linkOf({text, href}, writing)))),
    typeFields(fields, ref, writing),
  );
};

/** Fields of a type on the page of an operation: their names lead to the type's own page. */
const typeFields = (fields: readonly FieldData[], type: TypeData['ref'], writing: Writing): string =>
  list(
    fields.map((field) => {
      const name = linkOf({text: field.name, href: `${type?.href ?? ''}#${field.id}`}, writing);
      const head = [name, field.required && requiredMark(), factLine(field, writing)].filter(Boolean).join(' ');
      return [described(head, writing.html(field.html)), ...(field.facts ?? []).filter(isLong).map(longFact)].join(
        '\n',
      );
    }),
  );

const Example: GraphqlForm = ({examples = [], samples, fails}) => {
  const {tabs = [], examples: programs = []} = samples ?? {};
  const shown = (id: string, label: string, inside = ''): string[] => [
    `${label}:`,
    fenced(textOf(inside), languageOf(id)),
  ];
  return blocks(
    fails !== undefined &&
      `${translate({id: 'paydocs.ref.fails', message: 'With an API key, this request fails with the code'})} ${code(fails)}.`,
    ...examples.flatMap((part) => shown(part.id, part.label, part.code)),
    ...programs.flatMap((program) => tabs.flatMap(({id, label}, index) => shown(id, label, program.code[index]))),
  );
};

const Uses: GraphqlForm = ({uses}, writing, {section = ''}) =>
  useLists(uses?.[section], writing, {
    after: ({through}) =>
      through === undefined
        ? ''
        : `, ${translate({id: 'paydocs.ref.through', message: 'through'})} ${linkOf(through, writing)}`,
  });

export const graphqlForms = {Definition, Example, Guides, Locations, Members, Returns, Summary, Uses};
