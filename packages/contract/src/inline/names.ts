import {getOwnValue} from '@paydocs/core';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
} from 'graphql';
import {collectHeaderNames} from '../checks/headers';
import type {CheckContext} from '../checks/context';
import {isObject, type Schema} from '../rest/document';
import {getProperties, type NamedSchema} from '../rest/properties';

/** All names of both APIs, by kind. */
export interface SpecNames {
  /** Fields of REST schemas, with the schemas of their values. */
  restFields: Map<string, NamedSchema[]>;
  /** Fields that only one schema and no GraphQL type has, with their targets (see `SpecUse`). */
  uniqueFields: Map<string, string>;
  /** Fields, arguments, and input fields of GraphQL, with the types that have them. */
  graphqlFields: Map<string, GraphQLNamedType[]>;
  /** Enum values of both APIs, with their targets (see `SpecUse`). */
  values: Map<string, string[]>;
  /** IDs of REST operations, and root fields of GraphQL. */
  operations: Set<string>;
  /** REST schemas and GraphQL types. */
  types: Set<string>;
  events: Set<string>;
  headers: Set<string>;
  parameters: Set<string>;
  /** Response statuses of operations. */
  statuses: Set<string>;
  /** All names, for suggestions. */
  all: Set<string>;
}

/** Fields in responses of every GraphQL API (specification of October 2021, section 7.1). */
const RESPONSE_FIELDS = new Set(['data', 'errors', 'extensions']);

/** Collects the names that the REST API and the GraphQL API define. */
export function collectSpecNames(context: CheckContext): SpecNames {
  const {rest, graphql} = context;
  const names: SpecNames = {
    restFields: new Map(),
    uniqueFields: new Map(),
    graphqlFields: new Map(),
    values: new Map(),
    operations: new Set(rest.operations.keys()),
    types: new Set(Object.keys(rest.document.components?.schemas ?? {})),
    events: new Set(rest.webhooks.keys()),
    headers: collectHeaderNames(context),
    parameters: new Set(),
    statuses: new Set(),
    all: new Set(),
  };
  for (const operation of rest.webhooks.values())
    if (operation.operationId) names.operations.add(operation.operationId);
  for (const {parameters, operation} of rest.operations.values()) {
    for (const {name, in: location} of parameters) if (location !== 'header') names.parameters.add(name);
    for (const status of Object.keys(operation.responses ?? {})) names.statuses.add(status);
  }
  collectSchemaNames(context, names);
  collectGraphqlNames(graphql, names);
  for (const [name, [first, ...others]] of names.restFields) {
    const isUnique = first && others.every((each) => each.name === first.name);
    if (isUnique && !names.graphqlFields.has(name) && !RESPONSE_FIELDS.has(name))
      names.uniqueFields.set(name, first.name);
  }
  const {all} = names;
  for (const each of [
    names.restFields.keys(),
    names.graphqlFields.keys(),
    names.values.keys(),
    names.operations,
    names.types,
    names.events,
    names.headers,
    names.parameters,
  ]) {
    for (const name of each) all.add(name);
  }
  return names;
}

function addToList<T>(map: Map<string, T[]>, name: string, value: T): void {
  const list = map.get(name);
  if (list) list.push(value);
  else map.set(name, [value]);
}

/** Collects the fields and values of every schema in the document, wherever the schema is. */
function collectSchemaNames({rest: {document}}: CheckContext, names: SpecNames): void {
  const seen = new Set<unknown>();
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) value.forEach((each) => visit(each, name));
    if (!isObject(value) || seen.has(value)) return;
    seen.add(value);
    const schema = value as Schema;
    for (const [field, child] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
      addToList(names.restFields, field, {schema: isObject(child) ? (child as Schema) : {}, name: `${name}.${field}`});
      visit(child, `${name}.${field}`);
    }
    const listed = [...(Array.isArray(schema.enum) ? schema.enum : []), schema.const];
    for (const item of listed) if (typeof item === 'string') addToList(names.values, item, `${name}=${item}`);
    for (const [keyword, child] of Object.entries(schema)) {
      if (!['properties', 'example', 'examples', 'enum', 'const', 'default'].includes(keyword)) visit(child, name);
    }
  };
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) visit(schema, name);
  for (const [path, item] of Object.entries({...document.paths, ...document.webhooks})) {
    for (const operation of Object.values(item))
      visit(operation, (isObject(operation) && (operation as {operationId?: string}).operationId) || path);
  }
  visit({parameters: document.components?.parameters, responses: document.components?.responses}, '');
}

