import {getNamedType, isInterfaceType, isObjectType, type GraphQLField, type GraphQLNamedType} from 'graphql';

/** Checks whether a type is a connection or an edge (https://relay.dev/graphql/connections.htm). */
export function isConnectionOrEdge(type: GraphQLNamedType): boolean {
  if (!isObjectType(type)) return false;
  const {nodes, edges, node, cursor} = type.getFields();
  return (nodes ?? edges) !== undefined || (node !== undefined && cursor !== undefined);
}

/** Field that contains the objects of a connection's page. */
export interface NodeField {
  /** Type that has the field: the connection or its edge. */
  owner: GraphQLNamedType;
  field: 'nodes' | 'node';
  /** Type of the objects. */
  type: GraphQLNamedType;
}

/**
 * Finds the field that contains the objects of a connection: `nodes`, or otherwise the `node` of `edges`.
 *
 * @param connection - type that may be a connection
 * @returns the field; undefined if the type isn't a connection
 */
export function findNodeField(connection: GraphQLNamedType): NodeField | undefined {
  const {nodes, edges} = getFields(connection);
  if (nodes) return {owner: connection, field: 'nodes', type: getNamedType(nodes.type)};
  const edge = edges && getNamedType(edges.type);
  const node = edge && getFields(edge).node;
  return node && {owner: edge, field: 'node', type: getNamedType(node.type)};
}

function getFields(type: GraphQLNamedType): Record<string, GraphQLField<unknown, unknown>> {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
}
