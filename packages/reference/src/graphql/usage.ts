import {
  getNamedType,
  isDirective,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
} from 'graphql';
import {nodePlace, type NodePlace} from '@paydocs/specs/graphql/connections';
import {isOperation, type Page} from './pageNames';

/** Who uses a type. */
export interface Usage {
  /** Operations whose result it is, or a list of it. */
  returnedBy: Page[];
  /** Operations whose result is a connection, in which it is what the pages of the list hold. */
  returnedIn: Map<Page, NodePlace>;
  /** Objects, interfaces and inputs with the names of their fields that have the type. */
  fields: Map<Page, string[]>;
  /** Operations and directives with the names of their arguments, types with `field` and `argument`. */
  arguments: Map<Page, {field?: string; argument: string}[]>;
  /** Types that implement the interface. */
  implementedBy: Page[];
  /** Unions that it is a member of. */
  memberOf: Page[];
}

/**
 * Walks once over the whole schema, so that the time grows with its size alone.
 *
 * @param pages - all pages of the schema
 * @returns for each type, by its name, who uses it; types that nobody uses are left out
 */
export function usageIndex(pages: readonly Page[]): ReadonlyMap<string, Usage> {
  const index = new Map<string, Usage>();
  const of = (type: Parameters<typeof getNamedType>[0]): Usage => {
    const {name} = getNamedType(type)!;
    const known = index.get(name) ?? emptyUsage();
    index.set(name, known);
    return known;
  };
  for (const page of pages) {
    const {entry} = page;
    if (isOperation(page)) {
      const {type} = entry as GraphQLField<unknown, unknown>;
      of(type).returnedBy.push(page);
      const nodes = nodePlace(getNamedType(type));
      if (nodes) of(nodes.type).returnedIn.set(page, nodes);
    }
    if (isOperation(page) || isDirective(entry)) {
      for (const {name, type} of (entry as {args: readonly GraphQLArgument[]}).args) {
        push(of(type).arguments, page, {argument: name});
      }
      continue;
    }
    const type = entry as Parameters<typeof isObjectType>[0];
    if (isUnionType(type)) type.getTypes().forEach((member) => of(member).memberOf.push(page));
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) push(of(field.type).fields, page, field.name);
    }
    if (isObjectType(type) || isInterfaceType(type)) {
      type.getInterfaces().forEach((parent) => of(parent).implementedBy.push(page));
      for (const field of Object.values(type.getFields())) {
        push(of(field.type).fields, page, field.name);
        for (const {name, type: taken} of field.args) {
          push(of(taken).arguments, page, {field: field.name, argument: name});
        }
      }
    }
  }
  return index;
}

const emptyUsage = (): Usage => ({
  returnedBy: [],
  returnedIn: new Map(),
  fields: new Map(),
  arguments: new Map(),
  implementedBy: [],
  memberOf: [],
});

function push<Value>(map: Map<Page, Value[]>, page: Page, value: Value): void {
  const list = map.get(page);
  if (list) list.push(value);
  else map.set(page, [value]);
}
