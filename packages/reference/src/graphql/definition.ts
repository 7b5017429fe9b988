import {
  isDirective,
  Kind,
  print,
  printType,
  visit,
  type ASTNode,
  type DirectiveDefinitionNode,
  type FieldDefinitionNode,
  type StringValueNode,
  type TypeDefinitionNode,
  type GraphQLNamedType,
} from 'graphql';
import type {Page} from './pageNames';

/** AST node of a definition that has a page. */
export type DocumentedDefinitionNode = TypeDefinitionNode | FieldDefinitionNode | DirectiveDefinitionNode;

/** Description of an argument. Without one, the printer would put arguments on one line if they fit. */
const EMPTY_DESCRIPTION: StringValueNode = {kind: Kind.STRING, value: '', block: true};

/**
 * Returns the definition of an operation, directive, or type in SDL.
 *
 * @param page - page of the operation, directive, or type
 */
export function getDefinition({entry}: Page): string {
  if (entry.astNode) return printDefinition(entry.astNode as DocumentedDefinitionNode);
  // Built-in types and directives have no AST node, because no file defines them.
  if (!isDirective(entry)) return printType(entry as GraphQLNamedType);
  const args = entry.args.map(({name, type}) => `  ${name}: ${String(type)}`);
  const argumentList = args.length > 0 ? `(\n${args.join('\n')}\n)` : '';
  return `directive @${entry.name}${argumentList}${entry.isRepeatable ? ' repeatable' : ''} on ${entry.locations.join(' | ')}`;
}

/**
 * Prints a definition for readers, with one argument per line. Descriptions and deprecation reasons are omitted,
 * because the page contains them elsewhere.
 *
 * @param definition - definition of an operation, directive, or type
 * @returns SDL
 */
export function printDefinition(definition: DocumentedDefinitionNode): string {
  const undescribed = visit(definition as ASTNode, {
    leave(node) {
      if (node.kind === Kind.DIRECTIVE && node.name.value === 'deprecated') return {...node, arguments: []};
      const description = node.kind === Kind.INPUT_VALUE_DEFINITION ? EMPTY_DESCRIPTION : undefined;
      return 'description' in node || description ? {...node, description} : undefined;
    },
  });
  return print(undescribed).replace(/^ *"{6}\n/gm, '');
}
