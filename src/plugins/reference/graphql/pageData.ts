import {
  getNamedType,
  isAbstractType,
  isDirective,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import type {ExampleData, GraphqlPageData, ReturnedFieldData, ReturnsData} from '../../../lib/graphqlData';
import {inlineHtml} from '../shared/markdown';
import {compact} from '../openapi/names';
import {reasonHtml, typeHtml, type ReferenceContext} from './context';
import {definitionText} from './definition';
import {firstSentence} from './firstSentence';
import {linkedCode} from './linkedCode';
import {membersOf} from './members';
import {isOperation, type Page} from './pageNames';
import {usesOf} from './uses';

/**
 * @param context - where pages are
 * @param page - of an operation, a directive or a type
 * @param example - what is shown of its use
 * @returns what the components of the page show
 */
export function pageData(context: ReferenceContext, page: Page, example: ExampleData | undefined): GraphqlPageData {
  const {entry} = page;
  const data: GraphqlPageData = {
    html: context.render(entry.description ?? undefined, 'keep'),
    definition: linkedCode(definitionText(page), isOperation(page), (name, kind) => {
      const target = kind === 'type' ? context.types.get(name) : context.pages.get(`directives ${name}`);
      return target && target !== page ? context.urlOf(target) : undefined;
    }),
    members: membersOf(context, page),
    example,
  };
  if (isOperation(page)) data.returns = returnsOf(context, entry as GraphQLField<unknown, unknown>);
  else if (isDirective(entry)) data.locations = [...entry.locations];
  else {
    const type = entry as GraphQLNamedType;
    data.uses = usesOf(context, page, type);
    if (isInputObjectType(type) && type.isOneOf) data.isOneOf = true;
    if (isScalarType(type) && type.specifiedByURL) {
      data.specification = {text: 'Specification', href: type.specifiedByURL};
    }
  }
  const reason = 'deprecationReason' in entry ? entry.deprecationReason : undefined;
  const shown = compact(data);
  return reason === undefined || reason === null ? shown : {...shown, deprecated: reasonHtml(context, reason, page)};
}

function returnsOf(context: ReferenceContext, {type}: GraphQLField<unknown, unknown>): ReturnsData {
  const named = getNamedType(type);
  const page = context.types.get(named.name);
  const hasFields = isObjectType(named) || isInterfaceType(named);
  return compact({
    type: typeHtml(context, type),
    html: context.render(named.description ?? undefined),
    name: named.name,
    fields: hasFields && page ? returnedFields(context, page, named.getFields()) : [],
    possible: isAbstractType(named)
      ? context.schema.getPossibleTypes(named).map(({name}) => compact({text: name, href: typeUrl(context, name)}))
      : [],
  });
}

function returnedFields(
  context: ReferenceContext,
  page: Page,
  fields: Record<string, GraphQLField<unknown, unknown>>,
): ReturnedFieldData[] {
  const url = context.urlOf(page);
  const anchors = context.anchors(page);
  const all = Object.values(fields).map((field): ReturnedFieldData =>
    compact({
      text: field.name,
      href: `${url}#${anchors.get(field.name)}`,
      type: typeHtml(context, field.type),
      html: inlineHtml(context.render(firstSentence(field.description))),
      ...(field.deprecationReason != null && {deprecated: true as const}),
    }),
  );
  return [...all.filter(({deprecated}) => !deprecated), ...all.filter(({deprecated}) => deprecated)];
}

function typeUrl(context: ReferenceContext, name: string): string | undefined {
  const page = context.types.get(name);
  return page && context.urlOf(page);
}