function collectGraphqlNames(schema: CheckContext['graphql'], names: SpecNames): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (!roots.some((root) => root?.name === type.name)) names.types.add(type.name);
    if (isEnumType(type))
      for (const {name} of type.getValues()) addToList(names.values, name, `graphql:${type.name}=${name}`);
    if (isObjectType(type) || isInterfaceType(type)) {
      const isRoot = roots.includes(type as never);
      for (const field of Object.values(type.getFields())) {
        if (isRoot) names.operations.add(field.name);
        else addToList(names.graphqlFields, field.name, type);
        for (const argument of field.args) addToList(names.graphqlFields, argument.name, type);
      }
    }
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) addToList(names.graphqlFields, field.name, type);
  }
  for (const directive of schema.getDirectives()) names.types.add(`@${directive.name}`);
}

/**
 * Resolves a dotted path of names to a field or a value.
 *
 * @param context - the specifications
 * @param names - names in the specifications
 * @param chain - names in the path, such as those in `nextAction.redirect.url`, `Payment.status`, or
 *   `Charge.paymentMethod`
 * @returns the target and all possible targets; or the first unknown part with the known names at its position
 */
export function resolveNamePath(
  {rest, graphql}: CheckContext,
  names: SpecNames,
  chain: readonly string[],
): {targets: string[]; all: string[]} | {part: string; known: string[]} {
  const [first = '', ...others] = chain;
  const component = getOwnValue(rest.document.components?.schemas, first);
  let schemas: NamedSchema[] = component ? [{schema: component, name: first}] : (names.restFields.get(first) ?? []);
  const type = graphql.getType(first);
  let types: GraphQLNamedType[] = type ? [type] : getFieldTypes(names.graphqlFields.get(first) ?? [], first);
  const operationTypes = [graphql.getQueryType(), graphql.getMutationType(), graphql.getSubscriptionType()].flatMap(
    (root) => {
      const field = root?.getFields()[first];
      return field ? [getNamedType(field.type)] : [];
    },
  );
  types = [...types, ...operationTypes];
  if (schemas.length === 0 && types.length === 0) return {part: first, known: [...names.all]};
  let targets = [first];
  let values: string[] = [];
  for (const part of others) {
    const nextSchemas = schemas.flatMap((each) => getProperties(rest.document, each).get(part) ?? []);
    const owners = types.filter((each) => 'getFields' in each && each.getFields()[part]);
    values = types.filter((each) => isEnumType(each) && each.getValue(part)).map(({name}) => `graphql:${name}=${part}`);
    if (nextSchemas.length === 0 && owners.length === 0 && values.length === 0) {
      const known = [
        ...schemas.flatMap((each) => [...getProperties(rest.document, each).keys()]),
        ...types.flatMap((each) => ('getFields' in each ? Object.keys(each.getFields()) : [])),
      ];
      return {part, known: [...new Set(known)]};
    }
    targets = [...nextSchemas.map(({name}) => name), ...owners.map(({name}) => `graphql:${name}.${part}`)];
    schemas = nextSchemas;
    types = getFieldTypes(owners, part);
  }
  const [only, ...further] = new Set(targets);
  // An ambiguous name depends on none of its targets alone.
  return {
    targets: only !== undefined && further.length === 0 ? [only] : [`~${chain.at(-1)}`],
    all: [...new Set([...targets, ...values])],
  };
}

function getFieldTypes(owners: readonly GraphQLNamedType[], field: string): GraphQLNamedType[] {
  return owners.flatMap((owner) => {
    const found = 'getFields' in owner ? owner.getFields()[field] : undefined;
    return found ? [getNamedType(found.type)] : [];
  });
}
