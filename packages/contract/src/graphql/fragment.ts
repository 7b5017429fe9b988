import {
  isOutputType,
  Kind,
  type FragmentSpreadNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type SelectionSetNode,
} from 'graphql';
import type {GraphqlOperation} from './operation';

/**
 * Resolves a fragment spread or an inline fragment.
 *
 * @param schema - GraphQL schema
 * @param operation - operation with the fragments of its document
 * @param selection - fragment in the operation
 * @param type - type of the parent selection
 * @returns selection set and type of the fragment; `undefined` if either doesn't exist
 */
export function resolveFragment(
  schema: GraphQLSchema,
  operation: GraphqlOperation,
  selection: FragmentSpreadNode | InlineFragmentNode,
  type: GraphQLOutputType,
): {set: SelectionSetNode; type: GraphQLOutputType} | undefined {
  const fragment =
    selection.kind === Kind.FRAGMENT_SPREAD
      ? operation.document.definitions.find(
          (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
        )
      : selection;
  if (!fragment || !('selectionSet' in fragment)) return undefined;
  const condition = 'typeCondition' in fragment ? fragment.typeCondition?.name.value : undefined;
  const target = condition === undefined ? type : schema.getType(condition);
  return target && isOutputType(target) && fragment.selectionSet
    ? {set: fragment.selectionSet, type: target}
    : undefined;
}
