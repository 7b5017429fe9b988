import {isInputObjectType, isInterfaceType, isNonNullType, isObjectType} from 'graphql';
import {ownValue} from '@paydocs/core/ownValue';
import type {EmbedData} from '@paydocs/guides/embeds/embeds';
import {flatten} from '@paydocs/specs/openapi/flatten';
import {typeLabel} from '@paydocs/specs/openapi/typeLabel';
import {inlineHtml, markdownRenderer} from '@paydocs/core/markdown/markdown';
import type {Context} from '../checks/context';
import {didYouMean, some} from '@paydocs/core/nearest';
import {requestSchema, responseSchema} from '../rest/api';
import {inPlace, propertiesOf, type Named} from '../rest/properties';
import {EmbedMistake, unknownType} from './mistake';
import {operationOf, statusOf} from './operation';

/**
 * Builds the data of the fields of a body or a type, and adds their uses.
 *
 * @throws EmbedError if an attribute is invalid, or the body, type, or field doesn't exist
 */
export function fields(
  context: Context,
  {operation: id, part, type, only}: Record<string, string>,
  uses: string[],
): EmbedData {
  if ((id === undefined) === (type === undefined)) throw new EmbedMistake('write either operation="…" or type="…".');
  const fieldNames = only?.split(',').map((name) => name.trim());
  const rows =
    type !== undefined && !ownValue(context.rest.document.components?.schemas, type)
      ? createGraphqlRows(context, type)
      : createRestRows(context, getSchema(context, id, part, type));
  const names = rows.map(({name}) => name);
  for (const name of fieldNames ?? []) {
    if (!names.includes(name))
      throw new EmbedMistake(`there's no field "${name}".${didYouMean(name, names, `Valid fields: ${some(names)}.`)}`);
  }
  if (rows.length === 0) throw new EmbedMistake(`${type ?? id} has no fields.`);
  const isGraphql = type !== undefined && !ownValue(context.rest.document.components?.schemas, type);
  const owner = `${isGraphql ? 'graphql:' : ''}${type ?? id}`;
  uses.push(owner, ...(fieldNames ?? []).map((name) => `${owner}.${name}`));
  const visibleRows = fieldNames ? fieldNames.flatMap((name) => rows.find((row) => row.name === name) ?? []) : rows;
  return {
    kind: 'fields',
    rows: visibleRows,
    showsRequired: part === 'request' || /(?:Request|Input)$/.test(type ?? ''),
  };
}

function getSchema(context: Context, id: string | undefined, part = 'response', type?: string): Named {
  const {rest} = context;
  if (type !== undefined) return {schema: ownValue(rest.document.components?.schemas, type) ?? {}, name: type};
  const operation = operationOf(context, id);
  if (part !== 'request' && !/^response(?:\.\w+)?$/.test(part))
    throw new EmbedMistake('part must be "request", "response", or a response with a status, such as "response.422".');
  const schema =
    part === 'request'
      ? requestSchema(rest, operation)
      : responseSchema(rest, operation, statusOf(operation, part.split('.')[1]));
  if (!schema) throw new EmbedMistake(`the ${part} of ${operation.id} has no body.`);
  return schema;
}

type Row = Extract<EmbedData, {kind: 'fields'}>['rows'][number];

function createRestRows(context: Context, named: Named): Row[] {
  const {rest} = context;
  const render = markdownRenderer(context.siteLink);
  const required = new Set(inPlace(rest.document, named).flatMap(({schema}) => schema.required ?? []));
  return [...propertiesOf(rest.document, named)].map(([name, schemas]) => {
    const all = schemas.flatMap((each) => inPlace(rest.document, each));
    const firstSchema = schemas[0]?.schema;
    const description = firstSchema?.description ?? all.find(({schema}) => schema.description)?.schema.description;
    const html = inlineHtml(render(description?.split(/\n\s*\n/)[0]));
    const document = rest.document as never;
    const href = schemas.map((each) => context.placeOf(each.name)).find(Boolean);
    return {
      name,
      ...(href !== undefined && {href}),
      type: typeLabel(document, flatten(document, firstSchema as never)),
      required: required.has(name),
      ...(html !== undefined && {html}),
    };
  });
}

function createGraphqlRows(context: Context, name: string): Row[] {
  const {graphql, rest} = context;
  const type = graphql.getType(name);
  if (!type || !(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)))
    throw unknownType(name, Object.keys(graphql.getTypeMap()), Object.keys(rest.document.components?.schemas ?? {}));
  const render = markdownRenderer(context.siteLink);
  return Object.values(type.getFields()).map((field) => {
    const html = inlineHtml(render(field.description ?? undefined));
    const href = context.placeOf(`graphql:${name}.${field.name}`);
    return {
      name: field.name,
      ...(href !== undefined && {href}),
      type: String(field.type),
      required: isNonNullType(field.type),
      ...(html !== undefined && {html}),
    };
  });
}
