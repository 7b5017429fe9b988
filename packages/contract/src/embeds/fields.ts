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

/** @returns the fields of a body or of a type; adds what they rest on. Throws {@link EmbedMistake} */
export function fields(
  context: Context,
  {operation: id, part, type, only}: Record<string, string>,
  uses: string[],
): EmbedData {
  if ((id === undefined) === (type === undefined)) throw new EmbedMistake('write either operation="…" or type="…".');
  const wanted = only?.split(',').map((name) => name.trim());
  const rows =
    type !== undefined && !ownValue(context.rest.document.components?.schemas, type)
      ? graphqlRows(context, type)
      : restRows(context, schemaOf(context, id, part, type));
  const names = rows.map(({name}) => name);
  for (const name of wanted ?? []) {
    if (!names.includes(name))
      throw new EmbedMistake(`there's no field "${name}".${didYouMean(name, names, `Valid fields: ${some(names)}.`)}`);
  }
  if (rows.length === 0) throw new EmbedMistake(`${type ?? id} has no fields.`);
  const isGraphql = type !== undefined && !ownValue(context.rest.document.components?.schemas, type);
  const owner = `${isGraphql ? 'graphql:' : ''}${type ?? id}`;
  uses.push(owner, ...(wanted ?? []).map((name) => `${owner}.${name}`));
  const shown = wanted ? wanted.flatMap((name) => rows.find((row) => row.name === name) ?? []) : rows;
  return {kind: 'fields', rows: shown, showsRequired: part === 'request' || /(?:Request|Input)$/.test(type ?? '')};
}

function schemaOf(context: Context, id: string | undefined, part = 'response', type?: string): Named {
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

function restRows(context: Context, of: Named): Row[] {
  const {rest} = context;
  const render = markdownRenderer(context.siteLink);
  const required = new Set(inPlace(rest.document, of).flatMap(({schema}) => schema.required ?? []));
  return [...propertiesOf(rest.document, of)].map(([name, schemas]) => {
    const all = schemas.flatMap((each) => inPlace(rest.document, each));
    const own = schemas[0]?.schema;
    const description = own?.description ?? all.find(({schema}) => schema.description)?.schema.description;
    const html = inlineHtml(render(description?.split(/\n\s*\n/)[0]));
    const document = rest.document as never;
    const href = schemas.map((each) => context.placeOf(each.name)).find(Boolean);
    return {
      name,
      ...(href !== undefined && {href}),
      type: typeLabel(document, flatten(document, own as never)),
      required: required.has(name),
      ...(html !== undefined && {html}),
    };
  });
}

function graphqlRows(context: Context, name: string): Row[] {
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
