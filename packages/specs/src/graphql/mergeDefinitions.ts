import {mergeTypeDefs} from '@graphql-tools/merge';
import {isTypeDefinitionNode, Kind, visit, type DirectiveNode, type DocumentNode} from 'graphql';

/** Prefix of temporarily renamed directives, which can't start a name in a schema. */
const DIRECTIVE_PREFIX = '@';

/**
 * Merges types with their extensions.
 *
 * `mergeTypeDefs` indexes types and directives together by name, and would lose a directive with the name of a type.
 * Such directives are renamed temporarily.
 *
 * @param document - valid definitions
 * @returns the definitions, with the extensions merged into them
 */
export function mergeDefinitions(document: DocumentNode): DocumentNode {
  // Otherwise, a type named "Mutation" would become a root type even if the schema declares other root types.
  const hasSchemaDefinition = document.definitions.some(({kind}) => kind === Kind.SCHEMA_DEFINITION);
  const typeNames = new Set(document.definitions.filter(isTypeDefinitionNode).map(({name}) => name.value));
  const prefixed = renameDirectives(document, (name) => (typeNames.has(name) ? DIRECTIVE_PREFIX + name : name));
  const merged = mergeTypeDefs(prefixed, {useSchemaDefinition: !hasSchemaDefinition}) as DocumentNode;
  return renameDirectives(merged, (name) => name.replace(DIRECTIVE_PREFIX, ''));
}

function renameDirectives(document: DocumentNode, rename: (name: string) => string): DocumentNode {
  const renameNode = <Node extends Pick<DirectiveNode, 'name'>>(node: Node): Node | undefined => {
    const value = rename(node.name.value);
    return value === node.name.value ? undefined : {...node, name: {...node.name, value}};
  };
  return visit(document, {Directive: renameNode, DirectiveDefinition: renameNode});
}
