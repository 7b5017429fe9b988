import {getNamedType, isEnumType, isInputObjectType, isInterfaceType, isNonNullType, isObjectType} from 'graphql';
import {releaseId} from '../lib/changelog/feed';
import {EMBEDS, type EmbedData, type EmbedName} from '../lib/embeds';
import {highlight} from '../lib/highlight/highlight';
import {operationErrors} from '../plugins/reference/openapi/errorCodes';
import {flatten} from '../plugins/reference/openapi/flatten';
import {typeLabel} from '../plugins/reference/openapi/typeLabel';
import {inlineHtml, markdownRenderer} from '../plugins/reference/shared/markdown';
import type {Embed} from './blocks';
import type {Context} from './checks/context';
import {didYouMean, some} from './nearest';
import {requestSchema, responseOf, responseSchema, type RestOperation} from './rest/api';
import {isObject, jsonOf, resolve, type MediaType} from './rest/document';
import {inPlace, propertiesOf, valuesOf, type Named} from './rest/properties';

export {EMBEDS};

/** What each component takes: `!` marks what it needs. */
const ATTRIBUTES: Record<EmbedName, string[]> = {
  ApiRequest: ['operation!', 'example'],
  ApiResponse: ['operation!', 'status', 'example'],
  ApiFields: ['operation', 'part', 'type', 'only'],
  ApiEnum: ['type!', 'field'],
  ApiErrors: ['operation!', 'status', 'only'],
  ApiChangelog: [],
};

/** A mistake in a component, for writers. */
class EmbedMistake extends Error {}

/**
 * @param context - the specifications
 * @param embed - a component of a page
 * @returns what it shows, and what it rests on; or what is wrong with it
 */
export function checkEmbed(context: Context, embed: Embed): {data?: EmbedData; uses: string[]; problem?: string} {
  try {
    const uses: string[] = [];
    checkAttributes(embed);
    return {data: dataOf(context, embed, uses), uses};
  } catch (error) {
    if (error instanceof EmbedMistake) return {problem: `<${embed.name}>: ${error.message}`, uses: []};
    throw error;
  }
}

function checkAttributes({name, attributes, others}: Embed): void {
  const known = ATTRIBUTES[name as EmbedName];
  const names = known.map((each) => each.replace('!', ''));
  if (others.length > 0)
    throw new EmbedMistake(`${others.join(', ')} must be a text in quotes, such as operation="payments_create".`);
  for (const key of Object.keys(attributes)) {
    if (!names.includes(key))
      throw new EmbedMistake(`there is no "${key}".${didYouMean(key, names, `It takes ${names.join(', ')}.`)}`);
  }
  for (const each of known) {
    if (each.endsWith('!') && !attributes[each.slice(0, -1)])
      throw new EmbedMistake(`it needs ${each.slice(0, -1)}="…".`);
  }
}

function dataOf(context: Context, {name, attributes}: Embed, uses: string[]): EmbedData {
  switch (name as EmbedName) {
    case 'ApiRequest': {
      const operation = operationOf(context, attributes.operation);
      uses.push(operation.id);
      const body = operation.operation.requestBody && resolve(context.rest.document, operation.operation.requestBody);
      return example(
        context,
        jsonOf(body?.content),
        attributes.example,
        `${operation.id} takes no body.`,
        `${operation.method} ${operation.path}`,
      );
    }
    case 'ApiResponse': {
      const operation = operationOf(context, attributes.operation);
      const status = statusOf(operation, attributes.status);
      uses.push(operation.id);
      const response = responseOf(context.rest, operation, status);
      return example(
        context,
        jsonOf(response?.content),
        attributes.example,
        `the response ${status} of ${operation.id} has no body.`,
        `${status} ${operation.method} ${operation.path}`,
      );
    }
    case 'ApiFields':
      return fields(context, attributes, uses);
    case 'ApiEnum':
      return values(context, attributes, uses);
    case 'ApiErrors':
      return errors(context, attributes, uses);
    case 'ApiChangelog':
      return changelog(context);
  }
}

