import {getNamedType, isEnumType} from 'graphql';
import {getOwnValue, formatSuggestion, formatList, getOwnString} from '@paydocs/core';
import type {EmbedData} from '@paydocs/content';
import {toInlineHtml, createMarkdownRenderer} from '@paydocs/core/html';
import type {CheckContext} from '../checks/context';
import {isObject} from '../rest/document';
import {expandSchema, getProperties, getEnumValues, type NamedSchema} from '../rest/properties';
import {EmbedError, createUnknownTypeError} from './embedError';

/**
 * Builds the data of the enum values of a type or field, and adds the targets that it depends on to `uses`.
 *
 * @throws EmbedError if the type or field doesn't exist, or has no enum values
 */
export function buildValuesData(
  context: CheckContext,
  {type = '', field}: Record<string, string>,
  uses: string[],
): EmbedData {
  const {rest} = context;
  const render = createMarkdownRenderer(context.toSiteHref);
  const schema = getOwnValue(rest.document.components?.schemas, type);
  if (!schema) return buildGraphqlValuesData(context, type, field, uses);
  let schemas: NamedSchema[] = [{schema, name: type}];
  for (const part of field?.split('.') ?? []) {
    const known = schemas.flatMap((each) => [...getProperties(rest.document, each).keys()]);
    const next = schemas.flatMap((each) => getProperties(rest.document, each).get(part) ?? []);
    if (next.length === 0)
      throw new EmbedError(
        `${schemas[0]?.name} has no field "${part}".${formatSuggestion(part, known, `Valid fields: ${formatList(new Set(known))}.`)}`,
      );
    schemas = next;
  }
  const listed = schemas.map((each) => getEnumValues(rest.document, each)).find(Boolean);
  if (!listed)
    throw new EmbedError(
      `${[type, field].filter(Boolean).join('.')} has no list of values. Use an enum, or a field whose type is an enum.`,
    );
  const descriptions = Object.fromEntries(
    schemas
      .flatMap((each) => expandSchema(rest.document, each))
      .flatMap(({schema: {'x-enumDescriptions': valueDescriptions}}) =>
        isObject(valueDescriptions) ? Object.entries(valueDescriptions) : [],
      ),
  );
  uses.push(type, listed.name);
  return {
    kind: 'values',
    rows: [...listed.values].map((value) =>
      createRow(
        value,
        toInlineHtml(render(getOwnString(descriptions, value))),
        context.getHref(`${listed.name}=${value}`),
      ),
    ),
  };
}

function buildGraphqlValuesData(
  {rest, graphql, toSiteHref, getHref}: CheckContext,
  name: string,
  field: string | undefined,
  uses: string[],
): EmbedData {
  let type = graphql.getType(name);
  if (type && field !== undefined && 'getFields' in type) {
    const found = type.getFields()[field];
    if (!found)
      throw new EmbedError(
        `${name} has no field "${field}".${formatSuggestion(field, Object.keys(type.getFields()), `Valid fields: ${formatList(Object.keys(type.getFields()))}.`)}`,
      );
    type = getNamedType(found.type);
  }
  if (!type)
    throw createUnknownTypeError(
      name,
      Object.keys(graphql.getTypeMap()),
      Object.keys(rest.document.components?.schemas ?? {}),
    );
  if (!isEnumType(type))
    throw new EmbedError(
      `${[name, field].filter(Boolean).join('.')} has no list of values. Use an enum, or a field whose type is an enum.`,
    );
  const render = createMarkdownRenderer(toSiteHref);
  const owner = type.name;
  uses.push(`graphql:${owner}`);
  return {
    kind: 'values',
    rows: type
      .getValues()
      .map((value) =>
        createRow(
          value.name,
          toInlineHtml(render(value.description ?? undefined)),
          getHref(`graphql:${owner}=${value.name}`),
        ),
      ),
  };
}

const createRow = (
  value: string,
  html: string | undefined,
  href: string | undefined,
): {value: string; href?: string; html?: string} => ({
  value,
  ...(href !== undefined && {href}),
  ...(html !== undefined && {html}),
});
