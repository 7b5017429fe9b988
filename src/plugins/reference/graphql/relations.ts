import {
  getNamedType,
  isDirective,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLType,
} from 'graphql';
import type {Entry, Kind} from './pageNames';
import type {SchemaMap} from './schemaMap';

type Relations = Partial<Record<Kind, Entry[]>>;
/** The entries that are related to a type, by its name. */
type Index = Map<string, Relations>;

/**
 * Makes @graphql-markdown/graphql 1.x find what is related to a type in an index of the schema. Its own
 * functions walk over all fields of the schema for each type: the time grows with the square of its
 * size. What they find is the same; a test compares the two.
 *
 * Like `getSchemaMap`, the functions are called as properties of their module's exports.
 */
export function replaceRelations(): void {
  const module = require('@graphql-markdown/graphql/relation') as Record<string, unknown>;
  module.getRelationOfReturn = lookUp(['queries', 'mutations', 'subscriptions'], returnedTypes);
  module.getRelationOfField = lookUp(
    ['queries', 'mutations', 'subscriptions', 'objects', 'interfaces', 'inputs', 'directives'],
    memberTypes,
  );
  module.getRelationOfImplementation = lookUp(['unions', 'interfaces', 'objects'], parentTypes);
}

/** @returns a function that finds the entries of some kinds that have a type among their related ones */
export function lookUp(
  kinds: readonly Kind[],
  relatedTypes: (entry: Entry) => GraphQLType[],
): (type: GraphQLNamedType, map: SchemaMap) => Relations {
  const indexes = new WeakMap<SchemaMap, Index>();
  return (type, map) => {
    let index = indexes.get(map);
    if (!index) {
      index = new Map();
      indexes.set(map, index);
      for (const kind of kinds) {
        for (const entry of Object.values(map[kind]) as Entry[]) {
          for (const name of new Set(relatedTypes(entry).map((related) => getNamedType(related).name))) {
            const relations = index.get(name) ?? {};
            index.set(name, relations);
            (relations[kind] ??= []).push(entry);
          }
        }
      }
    }
    return index.get(type.name) ?? {};
  };
}

function returnedTypes(entry: Entry): GraphQLType[] {
  return 'type' in entry ? [entry.type] : [];
}

function memberTypes(entry: Entry): GraphQLType[] {
  if (isDirective(entry) || 'args' in entry) return entry.args.map(({type}) => type);
  return 'getFields' in entry ? Object.values(entry.getFields()).map(({type}) => type) : [];
}

function parentTypes(entry: Entry): GraphQLType[] {
  if (isUnionType(entry)) return [...entry.getTypes()];
  return isObjectType(entry) || isInterfaceType(entry) ? [...entry.getInterfaces()] : [];
}
