import {
  isDirective,
  Kind,
  print,
  printType,
  visit,
  type ASTNode,
  type DirectiveDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type TypeDefinitionNode,
  type GraphQLNamedType,
} from 'graphql';
import type {Page} from './pageNames';

/** AST node of a definition that has a page. */
export type DocumentedDefinitionNode = TypeDefinitionNode | FieldDefinitionNode | DirectiveDefinitionNode;

const PLACEHOLDER = 'x';

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
  const argumentLists: string[] = [];
  const stripped = visit(definition as ASTNode, {
    leave(node) {
      if (node.kind === Kind.DIRECTIVE && node.name.value === 'deprecated') return {...node, arguments: []};
      const undescribed = 'description' in node && node.description ? {...node, description: undefined} : node;
      if ((node.kind !== Kind.FIELD_DEFINITION && node.kind !== Kind.DIRECTIVE_DEFINITION) || !node.arguments?.length) {
        return undescribed === node ? undefined : undescribed;
      }
      // The printer puts arguments on one line if they fit, so a placeholder replaces them while it runs.
      const placeholder: InputValueDefinitionNode = {
        kind: Kind.INPUT_VALUE_DEFINITION,
        name: {kind: Kind.NAME, value: `${PLACEHOLDER}${argumentLists.length}`},
        type: {kind: Kind.NAMED_TYPE, name: {kind: Kind.NAME, value: PLACEHOLDER}},
      };
      argumentLists.push(node.arguments.map((argument) => print(argument)).join('\n'));
      return {...undescribed, arguments: [placeholder]};
    },
  }) as DocumentedDefinitionNode;
  return print(stripped)
    .split('\n')
    .map((line) =>
      line.replace(/\(x(\d+): x\)/, (_, index: string) => {
        const indent = /^ */.exec(line)![0];
        const lines = (argumentLists[Number(index)] ?? '').split('\n');
        return `(\n${lines.map((text) => `${indent}  ${text}`).join('\n')}\n${indent})`;
      }),
    )
    .join('\n');
}
