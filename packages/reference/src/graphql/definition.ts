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

/** What a page defines. */
export type DefinitionNode = TypeDefinitionNode | FieldDefinitionNode | DirectiveDefinitionNode;

const EMPTY = 'x';

/**
 * @param page - of an operation, a directive or a type
 * @returns its definition in the schema language
 */
export function definitionText({entry}: Page): string {
  if (entry.astNode) return printDefinition(entry.astNode as DefinitionNode);
  // The language's own: no file defines them.
  if (!isDirective(entry)) return printType(entry as GraphQLNamedType);
  const taken = entry.args.map(({name, type}) => `  ${name}: ${String(type)}`);
  const list = taken.length > 0 ? `(\n${taken.join('\n')}\n)` : '';
  return `directive @${entry.name}${list}${entry.isRepeatable ? ' repeatable' : ''} on ${entry.locations.join(' | ')}`;
}

/**
 * Writes a definition for readers: whole, but without the texts that the page shows elsewhere, and
 * with an argument a line.
 *
 * @param definition - of an operation, a directive or a type
 * @returns SDL
 */
export function printDefinition(definition: DefinitionNode): string {
  const arguments_: string[] = [];
  const bare = visit(definition as ASTNode, {
    leave(node) {
      if (node.kind === Kind.DIRECTIVE && node.name.value === 'deprecated') return {...node, arguments: []};
      const plain = 'description' in node && node.description ? {...node, description: undefined} : node;
      if ((node.kind !== Kind.FIELD_DEFINITION && node.kind !== Kind.DIRECTIVE_DEFINITION) || !node.arguments?.length) {
        return plain === node ? undefined : plain;
      }
      // The printer writes them on one line if they fit; this one argument stands for all of them.
      const place: InputValueDefinitionNode = {
        kind: Kind.INPUT_VALUE_DEFINITION,
        name: {kind: Kind.NAME, value: `${EMPTY}${arguments_.length}`},
        type: {kind: Kind.NAMED_TYPE, name: {kind: Kind.NAME, value: EMPTY}},
      };
      arguments_.push(node.arguments.map((argument) => print(argument)).join('\n'));
      return {...plain, arguments: [place]};
    },
  }) as DefinitionNode;
  return print(bare)
    .split('\n')
    .map((line) =>
      line.replace(/\(x(\d+): x\)/, (_, index: string) => {
        const indent = /^ */.exec(line)![0];
        const lines = (arguments_[Number(index)] ?? '').split('\n');
        return `(\n${lines.map((text) => `${indent}  ${text}`).join('\n')}\n${indent})`;
      }),
    )
    .join('\n');
}
