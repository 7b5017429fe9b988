/** The names of both APIs, as a release has them. */
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import {ownValue} from '@paydocs/core/ownValue';
import {METHODS, resolve, type OpenApiDocument, type Schema} from '@paydocs/contract/rest/document';

/** What is known of a name. */
export interface Part {
  /** Whether it should not be used any more; the reason, if there is one. */
  deprecated?: true | string;
}

/** The parts of an API by what a line of a guide may rest on: see `Use` of @paydocs/contract. */
export type Inventory = Map<string, Part>;

/**
 * @param document - the description of the REST API
 * @returns its operations, parameters (`payments_get?id`), schemas, fields (`Payment.status`) and values
 */
export function restInventory(document: OpenApiDocument): Inventory {
  const found: Inventory = new Map();
  const at = <Value extends object>(value: Value | undefined): Value | undefined => value && resolve(document, value);
  /** Everything in a schema that another one doesn't name. */
  const collect = (schema: Schema | boolean | undefined, name: string, above: readonly object[] = []): void => {
    if (typeof schema !== 'object' || above.includes(schema)) return;
    const inside = [...above, schema];
    for (const value of [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])])
      found.set(`${name}=${String(value)}`, {});
    for (const [field, each] of Object.entries(schema.properties ?? {})) {
      found.set(`${name}.${field}`, partOf(each));
      if (typeof each === 'object' && each.$ref === undefined) collect(each, `${name}.${field}`, inside);
    }
    const {items} = schema;
    if (typeof items === 'object' && items.$ref === undefined) collect(items, name, inside);
    for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
      collect(typeof part === 'object' ? at(part) : part, name, inside);
  };
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    found.set(name, partOf(schema));
    collect(schema, name);
  }
  const items = [...Object.entries(document.paths ?? {}), ...Object.entries(document.webhooks ?? {})];
  for (const [place, item] of items) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const id = operation.operationId ?? place;
      found.set(id, partOf(operation));
      if (ownValue(document.webhooks, place) === item) found.set(place, partOf(operation));
      const shared = ownValue(document.paths, place)?.parameters ?? [];
      for (const entry of [...shared, ...(operation.parameters ?? [])]) {
        const parameter = at(entry);
        if (parameter) found.set(`${id}?${parameter.name}`, partOf(parameter));
      }
      const contents = [
        {part: 'request', content: at(operation.requestBody)?.content},
        ...Object.entries(operation.responses ?? {}).map(([status, response]) => ({
          part: `response.${status}`,
          content: at(response)?.content,
        })),
      ];
      for (const {part, content} of contents)
        for (const {schema} of Object.values(content ?? {}))
          if (schema && schema.$ref === undefined) collect(schema, `${id}.${part}`);
    }
  }
  return found;
}

/**
 * @param sdl - the schema of the GraphQL API
 * @returns its types, fields (`graphql:Charge.id`), arguments (`graphql:Query.charge.id`) and values
 */
export function graphqlInventory(sdl: string): Inventory {
  const found: Inventory = new Map();
  const add = (name: string, part: {deprecationReason?: string | null | undefined} = {}): void =>
    void found.set(`graphql:${name}`, part.deprecationReason ? {deprecated: part.deprecationReason} : {});
  const addField = (
    owner: string,
    field: GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument,
  ): void => {
    add(`${owner}.${field.name}`, field);
    if ('args' in field) field.args.forEach((argument) => addField(`${owner}.${field.name}`, argument));
  };
  for (const type of Object.values(buildSchema(sdl).getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    add(type.name);
    if (isEnumType(type)) type.getValues().forEach((value) => add(`${type.name}=${value.name}`, value));
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
      Object.values(type.getFields()).forEach((field) => addField(type.name, field));
  }
  return found;
}

const partOf = (value: unknown): Part =>
  typeof value === 'object' && value !== null && 'deprecated' in value && value.deprecated === true
    ? {deprecated: true}
    : {};
