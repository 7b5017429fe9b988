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
import {findNodeField, type NodeField} from '@paydocs/specs';
import {isOperationPage, type Page} from './pageNames';

/** Uses of a type. */
export interface Usage {
  /** Operations that return the type, or a list of it. */
  returnedBy: Page[];
  /** Operations that return a connection with the type as its node type, and the field of the nodes. */
  returnedIn: Map<Page, NodeField>;
  /** Objects, interfaces, and inputs, with the names of their fields of the type. */
  fields: Map<Page, string[]>;
  /**
   * Operations, directives, and types, with the names of their arguments of the type and, for types, of the `field`.
   */
  arguments: Map<Page, {field?: string; argument: string}[]>;
  /** Types that implement the interface. */
  implementedBy: Page[];
  /** Unions that contain the type. */
  memberOf: Page[];
}

/**
 * Indexes the uses of all types in a single pass over the schema.
 *
 * @param pages - all pages of the schema
 * @returns the uses by type name; unused types are omitted
 */
export function createUsageIndex(pages: readonly Page[]): ReadonlyMap<string, Usage> {
  const index = new Map<string, Usage>();
  const getUsage = (type: Parameters<typeof getNamedType>[0]): Usage => {
    const {name} = getNamedType(type)!;
    const usage = index.get(name) ?? createUsage();
    index.set(name, usage);
    return usage;
  };
  for (const page of pages) {
    const {entry} = page;
    if (isOperationPage(page)) {
      const {type} = entry as GraphQLField<unknown, unknown>;
      getUsage(type).returnedBy.push(page);
      const nodes = findNodeField(getNamedType(type));
      if (nodes) getUsage(nodes.type).returnedIn.set(page, nodes);
    }
    if (isOperationPage(page) || isDirective(entry)) {
      for (const {name, type} of (entry as {args: readonly GraphQLArgument[]}).args) {
        push(getUsage(type).arguments, page, {argument: name});
      }
      continue;
    }
    const type = entry as Parameters<typeof isObjectType>[0];
    if (isUnionType(type)) type.getTypes().forEach((member) => getUsage(member).memberOf.push(page));
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) push(getUsage(field.type).fields, page, field.name);
    }
    if (isObjectType(type) || isInterfaceType(type)) {
      type.getInterfaces().forEach((parent) => getUsage(parent).implementedBy.push(page));
      for (const field of Object.values(type.getFields())) {
        push(getUsage(field.type).fields, page, field.name);
        for (const {name, type: argumentType} of field.args) {
          push(getUsage(argumentType).arguments, page, {field: field.name, argument: name});
        }
      }
    }
  }
  return index;
}

const createUsage = (): Usage => ({
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
