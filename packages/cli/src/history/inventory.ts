/** Named parts of both APIs, as of a release. */
import {
  buildSchema,
  isEnumType,
  isSpecifiedDirective,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import {resolveReference, type OpenApiDocument, type Schema} from '@paydocs/contract/document';
import {getEvents, getOperations} from '../diff/rest/operations';

/** A named part of an API. */
export interface ApiPart {
  /** Reason for the deprecation, or `true` without one; undefined if the part isn't deprecated. */
  deprecated?: true | string;
}

/** Parts of an API by target; see `SpecUse` of @paydocs/contract. */
export type PartsByTarget = Map<string, ApiPart>;

/**
 * Collects the parts of the REST API.
 *
 * @param document - description of the REST API
 * @returns its operations, parameters (`payments_get?id`), schemas, fields (`Payment.status`), and values
 */
export function collectRestParts(document: OpenApiDocument): PartsByTarget {
  const inventory: PartsByTarget = new Map();
  const resolveValue = <Value extends object>(value: Value | undefined): Value | undefined =>
    value && resolveReference(document, value);
  /** Adds everything inside a schema, except other named schemas. */
  const collect = (schema: Schema | boolean | undefined, name: string, ancestors: readonly object[] = []): void => {
    if (typeof schema !== 'object' || ancestors.includes(schema)) return;
    const ancestorsAndSelf = [...ancestors, schema];
    for (const value of [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])])
      inventory.set(`${name}=${String(value)}`, {});
    for (const [field, each] of Object.entries(schema.properties ?? {})) {
      inventory.set(`${name}.${field}`, toPart(each));
      if (typeof each === 'object' && each.$ref === undefined) collect(each, `${name}.${field}`, ancestorsAndSelf);
    }
    const {items} = schema;
    if (typeof items === 'object' && items.$ref === undefined) collect(items, name, ancestorsAndSelf);
    for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
      collect(typeof part === 'object' ? resolveValue(part) : part, name, ancestorsAndSelf);
  };
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    inventory.set(name, toPart(schema));
    collect(schema, name);
  }
  const events = getEvents(document).map((event) => ({...event, id: event.hasId ? event.id : event.path}));
  for (const {path, operation} of events) inventory.set(path, toPart(operation));
  for (const {id, operation, parameters} of [...getOperations(document), ...events]) {
    inventory.set(id, toPart(operation));
    for (const {value} of parameters) inventory.set(`${id}?${value.name}`, toPart(value));
    const contents = [
      {part: 'request', content: resolveValue(operation.requestBody)?.content},
      ...Object.entries(operation.responses ?? {}).map(([status, response]) => ({
        part: `response.${status}`,
        content: resolveValue(response)?.content,
      })),
    ];
    for (const {part, content} of contents)
      for (const {schema} of Object.values(content ?? {}))
        if (schema && schema.$ref === undefined) collect(schema, `${id}.${part}`);
  }
  return inventory;
}

/**
 * Collects the parts of the GraphQL API.
 *
 * @param sdl - schema of the GraphQL API
 * @returns its types, fields (`graphql:Charge.id`), arguments (`graphql:Query.charge.id`), values, and directives
 *   (`graphql:@live`)
 */
export function collectGraphqlParts(sdl: string): PartsByTarget {
  const inventory: PartsByTarget = new Map();
  const add = (name: string, part: {deprecationReason?: string | null | undefined} = {}): void =>
    void inventory.set(`graphql:${name}`, part.deprecationReason ? {deprecated: part.deprecationReason} : {});
  const addField = (
    owner: string,
    field: GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument,
  ): void => {
    add(`${owner}.${field.name}`, field);
    if ('args' in field) field.args.forEach((argument) => addField(`${owner}.${field.name}`, argument));
  };
  const schema = buildSchema(sdl);
  for (const directive of schema.getDirectives()) if (!isSpecifiedDirective(directive)) add(`@${directive.name}`);
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    add(type.name);
    if (isEnumType(type)) type.getValues().forEach((value) => add(`${type.name}=${value.name}`, value));
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
      Object.values(type.getFields()).forEach((field) => addField(type.name, field));
  }
  return inventory;
}

const toPart = (value: unknown): ApiPart =>
  typeof value === 'object' && value !== null && 'deprecated' in value && value.deprecated === true
    ? {deprecated: true}
    : {};