function operationOf({rest}: Context, id = ''): RestOperation {
  const operation = rest.operations.get(id);
  if (!operation)
    throw new EmbedMistake(
      `there is no operation "${id}".${didYouMean(id, rest.operations.keys(), 'Look it up in the REST reference.')}`,
    );
  return operation;
}

function statusOf({id, operation}: RestOperation, written: string | undefined): string {
  const statuses = Object.keys(operation.responses ?? {});
  const status = written ?? statuses.find((each) => each.startsWith('2'));
  if (status === undefined || !statuses.includes(status))
    throw new EmbedMistake(
      `${id} has no response with the status ${written ?? '2xx'}. There are ${statuses.join(', ')}.`,
    );
  return status;
}

function example(
  {rest}: Context,
  media: MediaType | undefined,
  wanted: string | undefined,
  without: string,
  title: string,
): EmbedData {
  if (!media) throw new EmbedMistake(without);
  const examples = Object.entries(
    media.examples ?? (media.example === undefined ? {} : {example: {value: media.example}}),
  );
  const entry = wanted === undefined ? examples[0] : examples.find(([name]) => name === wanted);
  if (!entry) {
    const names = examples.map(([name]) => name);
    throw new EmbedMistake(
      wanted === undefined
        ? 'the specification has no example of it.'
        : `there is no example "${wanted}".${didYouMean(wanted, names, `There are ${some(names)}.`)}`,
    );
  }
  const value = resolve(rest.document, entry[1])?.value;
  return {kind: 'code', html: highlight(JSON.stringify(value, null, 2), 'json'), title, language: 'JSON'};
}

function fields(
  context: Context,
  {operation: id, part, type, only}: Record<string, string>,
  uses: string[],
): EmbedData {
  if ((id === undefined) === (type === undefined)) throw new EmbedMistake('it needs either operation="…" or type="…".');
  const wanted = only?.split(',').map((name) => name.trim());
  const rows =
    type !== undefined && !context.rest.document.components?.schemas?.[type]
      ? graphqlRows(context, type)
      : restRows(context, schemaOf(context, id, part, type));
  const names = rows.map(({name}) => name);
  for (const name of wanted ?? []) {
    if (!names.includes(name))
      throw new EmbedMistake(`there is no field "${name}".${didYouMean(name, names, `There are ${some(names)}.`)}`);
  }
  if (rows.length === 0) throw new EmbedMistake(`${type ?? id} has no fields.`);
  const isGraphql = type !== undefined && !context.rest.document.components?.schemas?.[type];
  const owner = `${isGraphql ? 'graphql:' : ''}${type ?? id}`;
  uses.push(owner, ...(wanted ?? []).map((name) => `${owner}.${name}`));
  const shown = wanted ? wanted.flatMap((name) => rows.find((row) => row.name === name) ?? []) : rows;
  return {kind: 'fields', rows: shown, showsRequired: part === 'request' || /(?:Request|Input)$/.test(type ?? '')};
}

function schemaOf(context: Context, id: string | undefined, part = 'response', type?: string): Named {
  const {rest} = context;
  if (type !== undefined) return {schema: rest.document.components?.schemas?.[type] ?? {}, name: type};
  const operation = operationOf(context, id);
  if (part !== 'request' && !/^response(?:\.\w+)?$/.test(part))
    throw new EmbedMistake('part is "request", "response" or such as "response.422".');
  const schema =
    part === 'request'
      ? requestSchema(rest, operation)
      : responseSchema(rest, operation, statusOf(operation, part.split('.')[1]));
  if (!schema) throw new EmbedMistake(`the ${part} of ${operation.id} has no body.`);
  return schema;
}

