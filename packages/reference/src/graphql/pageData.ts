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
import type {GraphqlPageData, PageExampleData, ReturnTypeData} from '../data/graphql';
import type {FieldData} from '../data/reference';
import {translate} from '@paydocs/core';
import {toInlineHtml} from '@paydocs/core/html';
import {omitEmptyValues} from '../common/omitEmptyValues';
import {createDocsLink} from '../common/safeLink';
import {getDeprecation, toTypeData, type ReferenceContext} from './context';
import {getDefinition} from './definition';
import {getFirstSentence} from './firstSentence';
import {highlightWithLinks} from './highlightWithLinks';
import {createFieldData, createMembersData, sortDeprecatedLast} from './members';
import {isOperationPage, type Page} from './pageNames';
import {collectUses} from './uses';

/**
 * Creates the data for the components of a page.
 *
 * @param context - see {@link ReferenceContext}
 * @param page - page of an operation, directive, or type
 * @param example - example of the operation, directive, or type
 */
export function createPageData(
  context: ReferenceContext,
  page: Page,
  example: PageExampleData | undefined,
): GraphqlPageData {
  const {entry} = page;
  const data: GraphqlPageData = {
    html: context.render(entry.description ?? undefined, 'keep'),
    definition: highlightWithLinks(getDefinition(page), isOperationPage(page), (name, kind) => {
      const target = kind === 'type' ? context.types.get(name) : context.pages.get(`directives ${name}`);
      return target && target !== page ? context.getUrl(target) : undefined;
    }),
    ...('deprecationReason' in entry && getDeprecation(context, entry)),
    ...createMembersData(context, page),
    ...example,
  };
  if (!isDirective(entry))
    data.counterparts = [
      ...(context.names?.findCounterparts(isOperationPage(page) ? 'operation' : 'type', page.name) ?? []),
    ];
  if (isOperationPage(page)) data.returns = toReturnTypeData(context, entry as GraphQLField<unknown, unknown>);
  else if (isDirective(entry)) data.locations = [...entry.locations];
  else {
    const type = entry as GraphQLNamedType;
    data.uses = collectUses(context, page, type);
    if (isInputObjectType(type) && type.isOneOf) data.isOneOf = true;
    if (isScalarType(type) && type.specifiedByURL) {
      data.docs = createDocsLink({
        url: type.specifiedByURL,
        description: translate({id: 'paydocs.page.specification', message: 'Specification'}),
      });
    }
  }
  return omitEmptyValues(data);
}

function toReturnTypeData(context: ReferenceContext, {type}: GraphQLField<unknown, unknown>): ReturnTypeData {
  const namedType = getNamedType(type);
  const page = context.types.get(namedType.name);
  const hasFields = isObjectType(namedType) || isInterfaceType(namedType);
  return omitEmptyValues({
    ...toTypeData(context, type),
    html: context.render(namedType.description ?? undefined),
    fields: hasFields && page ? toReturnedFields(context, page, namedType.getFields()) : [],
    possible: isAbstractType(namedType)
      ? context.schema
          .getPossibleTypes(namedType)
          .map(({name}) => omitEmptyValues({text: name, href: getTypeUrl(context, name)}))
      : [],
  });
}

function toReturnedFields(
  context: ReferenceContext,
  page: Page,
  fields: Record<string, GraphQLField<unknown, unknown>>,
): FieldData[] {
  const all = Object.values(fields).map((field): FieldData => {
    const {deprecated, ...data} = createFieldData(context, page, field);
    return omitEmptyValues<FieldData & {arguments: undefined}>({
      ...data,
      arguments: undefined,
      html: toInlineHtml(context.render(getFirstSentence(field.description))),
      ...(deprecated !== undefined && {deprecated: true}),
    });
  });
  return sortDeprecatedLast(all);
}

function getTypeUrl(context: ReferenceContext, name: string): string | undefined {
  const page = context.types.get(name);
  return page && context.getUrl(page);
}
