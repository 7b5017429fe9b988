/** The specifications contain every name that the site promises. `tests/inventory` lists these names. */
import fs from 'node:fs';
import path from 'node:path';
import type {GraphQLNamedType, GraphQLSchema} from 'graphql';
import {getNullableType, isEnumType, isInputObjectType, isListType, isObjectType, isScalarType} from 'graphql';
import {beforeAll, describe, expect, it} from 'vitest';
import {readSource as read} from '../../src/config/readSource';
import {bundleOpenApi, type BundledDocument, joinSchema} from '@paydocs/specs/read';
import {CURE, graphqlNames, hasInventory, held, restOperations, restSchemas} from '../inventory';

let document: BundledDocument & {
  paths: Record<string, Record<string, {operationId: string; tags: string[]}>>;
  components: {schemas: Record<string, unknown>};
};
let schema: GraphQLSchema;

beforeAll(async () => {
  document = (await bundleOpenApi(path.resolve('openapi'), path.resolve('redocly.yaml'), {read})) as typeof document;
  schema = joinSchema(path.resolve('graphql'), {read}).schema;
});

describe.skipIf(!hasInventory)(held('REST'), () => {
  it.each(restOperations)('$operationId is $method $path, tagged $tag', ({operationId, method, path: url, tag}) => {
    const operation = document.paths[url]?.[method.toLowerCase()];
    expect(operation?.operationId, CURE).toBe(operationId);
    expect(operation?.tags, CURE).toEqual([tag]);
  });

  it('has no other operations', () => {
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap((operation) => operation.operationId ?? []),
    );
    expect(ids.sort(), CURE).toEqual(restOperations.map((operation) => operation.operationId).sort());
  });

  it('has every schema', () => {
    expect(Object.keys(document.components.schemas), CURE).toEqual(expect.arrayContaining(restSchemas));
  });
});

it.skipIf(!fs.existsSync('openapi/schemas'))('the description has every file of openapi/schemas', () => {
  const files = fs.readdirSync('openapi/schemas').map((file) => file.replace(/\.yaml$/, ''));
  expect(Object.keys(document.components.schemas).sort()).toEqual(files.sort());
});

describe.skipIf(!hasInventory)(held('GraphQL'), () => {
  const isKind: Record<string, (type: GraphQLNamedType | undefined) => boolean> = {
    objects: isObjectType,
    enums: isEnumType,
    inputs: isInputObjectType,
    scalars: isScalarType,
  };

  it.each(Object.entries(graphqlNames))('has all %s', (kind, names) => {
    expect(names.length).toBeGreaterThan(0);
    const isDefined = (name: string): boolean => {
      switch (kind) {
        case 'queries':
          return schema.getQueryType()!.getFields()[name] !== undefined;
        case 'mutations':
          return schema.getMutationType()!.getFields()[name] !== undefined;
        case 'subscriptions':
          return schema.getSubscriptionType()!.getFields()[name] !== undefined;
        case 'directives':
          return schema.getDirective(name) != null;
        default:
          return isKind[kind]?.(schema.getType(name)) ?? false;
      }
    };
    expect(names.filter((name) => !isDefined(name))).toEqual([]);
  });

  /** Short lists without pages, with the reason. */
  const wholeLists: Record<string, string> = {
    availablePaymentMethods: 'at most one entry for each payment method, all of them shown in a checkout',
    chargeSources: 'names of the channels that an account uses, for a filter',
  };
  /** Plural names of single objects. */
  const singleObjects = ['accountBalances'];

  it('has a connection for each list query', () => {
    const fields = Object.values(schema.getQueryType()!.getFields());
    const isPlural = (name: string): boolean => /(?:s|sOfSale)$/.test(name) && !singleObjects.includes(name);
    const lists = fields.filter(({name, type}) => isPlural(name) || isListType(getNullableType(type)));
    const paged = lists.filter(({name}) => !Object.hasOwn(wholeLists, name));
    expect(paged.length).toBeGreaterThan(20);
    const getConnectionName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Connection`;
    expect(paged.map(({name, type}) => `${name}: ${String(getNullableType(type))}`)).toEqual(
      paged.map(({name}) => `${name}: ${getConnectionName(name)}`),
    );
    expect(lists.filter(({name}) => Object.hasOwn(wholeLists, name)).map(({name}) => name)).toEqual(
      expect.arrayContaining(Object.keys(wholeLists)),
    );
  });

  it('has no connection without a list query', () => {
    const connections = Object.keys(schema.getTypeMap()).filter((name) => name.endsWith('Connection'));
    const used = Object.values(schema.getQueryType()!.getFields()).map(({type}) => String(getNullableType(type)));
    expect(connections.filter((name) => !used.includes(name))).toEqual([]);
  });

  it('deprecates the first version of each live subscription that has a second', () => {
    const fields = schema.getSubscriptionType()!.getFields();
    const second = Object.keys(fields).filter((name) => name.endsWith('V2'));
    expect(second.length).toBe(11);
    for (const name of second) {
      expect(fields[name.replace(/V2$/, '')]?.deprecationReason, name).toContain(name);
      expect(fields[name]?.deprecationReason, name).toBeUndefined();
    }
  });
});
