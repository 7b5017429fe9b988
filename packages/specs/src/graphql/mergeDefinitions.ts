import {mergeTypeDefs} from '@graphql-tools/merge';
import {isTypeDefinitionNode, Kind, visit, type DirectiveNode, type DocumentNode} from 'graphql';

/** No name of a schema has it. */
const MARK = '@';

/**
 * Joins each type with what extends it.
 *
 * The package keeps types and directives by their names in one list, so that a directive would be lost whose name a
 * type has too. Such a directive has another name while the package works.
 *
 * @param document - definitions that are valid
 * @returns the same without extensions
 */
export function mergeDefinitions(document: DocumentNode): DocumentNode {
  // Otherwise a type that is called "Mutation" would become a root type, though the schema names others.
  const namesRoots = document.definitions.some(({kind}) => kind === Kind.SCHEMA_DEFINITION);
  const types = new Set(document.definitions.filter(isTypeDefinitionNode).map(({name}) => name.value));
  const marked = renameDirectives(document, (name) => (types.has(name) ? MARK + name : name));
  const merged = mergeTypeDefs(marked, {useSchemaDefinition: !namesRoots}) as DocumentNode;
  return renameDirectives(merged, (name) => name.replace(MARK, ''));
}

function renameDirectives(document: DocumentNode, rename: (name: string) => string): DocumentNode {
  const renamed = <Node extends Pick<DirectiveNode, 'name'>>(node: Node): Node | undefined => {
    const value = rename(node.name.value);
    return value === node.name.value ? undefined : {...node, name: {...node.name, value}};
  };
  return visit(document, {Directive: renamed, DirectiveDefinition: renamed});
}
