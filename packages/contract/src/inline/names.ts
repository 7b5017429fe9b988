import {ownValue} from '@paydocs/core/ownValue';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
} from 'graphql';
import {knownHeaders} from '../checks/headers';
import type {Context} from '../checks/context';
import {isObject, type Schema} from '../rest/document';
import {propertiesOf, type Named} from '../rest/properties';

/** Every name of both APIs, by what it is. */
export interface Names {
  /** Fields of REST schemas. */
  restFields: Map<string, Named[]>;
  /** Those that one schema alone has and GraphQL hasn't, with what they are in the words of a `Use`. */
  ownFields: Map<string, string>;
  /** Fields, arguments and fields of inputs of GraphQL, with the type that they have. */
  graphqlFields: Map<string, GraphQLNamedType[]>;
  /** Values in lists of both APIs. */
  values: Map<string, string[]>;
  /** Operation ids of REST, root fields of GraphQL. */
  operations: Set<string>;
  /** Schemas of REST and types of GraphQL. */
  types: Set<string>;
  events: Set<string>;
  headers: Set<string>;
  parameters: Set<string>;
  /** Statuses that operations answer with. */
  statuses: Set<string>;
  /** All of them, for the nearest one. */
  all: Set<string>;
}

/** What answers of every GraphQL API have (specification of October 2021, section 7.1). */
const OF_EVERY_ANSWER = new Set(['data', 'errors', 'extensions']);

/** @returns the names of both APIs */
export function namesOf(context: Context): Names {
  const {rest, graphql} = context;
  const names: Names = {
    restFields: new Map(),
    ownFields: new Map(),
    graphqlFields: new Map(),
    values: new Map(),
    operations: new Set(rest.operations.keys()),
    types: new Set(Object.keys(rest.document.components?.schemas ?? {})),
    events: new Set(rest.webhooks.keys()),
    headers: knownHeaders(context),
    parameters: new Set(),
    statuses: new Set(),
    all: new Set(),
  };
  for (const operation of rest.webhooks.values())
    if (operation.operationId) names.operations.add(operation.operationId);
  for (const {parameters, operation} of rest.operations.values()) {
    for (const {name, in: place} of parameters) if (place !== 'header') names.parameters.add(name);
    for (const status of Object.keys(operation.responses ?? {})) names.statuses.add(status);
  }
  collectSchemas(context, names);
  collectGraphql(graphql, names);
  for (const [name, [first, ...others]] of names.restFields) {
    const isOwn = first && others.every((each) => each.name === first.name);
    if (isOwn && !names.graphqlFields.has(name) && !OF_EVERY_ANSWER.has(name)) names.ownFields.set(name, first.name);
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

function push<T>(map: Map<string, T[]>, name: string, value: T): void {
  const list = map.get(name);
  if (list) list.push(value);
  else map.set(name, [value]);
}

/** Every schema of the document, wherever it stands. */
function collectSchemas({rest: {document}}: Context, names: Names): void {
  const seen = new Set<unknown>();
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) value.forEach((each) => visit(each, name));
    if (!isObject(value) || seen.has(value)) return;
    seen.add(value);
    const schema = value as Schema;
    for (const [field, inner] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
      push(names.restFields, field, {schema: isObject(inner) ? (inner as Schema) : {}, name: `${name}.${field}`});
      visit(inner, `${name}.${field}`);
    }
    const listed = [...(Array.isArray(schema.enum) ? schema.enum : []), schema.const];
    for (const item of listed) if (typeof item === 'string') push(names.values, item, `${name}=${item}`);
    for (const [keyword, inner] of Object.entries(schema)) {
      if (!['properties', 'example', 'examples', 'enum', 'const', 'default'].includes(keyword)) visit(inner, name);
    }
  };
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) visit(schema, name);
  for (const [path, item] of Object.entries({...document.paths, ...document.webhooks})) {
    for (const operation of Object.values(item))
      visit(operation, (isObject(operation) && (operation as {operationId?: string}).operationId) || path);
  }
  visit({parameters: document.components?.parameters, responses: document.components?.responses}, '');
}

function collectGraphql(schema: Context['graphql'], names: Names): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (!roots.some((root) => root?.name === type.name)) names.types.add(type.name);
    if (isEnumType(type))
      for (const {name} of type.getValues()) push(names.values, name, `graphql:${type.name}=${name}`);
    if (isObjectType(type) || isInterfaceType(type)) {
      const isRoot = roots.includes(type as never);
      for (const field of Object.values(type.getFields())) {
        if (isRoot) names.operations.add(field.name);
        else push(names.graphqlFields, field.name, type);
        for (const argument of field.args) push(names.graphqlFields, argument.name, type);
      }
    }
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) push(names.graphqlFields, field.name, type);
  }
  for (const directive of schema.getDirectives()) names.types.add(`@${directive.name}`);
}

/**
 * @param context - the specifications
 * @param names - their names
 * @param chain - `nextAction.redirect.url`, `Payment.status`, `Charge.paymentMethod`
 * @returns what it leads to, and each thing that this may be; or the first part that is wrong, with what could stand there
 */
export function resolveChain(
  {rest, graphql}: Context,
  names: Names,
  chain: readonly string[],
): {targets: string[]; all: string[]} | {part: string; known: string[]} {
  const [first = '', ...others] = chain;
  const component = ownValue(rest.document.components?.schemas, first);
  let schemas: Named[] = component ? [{schema: component, name: first}] : (names.restFields.get(first) ?? []);
  const type = graphql.getType(first);
  let types: GraphQLNamedType[] = type ? [type] : fieldTypes(names.graphqlFields.get(first) ?? [], first);
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
    const nextSchemas = schemas.flatMap((each) => propertiesOf(rest.document, each).get(part) ?? []);
    const holders = types.filter((each) => 'getFields' in each && each.getFields()[part]);
    values = types.filter((each) => isEnumType(each) && each.getValue(part)).map(({name}) => `graphql:${name}=${part}`);
    if (nextSchemas.length === 0 && holders.length === 0 && values.length === 0) {
      const known = [
        ...schemas.flatMap((each) => [...propertiesOf(rest.document, each).keys()]),
        ...types.flatMap((each) => ('getFields' in each ? Object.keys(each.getFields()) : [])),
      ];
      return {part, known: [...new Set(known)]};
    }
    targets = [...nextSchemas.map(({name}) => name), ...holders.map(({name}) => `graphql:${name}.${part}`)];
    schemas = nextSchemas;
    types = fieldTypes(holders, part);
  }
  const [only, ...further] = new Set(targets);
  // A name that means several things rests on none of them alone.
  return {
    targets: only !== undefined && further.length === 0 ? [only] : [`~${chain.at(-1)}`],
    all: [...new Set([...targets, ...values])],
  };
}

function fieldTypes(holders: readonly GraphQLNamedType[], field: string): GraphQLNamedType[] {
  return holders.flatMap((holder) => {
    const found = 'getFields' in holder ? holder.getFields()[field] : undefined;
    return found ? [getNamedType(found.type)] : [];
  });
}
