import {isInputObjectType, isInterfaceType, isNonNullType, isObjectType} from 'graphql';
import {getOwnValue, formatSuggestion, formatList} from '@paydocs/core';
import type {EmbedData} from '@paydocs/content';
import {flattenSchema, getTypeLabel} from '@paydocs/specs';
import {toInlineHtml, createMarkdownRenderer} from '@paydocs/core/html';
import type {CheckContext} from '../checks/context';
import {getRequestSchema, getResponseSchema} from '../rest/api';
import {expandSchema, getProperties, type NamedSchema} from '../rest/properties';
import {EmbedError, createUnknownTypeError} from './embedError';
import {getOperation, resolveStatus} from './operation';

/**
 * Builds the data of the fields of a body or a type, and adds the targets that it depends on to `uses`.
 *
 * @throws EmbedError if an attribute is invalid, or the body, type, or field doesn't exist
 */
export function buildFieldsData(
  context: CheckContext,
  {operation: id, part, type, only}: Record<string, string>,
  uses: string[],
): EmbedData {
  if ((id === undefined) === (type === undefined))
    throw new EmbedError(
      'exactly one of the attributes operation and type is required. Write operation="…" or type="…".',
    );
  const fieldNames = only?.split(',').map((name) => name.trim());
  const rows =
    type !== undefined && !getOwnValue(context.rest.document.components?.schemas, type)
      ? createGraphqlRows(context, type)
      : createRestRows(context, resolveNamedSchema(context, id, part, type));
  const names = rows.map(({name}) => name);
  for (const name of fieldNames ?? []) {
    if (!names.includes(name))
      throw new EmbedError(
        `there's no field "${name}".${formatSuggestion(name, names, `Valid fields: ${formatList(names)}.`)}`,
      );
  }
  if (rows.length === 0)
    throw new EmbedError(`${type ?? id} has no fields. Write a different name, or delete the component.`);
  const isGraphql = type !== undefined && !getOwnValue(context.rest.document.components?.schemas, type);
  const owner = `${isGraphql ? 'graphql:' : ''}${type ?? id}`;
  uses.push(owner, ...(fieldNames ?? []).map((name) => `${owner}.${name}`));
  const visibleRows = fieldNames ? fieldNames.flatMap((name) => rows.find((row) => row.name === name) ?? []) : rows;
  return {
    kind: 'fields',
    rows: visibleRows,
    showsRequired: part === 'request' || /(?:Request|Input)$/.test(type ?? ''),
  };
}

function resolveNamedSchema(
  context: CheckContext,
  id: string | undefined,
  part = 'response',
  type?: string,
): NamedSchema {
  const {rest} = context;
  if (type !== undefined) return {schema: getOwnValue(rest.document.components?.schemas, type) ?? {}, name: type};
  const operation = getOperation(context, id);
  if (part !== 'request' && !/^response(?:\.\w+)?$/.test(part))
    throw new EmbedError('part must be "request", "response", or a response with a status, such as "response.422".');
  const schema =
    part === 'request'
      ? getRequestSchema(rest, operation)
      : getResponseSchema(rest, operation, resolveStatus(operation, part.split('.')[1]));
  if (!schema)
    throw new EmbedError(
      `the ${part} of ${operation.id} has no body. Specify a part that has a body, or delete the component.`,
    );
  return schema;
}

type Row = Extract<EmbedData, {kind: 'fields'}>['rows'][number];

function createRestRows(context: CheckContext, named: NamedSchema): Row[] {
  const {rest} = context;
  const render = createMarkdownRenderer(context.toSiteHref);
  const required = new Set(expandSchema(rest.document, named).flatMap(({schema}) => schema.required ?? []));
  return [...getProperties(rest.document, named)].map(([name, schemas]) => {
    const all = schemas.flatMap((each) => expandSchema(rest.document, each));
    const firstSchema = schemas[0]?.schema;
    const description = firstSchema?.description ?? all.find(({schema}) => schema.description)?.schema.description;
    const html = toInlineHtml(render(description?.split(/\n\s*\n/)[0]));
    const document = rest.document as never;
    const href = schemas.map((each) => context.getHref(each.name)).find(Boolean);
    return {
      name,
      ...(href !== undefined && {href}),
      type: getTypeLabel(document, flattenSchema(document, firstSchema as never)),
      required: required.has(name),
      ...(html !== undefined && {html}),
    };
  });
}

function createGraphqlRows(context: CheckContext, name: string): Row[] {
  const {graphql, rest} = context;
  const type = graphql.getType(name);
  if (!type || !(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)))
    throw createUnknownTypeError(
      name,
      Object.keys(graphql.getTypeMap()),
      Object.keys(rest.document.components?.schemas ?? {}),
    );
  const render = createMarkdownRenderer(context.toSiteHref);
  return Object.values(type.getFields()).map((field) => {
    const html = toInlineHtml(render(field.description ?? undefined));
    const href = context.getHref(`graphql:${name}.${field.name}`);
    return {
      name: field.name,
      ...(href !== undefined && {href}),
      type: String(field.type),
      required: isNonNullType(field.type),
      ...(html !== undefined && {html}),
    };
  });
}
