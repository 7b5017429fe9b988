import {getNamedType, isEnumType} from 'graphql';
import {ownValue} from '@paydocs/core/ownValue';
import type {EmbedData} from '@paydocs/guides/embeds/embeds';
import {inlineHtml, markdownRenderer} from '@paydocs/core/markdown/markdown';
import type {Context} from '../checks/context';
import {didYouMean, some} from '@paydocs/core/nearest';
import {isObject} from '../rest/document';
import {inPlace, propertiesOf, valuesOf, type Named} from '../rest/properties';
import {ownText} from '@paydocs/core/ownText';
import {EmbedMistake, unknownType} from './mistake';

/**
 * Builds the data of the enum values of a type or field, and adds their uses.
 *
 * @throws EmbedError if the type or field doesn't exist, or has no enum values
 */
export function values(context: Context, {type = '', field}: Record<string, string>, uses: string[]): EmbedData {
  const {rest} = context;
  const render = markdownRenderer(context.siteLink);
  const schema = ownValue(rest.document.components?.schemas, type);
  if (!schema) return buildGraphqlValues(context, type, field, uses);
  let schemas: Named[] = [{schema, name: type}];
  for (const part of field?.split('.') ?? []) {
    const known = schemas.flatMap((each) => [...propertiesOf(rest.document, each).keys()]);
    const next = schemas.flatMap((each) => propertiesOf(rest.document, each).get(part) ?? []);
    if (next.length === 0)
      throw new EmbedMistake(
        `${schemas[0]?.name} has no field "${part}".${didYouMean(part, known, `Valid fields: ${some(new Set(known))}.`)}`,
      );
    schemas = next;
  }
  const listed = schemas.map((each) => valuesOf(rest.document, each)).find(Boolean);
  if (!listed) throw new EmbedMistake(`${[type, field].filter(Boolean).join('.')} has no list of values.`);
  const descriptions = Object.fromEntries(
    schemas
      .flatMap((each) => inPlace(rest.document, each))
      .flatMap(({schema: {'x-enumDescriptions': valueDescriptions}}) =>
        isObject(valueDescriptions) ? Object.entries(valueDescriptions) : [],
      ),
  );
  uses.push(type, listed.name);
  return {
    kind: 'values',
    rows: [...listed.values].map((value) =>
      createRow(value, inlineHtml(render(ownText(descriptions, value))), context.placeOf(`${listed.name}=${value}`)),
    ),
  };
}

function buildGraphqlValues(
  {rest, graphql, siteLink, placeOf}: Context,
  name: string,
  field: string | undefined,
  uses: string[],
): EmbedData {
  let type = graphql.getType(name);
  if (type && field !== undefined && 'getFields' in type) {
    const found = type.getFields()[field];
    if (!found)
      throw new EmbedMistake(`${name} has no field "${field}".${didYouMean(field, Object.keys(type.getFields()))}`);
    type = getNamedType(found.type);
  }
  if (!type)
    throw unknownType(name, Object.keys(graphql.getTypeMap()), Object.keys(rest.document.components?.schemas ?? {}));
  if (!isEnumType(type)) throw new EmbedMistake(`${[name, field].filter(Boolean).join('.')} has no list of values.`);
  const render = markdownRenderer(siteLink);
  const owner = type.name;
  uses.push(`graphql:${owner}`);
  return {
    kind: 'values',
    rows: type
      .getValues()
      .map((value) =>
        createRow(
          value.name,
          inlineHtml(render(value.description ?? undefined)),
          placeOf(`graphql:${owner}=${value.name}`),
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
