import {getNamedType, isInterfaceType, isObjectType, type GraphQLField, type GraphQLNamedType} from 'graphql';

/** @returns whether a type is a connection or an edge: a type around other objects */
export function isWrapping(type: GraphQLNamedType): boolean {
  if (!isObjectType(type)) return false;
  const {nodes, edges, node, cursor} = type.getFields();
  return (nodes ?? edges) !== undefined || (node !== undefined && cursor !== undefined);
}

/** Where the objects on a page of a list stand. */
export interface NodePlace {
  /** The type that has the field: the connection, or its edge. */
  owner: GraphQLNamedType;
  field: 'nodes' | 'node';
  /** The type of the objects. */
  type: GraphQLNamedType;
}

/**
 * @param connection - a type, such as that of a field
 * @returns where its `nodes`, or else the `node` of its `edges` stands; undefined if it is no connection
 */
export function nodePlace(connection: GraphQLNamedType): NodePlace | undefined {
  const {nodes, edges} = fieldsOf(connection);
  if (nodes) return {owner: connection, field: 'nodes', type: getNamedType(nodes.type)};
  const edge = edges && getNamedType(edges.type);
  const node = edge && fieldsOf(edge).node;
  return node && {owner: edge, field: 'node', type: getNamedType(node.type)};
}

function fieldsOf(type: GraphQLNamedType): Record<string, GraphQLField<unknown, unknown>> {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
}