function changelog({releases, siteLink}: Context): EmbedData {
  const render = markdownRenderer(siteLink);
  const html = (text: string): string => inlineHtml(render(text)) ?? '';
  return {
    kind: 'changelog',
    releases: releases.map(({date, title, text, changes}) => ({
      id: releaseId(date),
      date,
      title,
      ...(text !== undefined && {html: html(text)}),
      changes: changes.map((change) => ({
        api: change.api,
        kind: change.kind,
        breaking: change.announces.length > 0,
        html: html(change.text),
      })),
    })),
  };
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
    return {
      name,
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
    return {
      name: field.name,
      type: String(field.type),
      required: isNonNullType(field.type),
      ...(html !== undefined && {html}),
    };
  });
}

function unknownType(name: string, graphql: readonly string[], rest: readonly string[]): EmbedMistake {
  const known = [...rest, ...graphql.filter((each) => !each.startsWith('__'))];
  return new EmbedMistake(
    `there is no type "${name}" in the REST API or the GraphQL API.${didYouMean(name, known, 'Look it up in the reference.')}`,
  );
}

function values(context: Context, {type = '', field}: Record<string, string>, uses: string[]): EmbedData {
  const {rest} = context;
  const render = markdownRenderer(context.siteLink);
  const schema = rest.document.components?.schemas?.[type];
  if (!schema) return graphqlValues(context, type, field, uses);
  let of: Named[] = [{schema, name: type}];
  for (const part of field?.split('.') ?? []) {
    const known = of.flatMap((each) => [...propertiesOf(rest.document, each).keys()]);
    const next = of.flatMap((each) => propertiesOf(rest.document, each).get(part) ?? []);
    if (next.length === 0)
      throw new EmbedMistake(
        `${of[0]?.name} has no field "${part}".${didYouMean(part, known, `There are ${some(new Set(known))}.`)}`,
      );
    of = next;
  }
  const listed = of.map((each) => valuesOf(rest.document, each)).find(Boolean);
  if (!listed) throw new EmbedMistake(`${[type, field].filter(Boolean).join('.')} has no list of values.`);
  const texts = Object.assign(
    {},
    ...of
      .flatMap((each) => inPlace(rest.document, each))
      .map((each) => (isObject(each.schema['x-enumDescriptions']) ? each.schema['x-enumDescriptions'] : {})),
  ) as Record<string, string>;
  uses.push(type, listed.name);
  return {kind: 'values', rows: [...listed.values].map((value) => valueRow(value, inlineHtml(render(texts[value]))))};
}

function graphqlValues(
  {rest, graphql, siteLink}: Context,
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
  uses.push(`graphql:${type.name}`);
  return {
    kind: 'values',
    rows: type.getValues().map((value) => valueRow(value.name, inlineHtml(render(value.description ?? undefined)))),
  };
}

const valueRow = (value: string, html: string | undefined): {value: string; html?: string} => ({
  value,
  ...(html !== undefined && {html}),
});

function errors(context: Context, {operation: id, status, only}: Record<string, string>, uses: string[]): EmbedData {
  const operation = operationOf(context, id);
  if (status !== undefined) statusOf(operation, status);
  const all = operationErrors(
    context.rest.document as never,
    operation.operation as never,
    markdownRenderer(context.siteLink),
  );
  const wanted = only?.split(',').map((name) => name.trim());
  const codes = all.map(({code}) => code);
  for (const code of wanted ?? []) {
    if (!codes.includes(code))
      throw new EmbedMistake(
        `${operation.id} has no error "${code}".${didYouMean(code, codes, `There are ${some(codes, 20)}.`)}`,
      );
  }
  const rows = all.filter(
    (each) => (status === undefined || each.status === status) && (wanted?.includes(each.code) ?? true),
  );
  if (rows.length === 0)
    throw new EmbedMistake(
      `${operation.id} has no error codes${status === undefined ? '' : ` with the status ${status}`}.`,
    );
  uses.push(operation.id);
  return {kind: 'errors', rows};
}
